// The modifiers of axis marks.

import SwiftUI

/// Axis marks with their style changed.
public struct _StyledAxisMark<Base: AxisMark>: AxisMark {
  package let base: Base
  package let change: (inout AxisElementStyle) -> Void

  @MainActor public static func _collect(_ mark: Self, into marks: _AxisMarkCollector) {
    let outer = marks.style
    mark.change(&marks.style)
    Base._collect(mark.base, into: marks)
    marks.style = outer
  }
}

extension AxisMark {
  /// The font of labels.
  public func font(_ font: Font?) -> some AxisMark { _StyledAxisMark(base: self) { $0.font = font } }

  /// The style of lines, ticks and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    _StyledAxisMark(base: self) { $0.foreground = AnyShapeStyle(style) }
  }

  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    _StyledAxisMark(base: self) {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }
}
