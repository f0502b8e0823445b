// The picked option alone, as menus and rows show it.

/// The option that is picked; nothing when none is.
struct PickedOption {
  let content: AnyView
  let picked: AnyHashable
  let select: (AnyHashable) -> Void
}

extension PickedOption: PickerOptionsView {
  typealias Body = Never
  static func makeBox(_ environment: EnvironmentValues) -> PickedOptionLayoutNode {
    PickedOptionLayoutNode(environment: environment)
  }
  func update(_ box: PickedOptionLayoutNode) {
    box.picked = picked
    box.select = select
  }
}

@MainActor
final class PickedOptionLayoutNode: PickerOptionsLayoutNode {
  private var shown: LayoutNode? { pickedIndex.map(box(at:)) }

  override var children: [LayoutNode] { shown.map { [$0] } ?? [] }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shown?.sizeThatFits(proposal) ?? .zero }
  override func layoutChildren() { shown?.place(at: .zero, proposal: proposal) }
  override func computeGuideMask() -> UInt64 { shown?.guideMask ?? 0 }
  override func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    shown?.explicitGuide(key, for: proposal)
  }
}
