// A frame's meaning as one value: the accessibility tree.

import CoreGraphics
import Foundation

/// What a frame says: elements with roles, labels, values and actions, in reading order.
public struct Semantics: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable {
    case container, staticText, image, button, link, toggle, slider, stepper, textField, secureField, picker,
      progress, gauge, header, tab, list, cell, searchField, menu, alert, sheet, chart
  }

  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let selected = Traits(rawValue: 1 << 0)
    public static let disabled = Traits(rawValue: 1 << 1)
    public static let header = Traits(rawValue: 1 << 2)
    public static let modal = Traits(rawValue: 1 << 3)
    public static let adjustable = Traits(rawValue: 1 << 4)
    public static let updatesFrequently = Traits(rawValue: 1 << 5)
    public static let summary = Traits(rawValue: 1 << 6)
    public static let link = Traits(rawValue: 1 << 7)
    public static let button = Traits(rawValue: 1 << 8)
    public static let image = Traits(rawValue: 1 << 9)
    public static let searchField = Traits(rawValue: 1 << 10)
    public static let focused = Traits(rawValue: 1 << 11)
  }

  public struct Element: Hashable, Sendable {
    /// Stable as long as the view keeps its identity.
    public var id: Int
    public var role: Role
    public var label: String
    public var value: String
    public var hint: String
    public var identifier: String
    public var traits: Traits
    /// Bounds on the canvas, in points.
    public var frame: CGRect
    /// Names of what can be done with it: "activate", "increment", custom ones.
    public var actions: [String]
    public var sortPriority: Double
    /// What is read only when somebody asks for it.
    public var details = Details()
    public var children: [Element]
    /// What an audio graph of the element would play.
    public var chart: ChartSource?

    public init(id: Int, role: Role, label: String, frame: CGRect) {
      self.id = id
      self.role = role
      self.label = label
      self.value = ""
      self.hint = ""
      self.identifier = ""
      self.traits = []
      self.frame = frame
      self.actions = []
      self.sortPriority = 0
      self.children = []
    }
  }

  /// A chart as it is described to who listens to it, every value in words.
  public struct Chart: Hashable, Sendable {
    public struct Point: Hashable, Sendable {
      public var x: String
      public var y: String
      public var label: String

      public init(x: String, y: String, label: String) {
        self.x = x
        self.y = y
        self.label = label
      }
    }

    public struct Series: Hashable, Sendable {
      public var name: String
      public var isContinuous: Bool
      public var points: [Point]

      public init(name: String, isContinuous: Bool, points: [Point]) {
        self.name = name
        self.isContinuous = isContinuous
        self.points = points
      }
    }

    public var title: String
    public var summary: String
    public var xTitle: String
    public var yTitle: String
    public var series: [Series]

    public init(title: String, summary: String, xTitle: String, yTitle: String, series: [Series]) {
      self.title = title
      self.summary = summary
      self.xTitle = xTitle
      self.yTitle = yTitle
      self.series = series
    }
  }

  /// Makes a chart's description when it is asked for: describing every point takes too long for every frame.
  ///
  /// Sources of one element are equal.
  public struct ChartSource: Hashable, Sendable {
    private let id: Int
    private let make: @MainActor @Sendable () -> Chart

    public init(id: Int, make: @escaping @MainActor @Sendable () -> Chart) {
      self.id = id
      self.make = make
    }

    @MainActor public func chart() -> Chart { make() }

    public static func == (left: ChartSource, right: ChartSource) -> Bool { left.id == right.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// What an element has to say to somebody who asks for more.
  public struct Details: Hashable, Sendable {
    /// A piece of information with a name.
    public struct Content: Hashable, Sendable {
      public var label: String
      public var value: String
      /// Whether it is read with the element.
      public var isImportant: Bool
      public init(label: String, value: String, isImportant: Bool) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
      }
    }

    /// Places that a person can go through one by one.
    public struct Rotor: Hashable, Sendable {
      public var name: String
      public var entries: [String]
      public init(name: String, entries: [String]) {
        self.name = name
        self.entries = entries
      }
    }

    /// The rank of a heading, 1...6; 0 for one without a rank, nil for an element that is no heading.
    public var headingLevel: Int?
    public var customContent: [Content] = []
    public var rotors: [Rotor] = []
    /// Names that the element can be addressed by in speech.
    public var inputLabels: [String] = []
    public init() {}
  }

  public var elements: [Element]
  public init(elements: [Element] = []) { self.elements = elements }
}
