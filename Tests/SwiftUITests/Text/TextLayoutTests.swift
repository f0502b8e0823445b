// How much room texts take, and what they say.

import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// One view, asked for its size and drawing.
@MainActor
private struct Shown {
  let host = ViewHost()
  let scale: CGFloat

  init<V: View>(
    _ view: V, scale: CGFloat = 3, size: DynamicTypeSize = .large, locale: String = "en_US",
    direction: LayoutDirection = .leftToRight
  ) {
    self.scale = scale
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.dynamicTypeSize = size
    environment.locale = Locale(identifier: locale)
    environment.layoutDirection = direction
    host.setRoot(view, size: CGSize(width: 393, height: 852), safeArea: EdgeInsets(), environment: environment)
    host.update()
  }

  func size(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    host.rootSize(for: ProposedViewSize(width: width, height: height))
  }

  var labels: [String] { host.semantics().elements.map(\.label) }
  var commands: [DrawCommand] { host.draw(displayScale: scale).commands }
  var glyphs: [String] {
    commands.compactMap { if case .glyphs(let run, _, _) = $0 { run.text } else { nil } }
  }
}

private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

@MainActor
struct TextLayoutTests {
  @Test(
    "a line of each text style is as high as on iOS",
    arguments: [
      (Font.largeTitle, 40.667), (.title, 33.667), (.title2, 26.333), (.title3, 24), (.headline, 20.333),
      (.body, 20.333), (.callout, 19.333), (.subheadline, 18), (.footnote, 15.667), (.caption, 14.333),
      (.caption2, 13.333),
    ])
  func styles(font: Font, height: CGFloat) {
    #expect(isClose(Shown(Text(verbatim: "Ag").font(font)).size().height, height))
  }

  @Test("two lines of body add the style's leading")
  func twoLines() {
    #expect(isClose(Shown(Text(verbatim: "a\nb")).size().height, 42.333))
    #expect(isClose(Shown(Text(verbatim: "a\nb"), scale: 2).size().height, 42.5))
  }

  @Test("text follows the text size unless its font is fixed")
  func dynamicType() {
    let body = Font.body.request(context(.accessibility5))
    #expect(body.size == 53)
    #expect(Font.system(size: 17).request(context(.accessibility5)).size == 17)
    #expect(Font.custom("Avenir", size: 20).request(context(.xxxLarge)).size == 27)
    #expect(Font.custom("Avenir", size: 34, relativeTo: .largeTitle).request(context(.xSmall)).size == 31)
    #expect(Font.custom("Avenir", fixedSize: 20).request(context(.xxxLarge)).size == 20)
  }

  private func context(_ size: DynamicTypeSize) -> FontContext {
    var context = FontContext()
    context.dynamicTypeSize = size
    return context
  }

  @Test("bold is semibold on small styles, bold on titles, and gives way to a weight")
  func boldTrait() {
    var traits = FontTraits()
    traits.isBold = true
    #expect(Font.body.request(FontContext(), traits: traits).weight == 600)
    #expect(Font.title.request(FontContext(), traits: traits).weight == 700)
    #expect(Font.system(size: 12).request(FontContext(), traits: traits).weight == 700)
    traits.weight = .light
    #expect(Font.title.request(FontContext(), traits: traits).weight == 300)
    #expect(Font.body.weight(.heavy).request(FontContext()).weight == 800)
    #expect(Font.custom("Avenir-Heavy", size: 12).request(FontContext()).weight == nil)
  }

