// Sizes of lists on iOS 17, in points: general knowledge of the system's look, unless a line says otherwise.

import CoreGraphics

enum ListMetrics {
  /// The least height of a row.
  static let row: CGFloat = 44
  /// Above and below a row's content.
  static let rowInset: CGFloat = 11
  /// Corners of inset cards.
  static let cornerRadius: CGFloat = 10
  /// Between a row's content and what follows it.
  static let accessoryGap: CGFloat = 8
  /// The column of a label's icon, and from there to the title.
  static let iconColumn: CGFloat = 28
  static let iconGap: CGFloat = 12
  static let chevron = CGSize(width: 7, height: 12)
  static let chevronStroke: CGFloat = 2
  /// Edit mode (measured): how far content moves, and the circle that deletes or selects.
  static let editShift: CGFloat = 40
  static let editCircle: CGFloat = 22
  /// The lines that a row is moved by, and the room they take from the content.
  static let moveHandle: CGFloat = 20
  static let moveShift: CGFloat = 36

  /// Between header-less cards and above the first (measured: 35). Half of it is an empty header's, half a footer's.
  static let sectionGap: CGFloat = 35
  static let compactSectionGap: CGFloat = 12
  /// Below a header's text.
  static let headerBottom: CGFloat = 7
  /// Above a header's text, besides the footer of the section before.
  static let headerTop: CGFloat = 16
  /// Above and below a footer's text.
  static let footerTop: CGFloat = 8
  static let footerBottom: CGFloat = 8
  /// Above and below the text of a plain list's header.
  static let plainHeaderInset: CGFloat = 5

  /// Screens from this width on have wider margins.
  private static let wideScreen: CGFloat = 414
  /// From the side of the screen to a card, and from a card's side to its content.
  static func margin(width: CGFloat) -> CGFloat { width >= wideScreen ? 20 : 16 }
}
