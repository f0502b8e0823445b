// Alignment guides.

/// A custom alignment guide.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Identifies a guide on one axis.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// A bit that stands for the guide in masks; guides may share one.
  let bit: UInt64
  /// Where the guide lies in a view that does not say.
  let place: Place

  enum Place: UInt8 { case start, middle, end, computed }

  init(_ id: any AlignmentID.Type, axis: Axis, place: Place = .computed) {
    self.id = id
    self.axis = axis
    self.place = place
    var hasher = UInt64(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(id).hashValue))
    hasher = (hasher ^ (hasher >> 32)) &* 0x9E37_79B9_7F4A_7C15
    bit = 1 << (hasher >> 58)
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Where the guide lies in a view of a size that sets no guides.
  package func place(in size: CGSize) -> CGFloat {
    switch place {
    case .start: 0
    case .middle: size[axis] / 2
    case .end: size[axis]
    case .computed: id.defaultValue(in: ViewDimensions(size: size))
    }
  }

  package var isTextBaseline: Bool { self == VerticalAlignment.firstTextBaseline.key || isLastBaseline }
  package var isFirstBaseline: Bool { self == VerticalAlignment.firstTextBaseline.key }
  package var isLastBaseline: Bool { self == VerticalAlignment.lastTextBaseline.key }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }
  private init(_ id: any AlignmentID.Type, at place: AlignmentKey.Place) {
    key = AlignmentKey(id, axis: .horizontal, place: place)
  }
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.key == b.key }

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { mean(values) }

  private enum LeadingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum CenterID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
  private enum TrailingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }

  public static let leading = HorizontalAlignment(LeadingID.self, at: .start)
  public static let center = HorizontalAlignment(CenterID.self, at: .middle)
  public static let trailing = HorizontalAlignment(TrailingID.self, at: .end)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListLeadingID.self, at: .start)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListTrailingID.self, at: .end)
  private enum ListLeadingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum ListTrailingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }
  private init(_ id: any AlignmentID.Type, at place: AlignmentKey.Place) {
    key = AlignmentKey(id, axis: .vertical, place: place)
  }
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.key == b.key }

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { mean(values) }

  private enum TopID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum CenterID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
  private enum BottomID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  private enum FirstBaselineID: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  }
  private enum LastBaselineID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }

  public static let top = VerticalAlignment(TopID.self, at: .start)
  public static let center = VerticalAlignment(CenterID.self, at: .middle)
  public static let bottom = VerticalAlignment(BottomID.self, at: .end)
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineID.self, at: .end)
  public static let lastTextBaseline = VerticalAlignment(LastBaselineID.self, at: .end)
}

private func mean<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
  var sum: CGFloat = 0
  var count: CGFloat = 0
  for case let value? in values {
    sum += value
    count += 1
  }
  return count > 0 ? sum / count : nil
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guides for one proposal.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  private let node: LayoutNode?
  private let proposal: ProposedViewSize
  /// The bits of the guides that the view sets.
  private let mask: UInt64

  /// Dimensions of a view that sets no guides.
  package init(size: CGSize) {
    width = size.width
    height = size.height
    node = nil
    proposal = .unspecified
    mask = 0
  }

  @MainActor
  package init(size: CGSize, node: LayoutNode, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = proposal
    mask = node.guideMask
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let node, mask & key.bit != 0 else { return nil }
    let proposal = proposal
    return onMainActorNow { node.explicitGuide(key, for: proposal) }
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.node === b.node && a.proposal == b.proposal
  }
}
