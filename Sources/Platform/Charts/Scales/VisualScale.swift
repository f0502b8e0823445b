// From data to colours, symbols, sizes and line styles.

import Drawing
import SwiftUI

/// What a chart says about one of its visual scales.
package struct VisualScaleConfiguration<Value> {
  package enum Mapping {
    case standard
    case pairs([(_PlotDatum, Value)])
    case range([Value])
    case function((_PlotDatum) -> Value?)
  }
  package var domain: _ScaleDomainSpecification?
  package var mapping: Mapping = .standard
  package init() {}
}

/// A visual scale with its data known.
package struct VisualScale<Value> {
  /// The values in the order of the legend.
  package let domain: [_PlotDatum]
  /// Whether the domain is a span of numbers or dates rather than a list.
  package let isContinuous: Bool
  private let indices: [_PlotDatum: Int]
  private let mapping: VisualScaleConfiguration<Value>.Mapping
  private let standard: [Value]
  private let mix: ((Value, Value, Double) -> Value)?

  /// - Parameters:
  ///   - standard: The values of a scale that nobody configured, used in turn.
  ///   - mix: How values are mixed on a continuous scale; nil when they cannot be.
  package init(
    _ configuration: VisualScaleConfiguration<Value>, data: [_PlotDatum], standard: [Value],
    mix: ((Value, Value, Double) -> Value)? = nil
  ) {
    mapping = configuration.mapping
    self.standard = standard
    self.mix = mix
    var inferred: [_PlotDatum] = []
    var seen: Set<_PlotDatum> = []
    for datum in data where seen.insert(datum).inserted { inferred.append(datum) }
    if case .pairs(let pairs) = configuration.mapping { inferred = pairs.map(\.0) }
    switch configuration.domain?.kind {
    case .values(let values): inferred = values
    case .range(let lower, let upper): inferred = [lower, upper]
    case .automatic, nil: configuration.domain?.modify?(&inferred)
    }
    let isNumeric = !inferred.isEmpty && inferred.allSatisfy { $0.number != nil }
    switch configuration.mapping {
    case .standard, .range: isContinuous = isNumeric && mix != nil
    case .pairs, .function: isContinuous = false
    }
    if isContinuous {
      // The numbers are all there: that is what makes the scale continuous.
      let sorted = inferred.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
      inferred = sorted.isEmpty ? [] : [sorted[0], sorted[sorted.count - 1]]
    }
    if configuration.domain?.isReversed == true { inferred.reverse() }
    domain = inferred
    var indices: [_PlotDatum: Int] = [:]
    for (index, datum) in inferred.enumerated() where indices[datum] == nil { indices[datum] = index }
    self.indices = indices
  }

  /// Whether two scales give every datum the same value, as far as can be told.
  func isSame(as other: VisualScale, _ areSame: (Value, Value) -> Bool) -> Bool {
    if domain.isEmpty, other.domain.isEmpty { return true }
    guard domain == other.domain, isContinuous == other.isContinuous else { return false }
    switch (mapping, other.mapping) {
    case (.standard, .standard): return true
    case (.pairs(let a), .pairs(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.0 == $1.0 && areSame($0.1, $1.1) }
    case (.range(let a), .range(let b)): return a.count == b.count && zip(a, b).allSatisfy(areSame)
    default: return false
    }
  }

  package func value(for datum: _PlotDatum) -> Value? {
    switch mapping {
    case .pairs(let pairs):
      if let index = indices[datum], index < pairs.count, pairs[index].0 == datum { return pairs[index].1 }
      return pairs.first { $0.0.name == datum.name }?.1
    case .function(let function): return function(datum)
    case .range(let values): return value(for: datum, among: values)
    case .standard: return value(for: datum, among: standard)
    }
  }

  private func value(for datum: _PlotDatum, among values: [Value]) -> Value? {
    guard !values.isEmpty else { return nil }
    if isContinuous, let mix, let number = datum.number, let lower = domain.first?.number,
      let upper = domain.last?.number
    {
      let share = upper == lower ? 1 : min(max((number - lower) / (upper - lower), 0), 1)
      let place = share * Double(values.count - 1)
      let index = min(Int(bounded: place), values.count - 1)
      guard index + 1 < values.count else { return values[index] }
      return mix(values[index], values[index + 1], place - Double(index))
    }
    guard let index = indices[datum] else { return nil }
    return values[index % values.count]
  }
}

/// A colour between two others.
package struct MixedStyle: ShapeStyle {
  package typealias Resolved = Never
  let first: AnyShapeStyle
  let second: AnyShapeStyle
  let share: Double

  package static func _resolvedStyle(_ style: MixedStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    let a = AnyShapeStyle._resolvedStyle(style.first, request)
    let b = AnyShapeStyle._resolvedStyle(style.second, request)
    guard let from = a.color, let to = b.color else { return style.share < 0.5 ? a : b }
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * style.share }
    return _ResolvedStyle(
      paint: .color(
        RGBA(
          red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
          alpha: mix(from.alpha, to.alpha))))
  }
}

/// What series look like when nobody says.
package enum StandardVisuals {
  package static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .teal, .yellow]
  /// The ends of a continuous scale of colours.
  package static let gradient: [Color] = [Color.blue.opacity(0.15), .blue]
  package static let symbols: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]
  /// Areas in square points.
  package static let symbolSizes: ClosedRange<CGFloat> = 20...400
  package static let symbolArea: CGFloat = 50
  package static let lineWidth: CGFloat = 2
  package static let lineStyles: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 5]].map {
    StrokeStyle(lineWidth: lineWidth, lineCap: .butt, lineJoin: .round, dash: $0)
  }
}
