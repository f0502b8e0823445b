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

  init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    var hasher = UInt64(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(id).hashValue))
    hasher = (hasher ^ (hasher >> 32)) &* 0x9E37_79B9_7F4A_7C15
    bit = 1 << (hasher >> 58)
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  package var isTextBaseline: Bool { self == VerticalAlignment.firstTextBaseline.key || isLastBaseline }
  package var isFirstBaseline: Bool { self == VerticalAlignment.firstTextBaseline.key }
  package var isLastBaseline: Bool { self == VerticalAlignment.lastTextBaseline.key }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.key == b.key }

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { mean(values) }

  private enum LeadingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum CenterID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
  private enum TrailingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }

  public static let leading = HorizontalAlignment(LeadingID.self)
  public static let center = HorizontalAlignment(CenterID.self)
  public static let trailing = HorizontalAlignment(TrailingID.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListLeadingID.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListTrailingID.self)
  private enum ListLeadingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum ListTrailingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.key == b.key }

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { mean(values) }

  private enum TopID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  private enum CenterID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
  private enum BottomID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  private enum FirstBaselineID: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  }
  private enum LastBaselineID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }

  public static let top = VerticalAlignment(TopID.self)
  public static let center = VerticalAlignment(CenterID.self)
  public static let bottom = VerticalAlignment(BottomID.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineID.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaselineID.self)
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

  package init(size: CGSize, node: LayoutNode?, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = proposal
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let node else { return nil }
    let proposal = proposal
    return onMainActorNow { node.explicitGuide(key, for: proposal) }
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.node === b.node && a.proposal == b.proposal
  }
}
