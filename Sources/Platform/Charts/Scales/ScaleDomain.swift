// The values that a scale covers.

import SwiftUI

/// Something that says which values a scale covers.
public protocol ScaleDomain {
  var _specification: _ScaleDomainSpecification { get }
}

/// A domain as scales see it.
public struct _ScaleDomainSpecification {
  package enum Kind {
    case automatic
    case values([_PlotDatum])
    case range(_PlotDatum, _PlotDatum)
  }
  package var kind: Kind
  package var includesZero: Bool?
  package var isReversed: Bool?
  package var modify: ((inout [_PlotDatum]) -> Void)?

  package init(_ kind: Kind = .automatic) { self.kind = kind }
}

/// A domain taken from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _specification: _ScaleDomainSpecification

  package init(includesZero: Bool? = nil, reversed: Bool? = nil, modify: ((inout [_PlotDatum]) -> Void)? = nil) {
    var specification = _ScaleDomainSpecification()
    specification.includesZero = includesZero
    specification.isReversed = reversed
    specification.modify = modify
    _specification = specification
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// The domain of the data, with or without zero, perhaps from high to low.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }

  /// The domain of the data after a closure has changed it.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed) { data in
      var values = data.compactMap { DataValue(datum: $0) }
      modifyInferredDomain(&values)
      data = values.map(\.datum)
    }
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _specification: _ScaleDomainSpecification { _ScaleDomainSpecification(.values(map(\.datum))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _specification: _ScaleDomainSpecification {
    _ScaleDomainSpecification(.range(lowerBound.datum, upperBound.datum))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _specification: _ScaleDomainSpecification {
    _ScaleDomainSpecification(.range(lowerBound.datum, upperBound.datum))
  }
}
