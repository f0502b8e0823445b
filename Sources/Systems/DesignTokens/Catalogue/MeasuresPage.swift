// Lengths, motion, haptics and symbols of a system as a page.

import SwiftUI

/// Everything that is neither colour nor type.
public struct MeasuresPage: View {
  let tokens: TokenSet

  public init(_ tokens: TokenSet) { self.tokens = tokens }

  public var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ForEach(LengthToken.Group.allCases, id: \.self) { group in
        let members = tokens.lengths.filter { $0.group == group }
        if !members.isEmpty {
          section(group.rawValue.capitalized) {
            ForEach(members, id: \.self) { token in
              row(token.name, "\(number(token.points)) pt", token.usage) {
                Rectangle().fill(.primary).frame(width: min(token.points, 88), height: 4)
              }
            }
          }
        }
      }
      section("Elevation") {
        ForEach(tokens.elevations, id: \.self) { token in
          row(
            token.name,
            "opacity \(number(token.opacity)), radius \(number(token.radius)), y \(number(token.y))", ""
          ) {
            RoundedRectangle(cornerRadius: 8).fill(.background).frame(width: 44, height: 32).elevation(token)
          }
        }
      }
      section("Motion") {
        ForEach(tokens.motions, id: \.self) { row($0.name, words($0.curve), $0.usage) { EmptyView() } }
      }
      section("Haptics") {
        ForEach(tokens.haptics, id: \.self) { row($0.name, $0.kind.rawValue, $0.usage) { EmptyView() } }
      }
      section("Symbols") {
        ForEach(tokens.symbols, id: \.self) { token in
          row(
            token.component, "\(number(token.size)) pt",
            [token.symbol, token.selectedSymbol].compactMap { $0 }.joined(separator: " / ")
          ) {
            HStack(spacing: 8) {
              token.image()
              if token.selectedSymbol != nil { token.image(isSelected: true) }
            }
          }
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func section<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      content()
    }
  }

  private func row<Mark: View>(
    _ name: String, _ value: String, _ usage: String, @ViewBuilder mark: () -> Mark
  ) -> some View {
    HStack(spacing: 12) {
      mark().frame(width: 88, alignment: .leading)
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.subheadline.weight(.semibold))
        Text(value).font(.caption.monospacedDigit())
        if !usage.isEmpty { Text(usage).font(.caption).foregroundStyle(.secondary) }
      }
    }
    .accessibilityElement(children: .combine)
  }

  private func words(_ curve: MotionToken.Curve) -> String {
    switch curve {
    case .snappy(let duration): "snappy, \(number(duration)) s"
    case .spring(let response, let damping): "spring, response \(number(response)) s, damping \(number(damping))"
    case .instant: "instant"
    }
  }

  private func number<Value: BinaryFloatingPoint>(_ value: Value) -> String {
    Double(value).formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US")))
  }
}
