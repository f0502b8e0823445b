// The colours of a system as a page: swatches with names, values and contrast.

import SwiftUI

/// All colours of a system, group by group.
public struct ColorPage: View {
  let tokens: [ColorToken]
  let grounds: [ColorToken]

  /// - Parameter grounds: What contrast is measured against, such as the canvas.
  public init(_ tokens: [ColorToken], on grounds: [ColorToken]) {
    self.tokens = tokens
    self.grounds = grounds
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ForEach(ColorToken.Group.allCases, id: \.self) { group in
        let members = tokens.filter { $0.group == group }
        if !members.isEmpty {
          VStack(alignment: .leading, spacing: 12) {
            Text(group.rawValue.capitalized).font(.headline).accessibilityAddTraits(.isHeader)
            ForEach(members, id: \.self) { ColorSwatch(token: $0, grounds: grounds) }
          }
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// One colour: its four values, its name, what it is for, its contrast on each ground.
struct ColorSwatch: View {
  let token: ColorToken
  let grounds: [ColorToken]

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      HStack(spacing: 0) {
        ForEach(shown, id: \.self) { appearance in
          Rectangle().fill(Color(token.value(appearance)))
        }
      }
      .frame(width: 88, height: 44)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.secondary.opacity(0.4), lineWidth: 0.5) }
      VStack(alignment: .leading, spacing: 2) {
        Text(token.name).font(.subheadline.weight(.semibold))
        Text(values).font(.caption.monospaced())
        if !token.usage.isEmpty { Text(token.usage).font(.caption).foregroundStyle(.secondary) }
        ForEach(grounds.filter { $0 != token }, id: \.self) { ground in
          Text(contrast(on: ground)).font(.caption.monospacedDigit()).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
    }
    .accessibilityElement(children: .combine)
  }

  /// The appearances whose values differ from the first.
  private var shown: [ColorToken.Appearance] {
    var seen: [RGB] = []
    return ColorToken.Appearance.allCases.filter { appearance in
      let value = token.value(appearance)
      defer { seen.append(value) }
      return !seen.contains(value)
    }
  }

  private var values: String { shown.map { token.value($0).hex }.joined(separator: " ") }

  private func contrast(on ground: ColorToken) -> String {
    let ratios = [ColorToken.Appearance.light, .dark].map {
      token.contrast(on: ground, $0).formatted(
        .number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US")))
    }
    return "\(ratios[0]):1 light, \(ratios[1]):1 dark on \(ground.name)"
  }
}
