// All options side by side, with a thumb under the picked one.

import Drawing
import UIKit

/// The segments of a picker.
struct SegmentedOptions {
  let content: AnyView
  let picked: AnyHashable
  let select: (AnyHashable) -> Void
}

extension SegmentedOptions: PickerOptionsView {
  typealias Body = Never

  static func makeBox(_ environment: EnvironmentValues) -> SegmentedLayoutNode {
    SegmentedLayoutNode(environment: environment)
  }

  func update(_ box: SegmentedLayoutNode) {
    box.picked = picked
    box.select = select
  }

  static func environments(_ outer: EnvironmentValues) -> (plain: EnvironmentValues, picked: EnvironmentValues?) {
    var plain = outer
    plain.font = .system(size: SegmentMetrics.font, weight: .medium)
    plain.lineLimit = 1
    plain.foregroundStyles = ForegroundStyles(
      [Color(source: .system(outer.isEnabled ? .label : .tertiaryLabel))], outer: outer.foregroundStyles)
    var picked = plain
    picked.font = .system(size: SegmentMetrics.font, weight: .semibold)
    let proxy = UISegmentedControl.appearance()
    adopt(proxy.titleTextAttributes(for: .normal), in: &plain)
    adopt(proxy.titleTextAttributes(for: .normal), in: &picked)
    adopt(proxy.titleTextAttributes(for: .selected), in: &picked)
    return (plain, picked)
  }

  @MainActor private static func adopt(_ attributes: [NSAttributedString.Key: Any]?, in values: inout EnvironmentValues) {
    guard let attributes else { return }
    let look = BarTextAttributes(attributes)
    if let font = look.font { values.font = font }
    if let color = look.color { values.foregroundStyles = ForegroundStyles([color], outer: values.foregroundStyles) }
  }
}

@MainActor
final class SegmentedLayoutNode: PickerOptionsLayoutNode {
  /// Beside a segment's content, at least.
  private static let sideInset: CGFloat = 8

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let widest = options.map { $0.box.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = (widest + 2 * Self.sideInset) * CGFloat(options.count)
    let width = proposal.width.map { $0.isFinite ? $0 : CGFloat.infinity } ?? ideal
    return CGSize(width: width, height: SegmentMetrics.height)
  }

  fileprivate var segmentWidth: CGFloat { size.width / CGFloat(max(options.count, 1)) }

  override func layoutChildren() {
    let room = CGSize(width: max(segmentWidth - 2 * SegmentMetrics.thumbInset, 0), height: size.height)
    for index in options.indices {
      let box = box(at: index)
      let answer = box.sizeThatFits(ProposedViewSize(room))
      box.place(
        at: CGPoint(
          x: segmentWidth * CGFloat(index) + (segmentWidth - answer.width) / 2, y: (size.height - answer.height) / 2),
        proposal: ProposedViewSize(room))
    }
  }

  /// The physical left edge of a segment.
  fileprivate func left(of index: Int) -> CGFloat {
    environment.layoutDirection == .rightToLeft
      ? size.width - segmentWidth * CGFloat(index + 1) : segmentWidth * CGFloat(index)
  }

