// Named colours and images of asset catalogs, looked up in the folders that the running program registered.

import CoreGraphics
import Drawing
import Foundation

/// The asset catalogs that named colours and images come from.
package enum AssetCatalogs {
  private struct State {
    var folders: [String] = []
    var catalogs: [String: AssetCatalog] = [:]
    var missing: [String] = []
  }

  private static let state = Lock(State())

  /// Adds a folder that is, or holds at any depth, `.xcassets` folders. Folders added later are asked first.
  package static func register(folder: String) {
    state.withLock { state in
      state.folders.removeAll { $0 == folder }
      state.folders.insert(folder, at: 0)
      state.catalogs[folder] = nil
    }
  }

  /// Forgets every folder and everything read.
  package static func reset() { state.withLock { $0 = State() } }

  /// What was asked for and not found since the last call: sentences to show to a person.
  package static func takeWarnings() -> [String] {
    state.withLock { state in
      defer { state.missing = [] }
      return state.missing
    }
  }

  /// The colour of a name for a colour scheme; nil if no catalog has it.
  package static func color(
    named name: String, bundle: String?, in environment: EnvironmentValues, isRequired: Bool = true
  ) -> RGBA? {
    let traits = AssetTraits(
      isDark: environment.colorScheme == .dark,
      isContrastIncreased: environment.colorSchemeContrast == .increased)
    if let entry = find(bundle, { $0.colors[name] }) { return entry.best(for: traits) }
    if isRequired { note("no asset catalog has a colour set named \"\(name)\"; it is drawn clear") }
    return nil
  }

  /// The image of a name that suits the environment best; nil if no catalog has it.
  package static func image(
    named name: String, bundle: String?, in environment: EnvironmentValues
  ) -> AssetImage? {
    let traits = AssetTraits(
      isDark: environment.colorScheme == .dark,
      isContrastIncreased: environment.colorSchemeContrast == .increased)
    return find(bundle, { $0.images[name] })?.best(for: traits, scale: environment.displayScale)
  }

  private static func find<Entry>(_ bundle: String?, _ look: (AssetCatalog) -> Entry?) -> Entry? {
    state.withLock { state in
      for folder in (bundle.map { [$0] } ?? []) + state.folders {
        let catalog = state.catalogs[folder] ?? AssetCatalog(readingFolder: folder)
        state.catalogs[folder] = catalog
        state.missing += catalog.takeProblems()
        if let entry = look(catalog) { return entry }
      }
      return nil
    }
  }

  private static func note(_ message: String) {
    state.withLock { if !$0.missing.contains(message) { $0.missing.append(message) } }
  }
}

/// What variants of an asset depend on.
package struct AssetTraits: Hashable, Sendable {
  package var isDark = false
  package var isContrastIncreased = false
}

/// The colours of a colour set by appearance.
package struct ColorSet: Sendable {
  package var variants: [AssetTraits: RGBA] = [:]

  /// The variant for the traits, else the nearest more general one.
  package func best(for traits: AssetTraits) -> RGBA? {
    variants[traits] ?? variants[AssetTraits(isDark: traits.isDark)]
      ?? variants[AssetTraits(isContrastIncreased: traits.isContrastIncreased)] ?? variants[AssetTraits()]
  }
}

/// One file of an image set.
package struct AssetImage: Hashable, Sendable {
  package var path: String
  /// Pixels in a point; vector files count as 1.
  package var scale: CGFloat
  package var isTemplate: Bool
  package var isVector: Bool
}

/// The files of an image set.
package struct ImageSet: Sendable {
  package var variants: [(traits: AssetTraits, image: AssetImage)] = []

  package func best(for traits: AssetTraits, scale: CGFloat) -> AssetImage? {
    let order = [
      traits, AssetTraits(isDark: traits.isDark), AssetTraits(isContrastIncreased: traits.isContrastIncreased),
      AssetTraits(),
    ]
    for wanted in order {
      let files = variants.filter { $0.traits == wanted }.map(\.image)
      // The smallest that has pixels enough, else the largest.
      let sorted = files.sorted { $0.scale < $1.scale }
      if let vector = files.first(where: \.isVector) { return vector }
      if let image = sorted.first(where: { $0.scale >= scale }) ?? sorted.last { return image }
    }
    return nil
  }
}
