// LazyVStack, LazyHStack, LazyVGrid, LazyHGrid.

/// Views of a lazy container that stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A column that makes its views as they come into sight.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  public static func _makeNode(_ view: LazyVStack<Content>, _ context: _NodeContext) -> _ViewNode {
    LazyContainerNode(
      view, context, content: { $0.content }, pinnedViews: { $0.pinnedViews },
      arrangement: {
        LazyStackArrangement(axis: .vertical, guide: $0.alignment.key, lineSpacing: $0.spacing)
      })
  }
}

/// A row that makes its views as they come into sight.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  public static func _makeNode(_ view: LazyHStack<Content>, _ context: _NodeContext) -> _ViewNode {
    LazyContainerNode(
      view, context, content: { $0.content }, pinnedViews: { $0.pinnedViews },
      arrangement: {
        LazyStackArrangement(axis: .horizontal, guide: $0.alignment.key, lineSpacing: $0.spacing)
      })
  }
}

/// One item a line, aligned across.
struct LazyStackArrangement: LazyArrangement {
  let axis: Axis
  let guide: AlignmentKey
  let lineSpacing: CGFloat?

  func itemsPerLine(across: CGFloat) -> Int { 1 }

  func arrangeLine(_ items: [LayoutNode], across: CGFloat) -> LazyLine {
    guard let item = items.first else { return ([], [], 0) }
    let proposal = ProposedViewSize(axis, nil, minor: across)
    let size = item.sizeThatFits(proposal)
    let place = guide.place(in: CGSize(axis, size[axis], minor: across))
    let origin = CGPoint(axis, 0, minor: place - item.guide(guide, for: proposal, size: size))
    return ([origin], [proposal], size[axis])
  }
}

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    /// A width in points.
    case fixed(CGFloat)
    /// A share of what is left, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, within bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid that grows downwards.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  public static func _makeNode(_ view: LazyVGrid<Content>, _ context: _NodeContext) -> _ViewNode {
    LazyContainerNode(
      view, context, content: { $0.content }, pinnedViews: { $0.pinnedViews },
      arrangement: {
        LazyGridArrangement(
          axis: .vertical, tracks: $0.columns, lineSpacing: $0.spacing, alignment: $0.alignment.key)
      })
  }
}

/// A grid that grows to the trailing side.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  public static func _makeNode(_ view: LazyHGrid<Content>, _ context: _NodeContext) -> _ViewNode {
    LazyContainerNode(
      view, context, content: { $0.content }, pinnedViews: { $0.pinnedViews },
      arrangement: {
        LazyGridArrangement(
          axis: .horizontal, tracks: $0.rows, lineSpacing: $0.spacing, alignment: $0.alignment.key)
      })
  }
}

/// Items in tracks across the axis, a line at a time.
struct LazyGridArrangement: LazyArrangement {
  let axis: Axis
  let tracks: [GridItem]
  let lineSpacing: CGFloat?
  /// Where the tracks lie when they do not fill the room across.
  let alignment: AlignmentKey
  var guide: AlignmentKey { alignment }

  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// The tracks for the room across that was last asked for, which every line asks for again.
  private final class ResolvedTracks {
    var across: CGFloat?
    var tracks: [Track] = []
  }

  private let resolved = ResolvedTracks()

  init(axis: Axis, tracks: [GridItem], lineSpacing: CGFloat?, alignment: AlignmentKey) {
    self.axis = axis
    self.tracks = tracks
    self.lineSpacing = lineSpacing
    self.alignment = alignment
  }

  private func resolvedTracks(across: CGFloat) -> [Track] {
    if resolved.across != across {
      resolved.across = across
      resolved.tracks = resolve(across: across)
    }
    return resolved.tracks
  }

  /// Fixed tracks first; the rest is shared by the flexible ones, each clamped, what is left over is not shared again.
  func resolve(across: CGFloat) -> [Track] {
    let gap = ViewSpacing.defaultGap
    var room = across
    var flexible = 0
    for (index, item) in tracks.enumerated() {
      if index < tracks.count - 1 { room -= item.spacing ?? gap }
      if case .fixed(let length) = item.size { room -= length } else { flexible += 1 }
    }
    var resolved: [Track] = []
    var position: CGFloat = 0
    for item in tracks {
      let spacing = item.spacing ?? gap
      let itemAlignment = item.alignment ?? .center
      func add(_ length: CGFloat) {
        resolved.append(Track(start: position, length: max(length, 0), alignment: itemAlignment))
        position += max(length, 0) + spacing
      }
      switch item.size {
      case .fixed(let length): add(length)
      case .flexible(let minimum, let maximum):
        let share = room / CGFloat(max(flexible, 1))
        let length = min(max(share, minimum), maximum)
        room -= length
        flexible -= 1
        add(length)
      case .adaptive(let minimum, let maximum):
        let share = max(room / CGFloat(max(flexible, 1)), 0)
        let count = max(Int(bounded: ((share + spacing) / max(minimum + spacing, 1)).rounded(.down)), 1)
        let length = min(max((share - spacing * CGFloat(count - 1)) / CGFloat(count), minimum), maximum)
        room -= share
        flexible -= 1
        for _ in 0..<min(count, 10_000) { add(length) }
      }
    }
    if resolved.isEmpty { resolved = [Track(start: 0, length: across, alignment: .center)] }
    // The tracks are placed in the room by the grid's alignment, centred as a rule.
    if let last = resolved.last {
      let used = last.start + last.length
      let shift =
        alignment.place(in: CGSize(width: across, height: across))
        - alignment.place(in: CGSize(width: used, height: used))
      for index in resolved.indices { resolved[index].start += shift }
    }
    return resolved
  }

  func itemsPerLine(across: CGFloat) -> Int { max(resolvedTracks(across: across).count, 1) }

  func arrangeLine(_ items: [LayoutNode], across: CGFloat) -> LazyLine {
    let tracks = resolvedTracks(across: across)
    var proposals: [ProposedViewSize] = []
    var length: CGFloat = 0
    for (index, item) in items.enumerated() {
      let proposal = ProposedViewSize(axis, nil, minor: tracks[index].length)
      proposals.append(proposal)
      length = max(length, item.sizeThatFits(proposal)[axis])
    }
    var origins: [CGPoint] = []
    for (index, item) in items.enumerated() {
      let track = tracks[index]
      let cell = CGSize(axis, length, minor: track.length)
      var origin = alignedOrigin(item, proposals[index], in: cell, track.alignment)
      origin[axis.other] += track.start
      origins.append(origin)
    }
    return (origins, proposals, length)
  }
}
