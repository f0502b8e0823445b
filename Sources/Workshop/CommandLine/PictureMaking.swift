// The seam between the command line and the engine: one preview and the options in, one picture's bytes out.

import Drawing
import Foundation
import Painting
import Stage
import SwiftUI

/// A finished picture.
struct MadePicture {
  var data: Data
  /// Points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat
  /// What could not be drawn as it would be on a device.
  var warnings: [String] = []
  /// The views' frames, if they were asked for.
  var tree: ViewFrame?
}

/// A view as `--tree` prints it.
struct ViewFrame: Encodable {
  /// The view or modifier: "Text", "padding".
  var name: String
  /// Left, top, width and height on the picture, in points.
  var frame: [Double]
  var children: [ViewFrame] = []
}

@MainActor
enum PictureMaking {
  /// Draws a preview. What the options leave open, the preview's own traits decide.
  static func picture(
    of entry: _PreviewEntry, options: RenderOptions, assetCatalogs: [String], stringFolders: [String] = []
  ) throws -> MadePicture {
    Stage.installPictureMaking()
    for folder in stringFolders { StringTables.shared.register(folder: folder) }
    for catalog in assetCatalogs.reversed() { AssetCatalogs.register(folder: catalog) }
    // One preview's bar styling must not reach the next one's picture.
    AppearanceProxies.reset()
    Stage.adoptRegion(of: traits(options))
    let (view, settings) = entry.make()
    var device = options.device
    var fit = Stage.Fit.screen
    if !options.namesDevice {
      if let name = settings.device, let asked = Device(named: name) { device = asked }
      if let isLandscape = settings.isLandscape { device = device.turned(to: isLandscape ? .landscape : .portrait) }
      switch settings.layout {
      case .sizeThatFits: fit = .content()
      case .fixed(let width, let height):
        device = Device(
          name: "canvas", idiom: device.idiom, portraitSize: CGSize(width: width, height: height), scale: device.scale)
      case .device, nil: break
      }
    }
    if options.fits { fit = .content() }
    let stage = Stage(device, traits: traits(options), fit: fit, displayScale: options.scale) { view }
    // Entrances and what tasks load belong to a picture; what never rests is shown as it is after a second.
    if stage.nextFrameTime != nil { stage.advance(untilIdle: 1) }
    let framed = try !options.drawsFrame ? nil : options.format == .png ? stage.framedPixels() : stage.framedDrawing
    let drawing = framed ?? stage.frame.drawing
    ProcessMemory.stepDidEnd()
    var (data, losses) = try encode(drawing, of: stage, format: options.format)
    if framed != nil, options.format == .png {
      losses = Painter.problems(in: stage.frame.drawing).map(\.description) + losses
    }
    return MadePicture(
      data: data, size: drawing.size, scale: stage.displayScale,
      warnings: stage.warnings + AssetCatalogs.takeWarnings() + StringTables.shared.takeWarnings() + losses,
      tree: options.includesTree ? ViewFrame(stage.viewTree) : nil)
  }

  static func traits(_ options: RenderOptions) -> Traits {
    let locale = Locale(identifier: options.locale)
    let isRightToLeft = options.isRightToLeft ?? (locale.language.characterDirection == .rightToLeft)
    return Traits(
      colorScheme: options.colorScheme == .dark ? .dark : .light, dynamicTypeSize: dynamicTypeSize(options.typeSize),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, locale: locale,
      isMotionReduced: options.reducesMotion, isContrastIncreased: options.increasesContrast,
      differentiatesWithoutColor: options.differentiatesWithoutColor, isTextBold: options.usesBoldText,
      documents: options.documents)
  }

  private static func dynamicTypeSize(_ size: RenderOptions.TypeSize?) -> DynamicTypeSize {
    switch size {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large, nil: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }

  /// The bytes of a file, and what its format could not express.
  private static func encode(
    _ drawing: DrawList, of stage: Stage, format: RenderOptions.Format
  ) throws -> (data: Data, losses: [String]) {
    switch format {
    case .png:
      let problems = Painter.problems(in: drawing).map(\.description)
      return (try stage.pngData(of: drawing), problems)
    case .pdf:
      let result = try VectorWriter.pdf(drawing, background: stage.systemBackground)
      return (result.data, result.warnings)
    case .svg:
      let result = try VectorWriter.svg(drawing, background: stage.systemBackground)
      return (result.data, result.warnings)
    }
  }
}

extension ViewFrame {
  init(_ box: ViewBox) {
    name = box.name
    frame = [box.frame.minX, box.frame.minY, box.frame.width, box.frame.height].map { ($0 * 1000).rounded() / 1000 }
    children = box.children.map(ViewFrame.init)
  }
}
