// Every page of the catalogue, light and dark, at the smallest and the largest text, as it was when somebody last looked.

import DesignTokens
import Foundation
import Painting
import Stage
import SwiftUI
import Testing

@testable import Robinhood

/// Pixels are the same on every machine that has the same fonts, so a picture is recorded as a hash of them. After a change
/// that is meant, look at the pictures that the failing test writes, then record them:
///
///     VITRINE_RECORD_PICTURES=1 ./vitrine test --filter RobinhoodTests.PictureTests
@MainActor
@Suite("Robinhood's pictures", .serialized)
struct PictureTests {
  @Test("every page looks as it was recorded", arguments: PictureSetting.all)
  func pages(_ setting: PictureSetting) throws {
    let pictures = try RobinhoodCatalogue.entries.map { (entry: $0, picture: try setting.picture(of: $0)) }
    if PictureReference.isRecording {
      try PictureReference.record(pictures.map { ($0.entry.id, $0.picture) }, in: setting)
      try ContactSheet.png(of: pictures.filter(\.entry.isScreen).map(\.picture))
        .write(to: PictureReference.folder.appendingPathComponent("\(setting.fileName).png"))
      return
    }
    let reference = try PictureReference()
    guard reference.otherFonts.isEmpty else {
      Issue.record(
        "The pictures were recorded with other fonts and cannot be compared: \(reference.otherFonts.joined(separator: "; "))."
      )
      return
    }
    var changed: [String] = []
    for (entry, picture) in pictures where reference.hash(of: entry.id, in: setting) != PictureReference.hash(picture) {
      let file = try PictureReference.changedPicture(entry.id, in: setting)
      try picture.pngData().write(to: file)
      changed.append(file.path)
    }
    let gone = reference.names(in: setting).subtracting(RobinhoodCatalogue.entries.map(\.id)).sorted()
    #expect(gone.isEmpty, "recorded pages that the catalogue no longer has")
    #expect(
      changed.isEmpty,
      """
      \(changed.count) pages are drawn differently than they were recorded\(reference.otherPackages). Look at them, \
      and if they are meant, record them with VITRINE_RECORD_PICTURES=1.
      """)
  }
}

/// The circumstances in which the pages are drawn.
struct PictureSetting: Hashable, Sendable, CustomTestStringConvertible {
  let colorScheme: ColorScheme
  let typeSize: DynamicTypeSize

  static let all: [PictureSetting] = [ColorScheme.light, .dark].flatMap { scheme in
    [DynamicTypeSize.xSmall, .accessibility5].map { PictureSetting(colorScheme: scheme, typeSize: $0) }
  }

  /// "light-xSmall".
  var fileName: String { "\(colorScheme)-\(typeSize)" }
  var testDescription: String { fileName }

  /// A page on a phone, after at most a second.
  @MainActor func picture(of entry: CatalogueEntry) throws -> Bitmap {
    let device = Device.standard
    // The pages of tokens are many screens long.
    let scale: CGFloat = entry.group == .tokens ? 0.5 : 1
    let stage = Stage(
      device, traits: Traits(colorScheme: colorScheme, dynamicTypeSize: typeSize),
      fit: entry.isScreen ? .screen : .content(width: device.size.width), displayScale: scale
    ) { entry.view }
    if stage.nextFrameTime != nil { stage.advance(untilIdle: 1) }
    return try stage.picture()
  }
}
