// Large words that get smaller rather than broken.

import DesignTokens
import SwiftUI

/// Text whose words stay whole at accessibility sizes: where the longest is wider than the room, all of it is set in the
/// next smaller text size in which it fits, down to the largest of the ordinary ones.
///
/// A word that does not even fit then, such as the path of a file, is broken at the size that the user wants.
struct WholeWords: View {
  let text: String
  let role: TypeRole
  @Environment(\.dynamicTypeSize) private var typeSize

  init(_ text: String, _ role: TypeRole) {
    self.text = text
    self.role = role
  }

  var body: some View {
    if typeSize.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        ForEach(sizes, id: \.self) { size in
          VStack(spacing: 0) {
            // Asks for no width of its own: whether this size fits is decided by the words below.
            words.frame(idealWidth: 0)
            longestWords
          }
          .dynamicTypeSize(size)
        }
        words
      }
    } else {
      words
    }
  }

  private var words: some View { Text(text).textRole(role) }

  private var longestWords: some View {
    ZStack {
      ForEach(Self.longest(in: text), id: \.self) { Text($0).textRole(role).lineLimit(1).fixedSize() }
    }
    .frame(height: 0)
    .hidden()
  }

  private var sizes: [DynamicTypeSize] {
    DynamicTypeSize.allCases.filter { $0 >= .xxxLarge && $0 <= typeSize }.reversed()
  }

  /// The few of which one is the widest. A hyphen ends a word: lines may break behind it.
  static func longest(in text: String) -> [String] {
    var words: [String] = []
    for part in text.split(whereSeparator: \.isWhitespace) {
      var rest = part
      while let hyphen = rest.firstIndex(of: "-") {
        words.append(String(rest[...hyphen]))
        rest = rest[rest.index(after: hyphen)...]
      }
      if !rest.isEmpty { words.append(String(rest)) }
    }
    var seen: Set<String> = []
    return Array(words.sorted { $0.count > $1.count }.filter { seen.insert($0).inserted }.prefix(3))
  }
}

struct WholeWords_Previews: PreviewProvider {
  static var previews: some View {
    VStack(alignment: .leading, spacing: .rhGutter) {
      WholeWords("Amazon.com, Inc.", .rhPositionTitle)
      WholeWords("Communication Services Select Sector", .rhSectionHeader)
      WholeWords("Costco Wholesale Corporation", .rhScreenTitle)
    }
    .foregroundStyle(Color.rhTextPrimary)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.rhGutter)
    .background(Color.rhCanvas)
  }
}
