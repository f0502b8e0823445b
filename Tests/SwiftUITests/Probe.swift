// Reading a laid-out view's frames.

import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// A view of a fixed size that tests find again by name.
struct Block: View {
  var name: String
  var width: CGFloat?
  var height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height).probed(name)
  }
}

private struct ProbeKey: LayoutValueKey { static var defaultValue: String? { nil } }

extension View {
  /// Marks a view's box so that `Probe` finds it.
  func probed(_ name: String) -> some View { layoutValue(key: ProbeKey.self, value: name) }
}

/// A view laid out in a room, without a device around it.
@MainActor
struct Probe {
  let host = ViewHost()
  let scale: CGFloat

  init<V: View>(
    _ size: CGSize = CGSize(width: 300, height: 300), scale: CGFloat = 3, safeArea: EdgeInsets = EdgeInsets(),
    direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> V
  ) {
    self.scale = scale
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    host.setRoot(view(), size: size, safeArea: safeArea, environment: environment)
    host.update()
  }

  /// The frame of the view probed under a name, in the root's coordinates.
  subscript(name: String) -> CGRect? {
    guard let root = host.rootNode else { return nil }
    return find(name, in: root)
  }

  private func find(_ name: String, in node: LayoutNode) -> CGRect? {
    if node is UnaryLayoutNode<LayoutValueModifier<ProbeKey>>, node.layoutValue(ProbeKey.self) == name {
      return node.globalFrame
    }
    for child in node.children {
      if let found = find(name, in: child) { return found }
    }
    return nil
  }

  /// What the root view answers to a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize { host.rootSize(for: proposal) }
}

/// The size of a view for a proposal.
@MainActor
func size<V: View>(
  _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 3, @ViewBuilder of view: () -> V
) -> CGSize {
  Probe(scale: scale, view).size(for: ProposedViewSize(width: width, height: height))
}

func close(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}