  override func draw(into context: inout DrawContext) {
    let track = context.pixelRect(size)
    let own = UISegmentedControl.appearance().backgroundColor.map { Color(uiColor: $0).rgba(in: environment) }
    let color = own ?? SystemColor.tertiaryFill.rgba(in: environment)
    context.add(.fill(rounded(track, SegmentMetrics.cornerRadius), .color(color), .winding))
    drawDividers(into: &context)
    if let pickedIndex { drawThumb(at: pickedIndex, into: &context) }
    drawChildren(into: &context)
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect).cgPath
  }

  private func drawThumb(at index: Int, into context: inout DrawContext) {
    let inset = SegmentMetrics.thumbInset
    let rect = CGRect(
      x: context.origin.x + left(of: index) + inset, y: context.origin.y + inset, width: segmentWidth - 2 * inset,
      height: size.height - 2 * inset)
    let path = rounded(context.pixelAligned(rect), SegmentMetrics.thumbRadius)
    let standard =
      environment.colorScheme == .dark ? Color(red: 0x63 / 255.0, green: 0x63 / 255.0, blue: 0x66 / 255.0) : .white
    let shade = AnyShapeStyle(
      (UISegmentedControl.appearance().selectedSegmentTintColor.map { Color(uiColor: $0) } ?? standard)
        .shadow(.drop(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)))
    context.fill(path, with: resolveStyle(shade, bounds: rect, environment: environment))
  }

  /// Thin lines between segments, except beside the thumb.
  private func drawDividers(into context: inout DrawContext) {
    guard options.count > 1 else { return }
    let color = SystemColor.separator.rgba(in: environment)
    let picked = pickedIndex ?? -1
    for index in 1..<options.count where index != picked && index - 1 != picked {
      let edge =
        environment.layoutDirection == .rightToLeft ? left(of: index) + segmentWidth : left(of: index)
      let line = CGRect(
        x: context.origin.x + edge - 0.5, y: context.origin.y + size.height * 0.25, width: 1, height: size.height * 0.5)
      context.add(.fill(CGPath(rect: context.pixelAligned(line), transform: nil), .color(color), .winding))
    }
  }

  override func hit(_ point: CGPoint) -> HitPath? { boundsContain(point) ? HitPath().adding(self) : nil }

  override func collectSemantics(into context: inout SemanticsContext) {
    for index in options.indices {
      let box = box(at: index)
      let parts = context.collect { box.collectSemanticsPlaced(into: &$0) }
      let saved = context.origin
      context.origin.x += left(of: index)
      context.add(.button, label: spokenText(of: parts), size: CGSize(width: segmentWidth, height: size.height)) {
        $0.actions = environment.isEnabled ? ["activate"] : []
        if index == pickedIndex { $0.traits.insert(.selected) }
        if !environment.isEnabled { $0.traits.insert(.disabled) }
      }
      if environment.isEnabled, let id = context.elements.last?.id {
        context.note(id, box: self)
        context.handle(id, "activate") { [weak self] in self?.pick(index) }
      }
      context.origin = saved
    }
  }
}

extension SegmentedLayoutNode: TouchBox {
  func touchEntries(_ start: TouchStart) -> [TouchEntry] {
    environment.isEnabled ? [TouchEntry(.normal, SegmentRecognizer(self))] : []
  }

  /// Picks the segment at a point of this box.
  fileprivate func pick(at point: CGPoint) {
    let x = environment.layoutDirection == .rightToLeft ? size.width - point.x : point.x
    guard !options.isEmpty, segmentWidth > 0 else { return }
    pick(min(max(Int(bounded: (x / segmentWidth).rounded(.down)), 0), options.count - 1))
  }

  fileprivate func pick(_ index: Int) {
    guard index != pickedIndex, let tag = options[index].tag else { return }
    select(tag)
  }
}

/// Picks the segment that the finger is lifted on.
@MainActor
private final class SegmentRecognizer: AnyGestureRecognizing {
  private let box: SegmentedLayoutNode
  private var isOver = false

  /// How far outside a finger may be lifted, in points.
  private static let reach: CGFloat = 70

  init(_ box: SegmentedLayoutNode) { self.box = box }

  let activatesOnTouchDown = false
  let deadline: Double? = nil
  func reset() { isOver = false }

  func process(_ event: GestureEvent) -> GesturePhase<Void> {
    if isOver || event.isCancelled {
      isOver = true
      return .failed
    }
    guard let touch = event.touches.first, !touch.isDown else { return .possible(nil) }
    isOver = true
    let point = box.localPoint(touch.location)
    let bounds = CGRect(origin: .zero, size: box.size).insetBy(dx: -Self.reach, dy: -Self.reach)
    guard bounds.contains(point) else { return .failed }
    box.pick(at: point)
    return .ended(())
  }
}