  @Test("an empty text takes no room")
  func empty() { #expect(Shown(Text(verbatim: "")).size() == .zero) }

  @Test("a limit of lines cuts text and reserved lines make room")
  func lineLimits() {
    let text = Text(verbatim: "one two three four five six seven")
    let one = Shown(text.lineLimit(1)).size(width: 80)
    #expect(isClose(one.height, 20.333))
    #expect(isClose(Shown(Text(verbatim: "a").lineLimit(2, reservesSpace: true)).size().height, 42.333))
    #expect(isClose(Shown(Text(verbatim: "a").lineLimit(2...)).size().height, 42.333))
    #expect(isClose(Shown(Text(verbatim: "a").lineLimit(1...3)).size().height, 20.333))
  }

  @Test("the style nearest to the characters wins")
  func nearestWins() {
    let near = Shown(Text(verbatim: "x").font(.caption).font(.largeTitle)).size().height
    #expect(isClose(near, 14.333))
    let outside = Shown(Text(verbatim: "x").font(.caption).environment(\.font, .largeTitle)).size().height
    #expect(isClose(outside, 14.333))
    #expect(isClose(Shown(VStack { Text(verbatim: "x") }.font(.caption)).size().height, 14.333))
  }

  @Test("a case changes what is drawn and said")
  func textCase() {
    #expect(Shown(Text(verbatim: "straße").textCase(.uppercase)).labels == ["STRASSE"])
  }

  @Test("a literal is read as Markdown, a string is not")
  func markdown() {
    #expect(Shown(Text("**so** it `is`")).labels == ["so it is"])
    let string = "**so**"
    #expect(Shown(Text(string)).labels == ["**so**"])
    let value = "*x*"
    #expect(Shown(Text("**a** \(value)")).labels == ["a *x*"])
  }

  @Test("numbers in a literal are written as the locale writes them")
  func interpolation() {
    #expect(Shown(Text("\(12345) items, 100%")).labels == ["12,345 items, 100%"])
    #expect(Shown(Text("\(12345) items"), locale: "de_DE").labels == ["12.345 items"])
    #expect(Shown(Text("\(1.5, specifier: "%.2f")"), locale: "de_DE").labels == ["1,50"])
    #expect(Shown(Text("\(7, specifier: "%03d") \(255, specifier: "%x")")).labels == ["007 ff"])
    #expect(Shown(Text(0.25, format: .percent), locale: "en_US").labels == ["25%"])
    #expect(Shown(Text(12.5, format: .currency(code: "EUR")), locale: "en_US").labels == ["€12.50"])
  }

  @Test("dates follow the environment's time zone")
  func dates() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(Shown(Text(date, style: .date)).labels == ["January 1, 1970"])
    let tokyo = TimeZone(secondsFromGMT: 9 * 3600) ?? .current
    let label = Shown(Text(date, style: .time).environment(\.timeZone, tokyo)).labels[0]
    #expect(label.replacingOccurrences(of: "\u{202F}", with: " ") == "9:00 AM")
  }

  @Test("a timer shows what is left of its interval")
  func timer() {
    let start = Date(timeIntervalSince1970: 0)
    let text = Text(timerInterval: start...(start + 3725), pauseTime: start)
    #expect(Shown(text).labels == ["1:02:05"])
  }

  @Test("texts in a row keep their own colours")
  func concatenation() {
    let text = Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b")
    let paints = Shown(text).commands.compactMap { command -> Paint? in
      if case .glyphs(_, _, let paint) = command { paint } else { nil }
    }
    #expect(paints.count == 2)
    #expect(paints.first != paints.last)
    #expect(paints.last == .color(.black))
  }

  @Test("equal texts are equal, whatever they were made from")
  func equality() {
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text("a").bold() != Text("a"))
  }

  @Test("a redacted text shows bars and no letters")
  func redacted() {
    let shown = Shown(Text(verbatim: "secret").redacted(reason: .placeholder))
    #expect(shown.glyphs.isEmpty)
    #expect(shown.commands.count == 1)
  }

  @Test("a link is a link to assistive technology")
  func link() {
    let element = Shown(Text("[site](https://example.org)")).host.semantics().elements.first
    #expect(element?.role == .link)
    #expect(element?.label == "site")
  }

  @Test("an attributed string's own attributes count")
  func attributed() {
    var string = AttributedString("big")
    string.font = .largeTitle
    #expect(isClose(Shown(Text(string)).size().height, 40.667))
  }
}
