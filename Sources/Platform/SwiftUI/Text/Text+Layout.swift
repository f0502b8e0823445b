// How a Text takes up room: resolved once, laid out a width, drawn as glyph runs and lines.

import Drawing
import Typesetting

/// What a text's box keeps between questions.
package struct TextCache {
  package fileprivate(set) var resolved: ResolvedText?
  fileprivate var options = ParagraphOptions()
  fileprivate var layouts: [(width: CGFloat?, height: CGFloat?, layout: TextLayout)] = []
  package init() {}
}

extension ParagraphOptions {
  package init(_ environment: EnvironmentValues) {
    self.init()
    alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    direction = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    maximumLines = environment.lineLimit.map { max($0, 1) }
    minimumLines = max(environment.lowerLineLimit ?? 1, 1)
    lineSpacing = environment.lineSpacing
    minimumScale = max(0.01, min(environment.minimumScaleFactor, 1))
    allowsTightening = environment.allowsTightening
    displayScale = environment.displayScale
  }
}

extension Text: LeafView {
  package func makeLeafCache() -> TextCache { TextCache() }

  package func affectsLayout(comparedTo old: Text) -> Bool { self != old }

  /// Lines do not break anew on the way from one size to another.
  package static var isResizable: Bool { false }

  package func paints(_ node: LeafLayoutNode<Text>) -> [ResolvedStyle] {
    resolved(for: node).paints(in: node.environment)
  }

  @MainActor package func resolved(for node: LeafLayoutNode<Text>) -> ResolvedText {
    if let known = node.cache.resolved { return known }
    let now = node.environment.startDate + (node.owner?.host.time ?? 0)
    let resolved = ResolvedText(self, environment: node.environment, now: now)
    if resolved.followsTime { showNextSecond(node) }
    for warning in resolved.warnings { node.owner?.host.warn(warning) }
    node.cache.resolved = resolved
    node.cache.options = ParagraphOptions(node.environment)
    return resolved
  }

  /// Asks for the text anew when the next second begins.
  @MainActor private func showNextSecond(_ node: LeafLayoutNode<Text>) {
    guard let host = node.owner?.host else { return }
    let next = host.time.rounded(.down) + 1
    guard node.nextTick != next else { return }
    node.nextTick = next
    host.due.schedule(at: next) { [weak node] in
      guard let node, node.owner?.isDestroyed == false, node.nextTick == next else { return }
      node.reset()
      node.owner?.host.requestLayout()
    }
  }

  @MainActor package func layout(_ proposal: ProposedViewSize, _ node: LeafLayoutNode<Text>) -> TextLayout {
    let resolved = resolved(for: node)
    let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    let height = proposal.height.flatMap { $0.isFinite ? max($0, 0) : nil }
    for known in node.cache.layouts {
      if known.width == width && known.height == height { return known.layout }
      if known.layout.steadyWidth <= width ?? .greatestFiniteMagnitude { return known.layout }
    }
    let made = Typesetter.shared.layout(
      resolved.styled, width: width, height: height, options: node.cache.options)
    if node.cache.layouts.count == 6 { node.cache.layouts.removeFirst() }
    node.cache.layouts.append((width, height, made))
    return made
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LeafLayoutNode<Text>) -> CGSize {
    guard !resolved(for: node).isEmpty else { return .zero }
    return layout(proposal, node).size
  }

  package func guideMask(_ node: LeafLayoutNode<Text>) -> UInt64 {
    VerticalAlignment.firstTextBaseline.key.bit | VerticalAlignment.lastTextBaseline.key.bit
  }

  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, node: LeafLayoutNode<Text>
  ) -> CGFloat? {
    guard key.isTextBaseline else { return nil }
    guard !resolved(for: node).isEmpty else { return 0 }
    let layout = layout(proposal, node)
    return key.isFirstBaseline ? layout.firstBaseline : layout.lastBaseline
  }

  package func spacing(_ node: LeafLayoutNode<Text>) -> ViewSpacing {
    let resolved = resolved(for: node)
    guard !resolved.isEmpty else { return ViewSpacing() }
    return .text(metrics: layout(.unspecified, node).metrics, displayScale: node.environment.displayScale)
  }

  package func draw(_ node: LeafLayoutNode<Text>, into context: inout DrawContext) {
    let resolved = resolved(for: node)
    guard !resolved.isEmpty else { return }
    let layout = layout(node.proposal, node)
    let frame = context.pixelRect(node.size)
    resolved.draw(layout, in: frame, environment: node.environment, into: &context)
  }

  package func collectSemantics(_ node: LeafLayoutNode<Text>, into context: inout SemanticsContext) {
    let resolved = resolved(for: node)
    guard !resolved.isEmpty else { return }
    let label = hasSpeech ? spoken(in: node.environment) : resolved.string
    context.add(.staticText, label: label, size: node.size) { element in
      if let level = speech?.headingLevel {
        element.traits.insert(.header)
        element.details.headingLevel = level
      }
      if resolved.styles.count == 1, resolved.styles[0].link != nil {
        element.role = .link
        element.traits = .link
        element.actions = ["activate"]
      }
    }
  }
}
