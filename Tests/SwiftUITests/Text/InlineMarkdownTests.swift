// Reading inline Markdown.

import Testing

@testable import SwiftUI

struct InlineMarkdownTests {
  @Test("emphasis nests")
  func nesting() {
    #expect(
      InlineMarkdown.parse("a **b *c*** d") == [
        MarkdownSpan(text: "a "), MarkdownSpan(text: "b ", style: .strong),
        MarkdownSpan(text: "c", style: [.strong, .emphasis]), MarkdownSpan(text: " d"),
      ])
  }

  @Test(
    "what opens or closes nothing stays as it is",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "a ** b", "*", "[x] (y)", "5 < 6", "a `b",
    ])
  func literal(text: String) {
    #expect(InlineMarkdown.parse(text).map(\.text).joined() == text)
    #expect(InlineMarkdown.parse(text).allSatisfy { $0.style.isEmpty && $0.link == nil })
  }

  @Test("code keeps its characters, escapes lose theirs")
  func code() {
    #expect(InlineMarkdown.parse("`*x*`") == [MarkdownSpan(text: "*x*", style: .code)])
    #expect(InlineMarkdown.parse("\\*x\\*") == [MarkdownSpan(text: "*x*")])
  }

  @Test("links: in brackets, in angles and bare")
  func links() {
    #expect(
      InlineMarkdown.parse("[**a** b](u)") == [
        MarkdownSpan(text: "a", style: .strong, link: "u"), MarkdownSpan(text: " b", link: "u"),
      ])
    #expect(InlineMarkdown.parse("<https://a.b>") == [MarkdownSpan(text: "https://a.b", link: "https://a.b")])
    #expect(
      InlineMarkdown.parse("at me@a.org.") == [
        MarkdownSpan(text: "at "), MarkdownSpan(text: "me@a.org", link: "mailto:me@a.org"), MarkdownSpan(text: "."),
      ])
  }

  @Test("tildes strike")
  func strikethrough() {
    #expect(
      InlineMarkdown.parse("~~x~~ y") == [MarkdownSpan(text: "x", style: .strikethrough), MarkdownSpan(text: " y")])
  }
}
