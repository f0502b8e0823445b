// What is being edited in a field: the text, the place of the caret, what is selected.

/// A field's text as it is edited.
package struct TextEditing: Equatable, Sendable {
  /// Whether the field has the keyboard.
  package var isActive = false
  /// What is selected, in characters from the start; empty where only a caret stands.
  package var selection = 0..<0
  /// What was typed into a field whose value is not text, until it is committed.
  package var draft: String?

  package init() {}
}

/// How input reads and changes a field.
package struct TextInputTarget {
  /// The text as it is edited.
  package let text: @MainActor () -> String
  package let setText: @MainActor (String) -> Void
  package let editing: @MainActor () -> TextEditing
  package let setEditing: @MainActor (TextEditing) -> Void
  /// Tells that editing began or ended.
  package let report: @MainActor (Bool) -> Void
  /// What the return key does where it does not begin a new line.
  package let submit: @MainActor () -> Void
  package let isMultiline: Bool
  package let isSecure: Bool
}

extension TextInputTarget {
  /// The selection within the text there is.
  @MainActor var selection: Range<Int> {
    let count = text().count
    let range = editing().selection
    let lower = min(max(range.lowerBound, 0), count)
    return lower..<min(max(range.upperBound, lower), count)
  }

  @MainActor func select(_ range: Range<Int>) {
    var state = editing()
    state.selection = range
    setEditing(state)
  }

  /// Replaces characters; the caret stands behind the new ones.
  @MainActor func replace(_ range: Range<Int>, with new: String) {
    var characters = Array(text())
    let count = characters.count
    let lower = min(max(range.lowerBound, 0), count)
    let bounds = lower..<min(max(range.upperBound, lower), count)
    let inserted = Array(isMultiline ? new : new.replacingOccurrences(of: "\n", with: " "))
    characters.replaceSubrange(bounds, with: inserted)
    setText(String(characters))
    let caret = lower + inserted.count
    select(caret..<caret)
  }

  @MainActor func insert(_ new: String) { replace(selection, with: new) }

  @MainActor func deleteBackward() {
    let range = selection
    if !range.isEmpty { return replace(range, with: "") }
    guard range.lowerBound > 0 else { return }
    replace(range.lowerBound - 1..<range.lowerBound, with: "")
  }

  @MainActor func deleteForward() {
    let range = selection
    if !range.isEmpty { return replace(range, with: "") }
    guard range.lowerBound < text().count else { return }
    replace(range.lowerBound..<range.lowerBound + 1, with: "")
  }

  /// The word at a character.
  @MainActor func word(at index: Int) -> Range<Int> {
    let characters = Array(text())
    func isPart(_ index: Int) -> Bool {
      characters.indices.contains(index) && (characters[index].isLetter || characters[index].isNumber)
    }
    var lower = min(max(index, 0), characters.count)
    if !isPart(lower), isPart(lower - 1) { lower -= 1 }
    guard isPart(lower) else { return lower..<min(lower + 1, characters.count) }
    var upper = lower
    while isPart(lower - 1) { lower -= 1 }
    while isPart(upper) { upper += 1 }
    return lower..<upper
  }
}
