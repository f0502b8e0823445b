// What an audio graph is made of: a chart's axes and points, for who listens to it.

import CoreGraphics
import Foundation

/// A chart: what it is about, its axes, and the series drawn in it.
open class AXChartDescriptor {
  open var title: String?
  open var summary: String?
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]
  open var series: [AXDataSeriesDescriptor]
  /// Where the chart's content lies on the screen, in points.
  open var contentFrame = CGRect.zero

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(title: title, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: series)
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How numbers are spread along the axis.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  open var title: String
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var scaleType = ScaleType.linear
  /// Says a number in words.
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  open var title: String
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// Points that belong together.
open class AXDataSeriesDescriptor {
  open var name: String?
  /// Whether what lies between two points means something, as on a line.
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point of a series.
open class AXDataPoint {
  /// A number or a name.
  public enum Value: Sendable {
    case number(Double)
    case category(String)
  }

  open var xValue: AXDataPointValue
  open var yValue: AXDataPointValue?
  open var additionalValues: [AXDataPointValue]
  open var label: String?

  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(.number(x))
    yValue = y.map { AXDataPointValue(.number($0)) }
    self.additionalValues = additionalValues.map(AXDataPointValue.init)
    self.label = label
  }

  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(.category(x))
    yValue = y.map { AXDataPointValue(.number($0)) }
    self.additionalValues = additionalValues.map(AXDataPointValue.init)
    self.label = label
  }
}

/// A value of a point on one axis.
open class AXDataPointValue {
  /// Zero for a name.
  open var number = 0.0
  /// Empty for a number.
  open var category = ""

  public convenience init(number: Double) { self.init(.number(number)) }
  public convenience init(category: String) { self.init(.category(category)) }

  init(_ value: AXDataPoint.Value) {
    switch value {
    case .number(let number): self.number = number
    case .category(let category): self.category = category
    }
  }
}
