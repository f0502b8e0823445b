// Texts and symbols on a canvas.

import Drawing
import Typesetting

extension GraphicsContext {
  /// A text with its font and colours decided.
  public struct ResolvedText {
    /// What the text is filled with where it has no style of its own.
    public var shading: GraphicsContext.Shading = .foreground
    let text: SwiftUI.ResolvedText
    let environment: EnvironmentValues

    /// The size of the text in room of a size.
    public func measure(in size: CGSize) -> CGSize { layout(in: size)?.size ?? .zero }
    /// The first line's baseline from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.firstBaseline ?? 0 }
    /// The last line's baseline from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.lastBaseline ?? 0 }

    func layout(in size: CGSize) -> TextLayout? {
      guard !text.isEmpty else { return nil }
      let box = SendableBox((text, environment))
      return onMainActorNow {
        let (text, environment) = box.value
        return Typesetter.shared.layout(
          text.styled, width: size.width.isFinite ? max(size.width, 0) : nil,
          height: size.height.isFinite ? max(size.height, 0) : nil, options: ParagraphOptions(environment))
      }
    }
  }

  public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
    ResolvedText(
      text: SwiftUI.ResolvedText(text, environment: environment, now: environment.startDate),
      environment: environment)
  }

  /// Draws a text from the top of a rectangle, wrapped to its width.
  public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
    guard let layout = text.layout(in: rect.size) else { return }
    draw(text, layout, at: rect.origin)
  }
  /// Draws a text in one line a paragraph, with an anchor of its bounds at a point.
  public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity)) else { return }
    let size = layout.size
    draw(text, layout, at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y))
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: GraphicsContext.ResolvedText, _ layout: TextLayout, at point: CGPoint) {
    emit { context, alpha in
      let frame = CGRect(
        x: context.origin.x + point.x, y: context.origin.y + point.y, width: layout.size.width,
        height: layout.size.height)
      var environment = text.environment
      switch text.shading.kind {
      case .foreground: break
      default:
        let resolved = text.shading.resolved(
          in: self, bounds: CGRect(origin: point, size: layout.size), origin: context.origin)
        environment.foregroundStyles = ForegroundStyles([FixedStyle(resolved: resolved)], outer: nil)
      }
      func drawText(_ context: inout DrawContext) {
        let saved = SendableBox((context, text.text, environment))
        let drawn = onMainActorNow {
          let (start, text, environment) = saved.value
          var inner = start
          text.draw(layout, in: frame, environment: environment, into: &inner)
          return SendableBox(inner)
        }
        context = drawn.value
      }
      guard alpha < 1 else {
        drawText(&context)
        return
      }
      var layer = Layer()
      layer.opacity = alpha
      context.layered(layer) { drawText(&$0) }
    }
  }

  /// A view given to the canvas as a symbol.
  public struct ResolvedSymbol {
    let node: LayoutNode
    /// The view's ideal size.
    public var size: CGSize {
      let node = SendableBox(node)
      return onMainActorNow { node.value.size }
    }
  }

  /// The symbol with a tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? {
    let wanted = AnyHashable(id)
    return drawing.symbols.first { $0.tag == wanted }.map { ResolvedSymbol(node: $0.node) }
  }

  /// Draws a symbol stretched into a rectangle.
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var inner = self
    inner.translateBy(x: rect.minX, y: rect.minY)
    if rect.size != size { inner.scaleBy(x: rect.width / size.width, y: rect.height / size.height) }
    inner.emit { context, alpha in
      var layer = Layer()
      layer.opacity = alpha
      let saved = SendableBox((context, symbol.node))
      let drawn = onMainActorNow {
        var inner = saved.value.0
        if alpha < 1 {
          inner.layered(layer) { saved.value.1.draw(into: &$0) }
        } else {
          saved.value.1.draw(into: &inner)
        }
        return SendableBox(inner)
      }
      context = drawn.value
    }
  }
  /// Draws a symbol with an anchor of its bounds at a point.
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
        height: size.height))
  }
}

/// A style that is resolved already.
package struct FixedStyle: ShapeStyle {
  package typealias Resolved = Never
  package let resolved: ResolvedStyle
  package static func _resolvedStyle(_ style: FixedStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    style.resolved.atLevel(request.level)
  }
}
