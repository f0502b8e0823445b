// The type of a system as a page: every role in itself, with its figures.

import SwiftUI

/// The type ramp.
public struct TypePage: View {
  let roles: [TypeRole]
  let sample: String

  public init(_ roles: [TypeRole], sample: String = "$1,247.92 Ag") {
    self.roles = roles
    self.sample = sample
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ForEach(roles, id: \.self) { role in
        VStack(alignment: .leading, spacing: 4) {
          Text(sample).textRole(role).lineLimit(1)
          Text(role.name).font(.caption.weight(.semibold))
          Text(figures(role)).font(.caption).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func figures(_ role: TypeRole) -> String {
    var parts = [role.face, "\(number(role.size)) pt"]
    if role.tracking != 0 { parts.append("tracking +\(number(role.tracking))") }
    if role.isTabular { parts.append("tabular figures") }
    switch role.scaling {
    case .scales: parts.append("scales")
    case .clamped(let limit): parts.append("scales to \(number(limit)) pt")
    case .fixed: parts.append("fixed")
    }
    parts.append("else " + role.family.fallbacks.joined(separator: ", "))
    return parts.joined(separator: " · ")
  }

  private func number(_ value: CGFloat) -> String {
    Double(value).formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US")))
  }
}
