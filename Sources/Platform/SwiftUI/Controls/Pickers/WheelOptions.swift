// A wheel turned to the picked option.

import Drawing

/// The wheel of a picker.
struct WheelOptions {
  let content: AnyView
  let picked: AnyHashable
  let select: (AnyHashable) -> Void
}

extension WheelOptions: PickerOptionsView {
  typealias Body = Never
  static func makeBox(_ environment: EnvironmentValues) -> WheelLayoutNode { WheelLayoutNode(environment: environment) }
  func update(_ box: WheelLayoutNode) {
    box.picked = picked
    box.select = select
  }
  static func environments(_ outer: EnvironmentValues) -> (plain: EnvironmentValues, picked: EnvironmentValues?) {
    var plain = outer
    // Rows of a wheel do not grow with the text size.
    plain.font = .system(size: WheelMetrics.font)
    plain.lineLimit = 1
    return (plain, nil)
  }
}

@MainActor
final class WheelLayoutNode: PickerOptionsLayoutNode, TouchBox {
  private lazy var wheel: WheelTurn = {
    let wheel = WheelTurn(row: WheelMetrics.row)
    wheel.range = { [weak self] in
      guard let self, !options.isEmpty else { return 0...0 }
      let index = Double(pickedIndex ?? 0)
      return -index...(Double(options.count - 1) - index)
    }
    wheel.didMove = { [weak self] in
      self?.invalidateLayout()
      self?.owner?.host.requestLayout()
    }
    wheel.didRest = { [weak self] in self?.turn($0) }
    return wheel
  }()

  /// Picks the option some rows further down.
  private func turn(_ rows: Int) {
    guard !options.isEmpty else { return }
    let index = min(max((pickedIndex ?? 0) + rows, 0), options.count - 1)
    if index != pickedIndex, let tag = options[index].tag { select(tag) }
  }

  func touchEntries(_ start: TouchStart) -> [TouchEntry] {
    guard environment.isEnabled else { return [] }
    return [TouchEntry(.high, WheelRecognizer(self, wheel, input: start.input))]
  }

  override func hit(_ point: CGPoint) -> HitPath? { boundsContain(point) ? HitPath().adding(self) : nil }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let widest = options.map { $0.box.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? (widest + 2 * 20)
    return CGSize(width: width, height: proposal.height ?? WheelMetrics.height)
  }

  /// The row in the middle, and something of the next while the wheel turns.
  private var middle: Double { Double(pickedIndex ?? 0) + wheel.rows }
  private var shown: [Int] { options.indices.filter { WheelMetrics.opacity(atRows: Double($0) - middle) > 0 } }
  override var children: [LayoutNode] { shown.map(box(at:)) }

  override func layoutChildren() {
    let offer = ProposedViewSize(width: max(size.width - 40, 0), height: WheelMetrics.row)
    for index in shown {
      let box = box(at: index)
      let answer = box.sizeThatFits(offer)
      let y = size.height / 2 + CGFloat(Double(index) - middle) * WheelMetrics.row
      box.place(at: CGPoint(x: (size.width - answer.width) / 2, y: y - answer.height / 2), proposal: offer)
    }
  }

  override func draw(into context: inout DrawContext) {
    let band = CGRect(
      x: context.origin.x + 9, y: context.origin.y + (size.height - WheelMetrics.row) / 2,
      width: max(size.width - 18, 0), height: WheelMetrics.row)
    let path = RoundedRectangle(cornerRadius: WheelMetrics.bandRadius, style: .continuous)
      .path(in: context.pixelAligned(band)).cgPath
    context.add(.fill(path, .color(SystemColor.tertiaryFill.rgba(in: environment)), .winding))
    let clip = CGPath(rect: context.pixelRect(size), transform: nil)
    context.clipped(to: clip) { inner in
      for index in shown {
        var layer = Layer()
        layer.opacity = WheelMetrics.opacity(atRows: Double(index) - middle)
        let box = box(at: index)
        if layer.opacity == 1 {
          box.drawPlaced(into: &inner)
        } else {
          inner.layered(layer) { box.drawPlaced(into: &$0) }
        }
      }
    }
  }

  override func collectSemantics(into context: inout SemanticsContext) {
    guard let pickedIndex else { return }
    let parts = context.collect { box(at: pickedIndex).collectSemanticsPlaced(into: &$0) }
    context.add(.staticText, label: "", size: size) {
      $0.value = spokenText(of: parts)
      $0.actions = environment.isEnabled ? ["increment", "decrement"] : []
    }
    guard environment.isEnabled, let id = context.elements.last?.id else { return }
    context.handle(id, "increment") { [weak self] in self?.turn(1) }
    context.handle(id, "decrement") { [weak self] in self?.turn(-1) }
  }
}
