// A page of a system's catalogue.

import SwiftUI

/// Something of a design system to look at: tokens, a component in its states, a screen.
public struct CatalogueEntry: Identifiable, Sendable {
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case tokens = "Tokens"
    case components = "Components"
    case screens = "Screens"
  }

  public let group: Group
  public let name: String
  /// Whether it fills a screen; else it is as high as it needs to be.
  public let isScreen: Bool
  private let make: @MainActor @Sendable () -> AnyView

  public var id: String { "\(group.rawValue).\(name)" }

  public init<Content: View>(
    _ group: Group, _ name: String, isScreen: Bool? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.group = group
    self.name = name
    self.isScreen = isScreen ?? (group == .screens)
    make = { AnyView(content()) }
  }

  /// A new view of it, with state of its own.
  @MainActor public var view: AnyView { make() }
}
