// Pictograms in their places: what the guide lists, as large as it says, where it is used.

import DesignTokens
import Drawing
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's symbols in their places")
struct SymbolTests {
  /// The shapes of a symbol, as wide and high as it is drawn alone at a size.
  private func alone(_ token: SymbolToken, isSelected: Bool = false, weight: Font.Weight = .medium) -> [CGSize] {
    Look { token.image(isSelected: isSelected, weight: weight).foregroundStyle(Color.rhTextPrimary) }.shapes
      .map(\.frame.size)
  }

  /// Whether shapes as large as those of the symbol alone lie within a frame.
  private func expect(
    _ token: SymbolToken, isSelected: Bool = false, weight: Font.Weight = .medium, in look: Look, _ frame: CGRect
  ) {
    let inside = look.shapes.map(\.frame).filter { lies($0, in: frame) }.map(\.size)
    for size in alone(token, isSelected: isSelected, weight: weight) {
      #expect(
        inside.contains { abs($0.width - size.width) < 0.6 && abs($0.height - size.height) < 0.6 },
        "\(token.component): \(size) is not among \(inside)")
    }
  }

  /// Foundation's own question is answered wrongly where sums are rounded.
  private func lies(_ inner: CGRect, in outer: CGRect) -> Bool {
    let outer = outer.insetBy(dx: -1, dy: -1)
    return inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY && inner.maxY <= outer.maxY
  }

  private func screen(_ tab: RobinhoodTabView.Tab) -> Look {
    Look(isScreen: true) { RobinhoodTabView(initialTab: tab).environment(RobinhoodModel.still) }
  }

  @Test("symbols of tabs are about 24 points high")
  func tabs() throws {
    let look = screen(.cash)
    for tab in RobinhoodTabView.Tab.allCases {
      let frame = try #require(look.elements.first { $0.role == .tab && $0.label == tab.rawValue }).frame
      let shapes = look.shapes.map(\.frame).filter { lies($0, in: frame) && $0.width < 40 }
      let symbol = shapes.reduce(CGRect.null) { $0.union($1) }
      let drawn = Look { tab.symbol.image(isSelected: tab == .cash) }.shapes.map(\.frame)
        .reduce(CGRect.null) { $0.union($1) }
      #expect(
        abs(symbol.height - drawn.height) < 2 && abs(symbol.width - drawn.width) < 2, "\(tab): \(symbol), \(drawn)")
    }
  }

  @Test("what points back or onward turns around where lines run to the left, and nothing else does")
  func directions() {
    func turns(_ direction: LayoutDirection, @ViewBuilder _ view: () -> some View) -> Bool {
      Look(traits: Traits(layoutDirection: direction), view).stage.frame.drawing.commands.contains {
        if case .pushTransform(let transform) = $0 { transform.a < 0 } else { false }
      }
    }
    for token in SymbolToken.robinhood {
      #expect(!turns(.leftToRight) { token.image() })
      #expect(turns(.rightToLeft) { token.image() } == ["chevron.left", "chevron.right"].contains(token.symbol))
    }
    #expect(turns(.rightToLeft) { AccountRow("Orders", leads: true) })
    #expect(turns(.rightToLeft) { FlowHeader(title: "Buy AAPL", onBack: {}, onClose: {}) })
  }

  @Test("the search field's glass has 16 points")
  func search() {
    let look = Look { SearchField(text: .constant("")) }
    expect(.rhSearchField, in: look, CGRect(x: 16, y: 0, width: 40, height: 44))
    let filled = Look { SearchField(text: .constant("a")) }
    expect(.rhClear, in: filled, CGRect(x: 330, y: 0, width: 63, height: 44))
  }

  @Test("alert, list and share have 18 points in an instrument's bar, and alert and list fill once set")
  func instrument() async throws {
    let model = RobinhoodModel.still
    let stage = Stage(.standard, displayScale: 2) {
      NavigationStack { InstrumentView(symbol: "AAPL") }.environment(model)
    }
    stage.advance(untilIdle: 1)
    var look = Look(stage)
    for (label, token) in [("Set alert", SymbolToken.rhAlert), ("Add to list", .rhAddToList), ("Share", .rhShare)] {
      expect(token, in: look, try #require(look.element(label)).frame.insetBy(dx: -8, dy: -8))
    }
    #expect(stage.tap("Set alert"))
    await stage.settle()
    look = Look(stage)
    expect(
      .rhAlert, isSelected: true, in: look, try #require(look.element("Remove alert")).frame.insetBy(dx: -8, dy: -8))
    let listed = Look(isScreen: true) {
      NavigationStack { InstrumentView(symbol: "TSLA") }.environment(RobinhoodModel.still)
    }
    expect(
      .rhAddToList, isSelected: true, in: listed,
      try #require(listed.element("Add to list")).frame.insetBy(dx: -8, dy: -8))
  }

  @Test("back and close of a flow have 18 points")
  func flow() throws {
    let look = Look {
      VStack {
        FlowHeader(title: "Review", onBack: {}, onClose: {})
        FlowHeader(title: "Buy", onClose: {})
      }
    }
    expect(.rhBack, weight: .semibold, in: look, try #require(look.element("Back")).frame)
    expect(.rhClose, weight: .semibold, in: look, try #require(look.element("Close")).frame)
  }

  @Test("the outcome of an order has 32 points: a check in green, a cross in true red")
  func outcomes() throws {
    for (outcome, token, color) in [
      (OrderConfirmation.Outcome.placed, SymbolToken.rhOrderPlaced, ColorToken.rhGreen),
      (.failed, .rhOrderFailed, .rhErrorTrue),
    ] {
      let look = Look { OrderConfirmation(outcome, title: "Done", message: "Nothing else.") }
      expect(token, weight: .regular, in: look, CGRect(x: 150, y: 0, width: 93, height: 60))
      let symbol = look.filled(color).map(\.frame).reduce(CGRect.null) { $0.union($1) }
      #expect(symbol.height > 26 && symbol.height < 38, "\(symbol)")
    }
  }
}
