// What lies at a point of the screen: a view, where it is in the code, how it looks and what it says.

import Drawing
import Foundation
import SwiftUI

/// A view on the screen, as an inspector shows it.
public struct InspectedView: Hashable, Sendable {
  /// "Text", "Rectangle".
  public var name: String
  /// The views and containers around it, outermost first; the last is the view itself.
  public var path: [String]
  /// In points, from the screen's top left corner.
  public var frame: CGRect
  /// What `padding` adds around it, in points.
  public var padding: Device.Insets?
  /// The font of its text, "Inter 17 pt, weight 600".
  public var font: String?
  /// The colours it is drawn in, without repeats, at most four.
  public var colors: [RGBA]
  /// What is read out at this point.
  public var element: Semantics.Element?
}

extension Stage {
  /// The innermost view at a point that draws something; nil where there is none.
  public func inspect(at point: CGPoint) -> InspectedView? {
    let semantics = frame.semantics
    return onLargeStack {
      guard let root = host.rootNode else { return nil }
      var chain: [LayoutNode] = []
      guard let commands = find(point, in: root, &chain), let node = chain.last else { return nil }
      var padding: Device.Insets?
      // Wrappers that only add padding, from the inside out.
      for index in chain.indices.dropLast().reversed() where chain[index].displayName == "padding" {
        let (outer, inner) = (chain[index].globalFrame, chain[index + 1].globalFrame)
        guard inner.insetBy(dx: -0.5, dy: -0.5).contains(node.globalFrame) else { break }
        padding = Device.Insets(
          top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
          right: outer.maxX - inner.maxX)
        break
      }
      return InspectedView(
        name: node.displayName, path: path(to: chain), frame: node.globalFrame, padding: padding,
        font: Self.font(in: commands), colors: Self.colors(in: commands),
        element: Self.element(at: point, in: semantics.elements))
    }
  }

  /// Where a tap on an element does what the element does, in points: on the switch of a toggle, in the middle of most
  /// others. Nil if there is no such element.
  public func activationPoint(ofElement id: Int) -> CGPoint? {
    guard let element = semantics.elements.flatMap(\.flattened).first(where: { $0.id == id }) else { return nil }
    let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
    guard let box = host.semanticsHandlers[id]?.box else { return middle }
    return onLargeStack { host.input.activationPoint(of: box, in: element.frame) } ?? middle
  }

  /// What the options of a picker's element are called, in order, and which of them is picked; nil for other elements.
  package func pickerOptions(ofElement id: Int) -> (names: [String], picked: Int?)? {
    guard let box = host.semanticsHandlers[id]?.box else { return nil }
    return run { _ in box.pickerOptions }
  }

  /// Picks an option of a picker's element by its place.
  package func pickOption(_ index: Int, ofElement id: Int) {
    guard let box = host.semanticsHandlers[id]?.box else { return }
    act { _ in box.pickOption(at: index) }
  }

  /// The text that a text field's element edits, which is empty while a placeholder is read out; nil for other elements.
  package func fieldText(ofElement id: Int) -> String? {
    var box = host.semanticsHandlers[id]?.box
    while let current = box {
      if let control = current as? any ControlBox {
        return control.controlActions.field.map { field in host.onOwnTime { field.text() } }
      }
      box = current.parent
    }
    return nil
  }

  /// Finds the innermost box at a point that leaves marks, and what it draws. The last child lies on top.
  private func find(_ point: CGPoint, in node: LayoutNode, _ chain: inout [LayoutNode]) -> [DrawCommand]? {
    chain.append(node)
    for child in node.children.reversed() {
      if let found = find(point, in: child, &chain) { return found }
    }
    if node.children.isEmpty, node.globalFrame.holds(point) {
      var context = DrawContext(displayScale: displayScale)
      node.draw(into: &context)
      if !context.commands.isEmpty { return context.commands }
    }
    chain.removeLast()
    return nil
  }

  private func path(to chain: [LayoutNode]) -> [String] {
    var names: [String] = []
    var seen: Set<ObjectIdentifier> = []
    for box in chain {
      // The views with a body that the box belongs to, outermost first.
      var owners: [String] = []
      var owner = box.owner
      while let node = owner, !seen.contains(ObjectIdentifier(node)) {
        seen.insert(ObjectIdentifier(node))
        if let name = node.viewName { owners.append(String(name.prefix { $0 != "<" })) }
        owner = node.parent
      }
      names += owners.reversed()
      let name = String(box.displayName.prefix { $0 != "<" })
      if !name.contains("Node") { names.append(name) }
    }
    // A container's view and its box often bear one name.
    return names.enumerated().filter { $0.offset == 0 || names[$0.offset - 1] != $0.element }.map(\.element)
  }

  private static func element(at point: CGPoint, in elements: [Semantics.Element]) -> Semantics.Element? {
    for element in elements.reversed() {
      if let inner = self.element(at: point, in: element.children) { return inner }
      if element.frame.holds(point), element.role != .container { return element }
    }
    return nil
  }

  private static func font(in commands: [DrawCommand]) -> String? {
    for case .glyphs(let run, _, _) in commands {
      let size = (run.font.size * 100).rounded() / 100
      let weight = run.font.variations["wght"].map { ", weight \(Int(bounded: $0))" } ?? ""
      let text = size == size.rounded() ? "\(Int(bounded: size))" : "\(size)"
      return "\(run.font.familyName) \(text) pt\(weight)"
    }
    return nil
  }

  private static func colors(in commands: [DrawCommand]) -> [RGBA] {
    var colors: [RGBA] = []
    func add(_ paint: Paint) {
      switch paint {
      case .color(let color): if color.alpha > 0, !colors.contains(color) { colors.append(color) }
      case .faded(let paint, let factor):
        if case .color(let color) = paint { add(.color(color.opacity(factor))) } else { add(paint) }
      case .shadowed(let paint, _): add(paint)
      case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _),
        .angular(let stops, _, _, _):
        for stop in stops.stops { add(.color(stop.color)) }
      case .tile: break
      }
    }
    for command in commands {
      switch command {
      case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, _, let paint): add(paint)
      case .image(let image): if let template = image.template { add(template) }
      default: break
      }
    }
    return Array(colors.prefix(4))
  }
}
