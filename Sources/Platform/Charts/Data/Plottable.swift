// What can be put on a scale: numbers, dates, strings, and types that say which of those they are.

import Foundation
import SwiftUI

/// One value as scales see it.
public enum _PlotDatum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The value on a line of numbers: dates count seconds from their reference date.
  package var number: Double? {
    switch self {
    case .number(let value): value
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The value as the name of a category.
  package var name: String {
    switch self {
    case .number(let value):
      // Whole numbers read as such; 2^53 is where doubles stop counting.
      abs(value) < 0x1p53 && value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .date(let date): date.formatted(.iso8601)
    case .category(let name): name
    }
  }
}

/// A type whose values can be plotted.
public protocol Plottable {
  /// The number, date or string that stands for a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that scales understand without help.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _datum: _PlotDatum { get }
  init?(_datum: _PlotDatum)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension Plottable {
  package var datum: _PlotDatum { primitivePlottable._datum }

  package init?(datum: _PlotDatum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _datum: _PlotDatum { .number(Double(self)) }
  public init?(_datum: _PlotDatum) {
    guard let number = _datum.number, let value = Self(exactly: number.rounded()) else { return nil }
    self = value
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _datum: _PlotDatum { .number(Double(self)) }
  public init?(_datum: _PlotDatum) {
    guard let number = _datum.number else { return nil }
    self = Self(number)
  }
}

extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
  public var _datum: _PlotDatum { .number(Double(self)) }
}
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
  public var _datum: _PlotDatum { .number(self) }
}
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _datum: _PlotDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_datum: _PlotDatum) {
    guard let number = _datum.number, number.isFinite else { return nil }
    self.init(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _datum: _PlotDatum { .date(self) }
  public init?(_datum: _PlotDatum) {
    guard let number = _datum.number else { return nil }
    self.init(timeIntervalSinceReferenceDate: number)
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _datum: _PlotDatum { .category(self) }
  public init?(_datum: _PlotDatum) {
    guard case .category(let name) = _datum else { return nil }
    self = name
  }
}
