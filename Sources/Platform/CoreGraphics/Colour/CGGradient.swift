// A run of colours with their places.

import Foundation

/// Colours along a line from 0 to 1.
public final class CGGradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: CGColor
    package var location: CGFloat
  }

  package let stops: [Stop]

  /// `colors` holds `CGColor`s. Without `locations` they are spread evenly from 0 to 1.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(
      colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// `components` holds `count` colours of `space`, alpha last in each.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).map { index in
      CGColor(
        space: space, values: Array(UnsafeBufferPointer(start: components + index * width, count: width)))
    }
    self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  private init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let places = locations ?? colors.indices.map { CGFloat($0) / last }
    stops = zip(colors, places).map { Stop(color: $0, location: $1) }
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs || lhs.stops == rhs.stops }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
