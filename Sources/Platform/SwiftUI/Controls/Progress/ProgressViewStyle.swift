// The looks of progress views: a bar, or a wheel of spokes.

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a progress view style draws.
public struct ProgressViewStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    package let content: AnyView
    package init(content: AnyView) { self.content = content }
  }

  /// The label of the current value, whatever its type.
  public struct CurrentValueLabel {
    package let content: AnyView
    package init(content: AnyView) { self.content = content }
  }

  /// In 0...1; nil when nobody knows.
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?

  init(fractionCompleted: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressViewStyleConfiguration.Label: StylePart { public typealias Body = Never }
extension ProgressViewStyleConfiguration.CurrentValueLabel: StylePart { public typealias Body = Never }

/// A bar where the progress is known, a wheel where it is not.
public struct DefaultProgressViewStyle: Sendable { public init() {} }

extension DefaultProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, with the label above and the current value below.
public struct LinearProgressViewStyle: Sendable {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      FractionBar(
        fraction: configuration.fractionCompleted ?? 0,
        fill: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
      if let current = configuration.currentValueLabel {
        current.font(.caption).foregroundStyle(Color(source: .system(.secondaryLabel))).modifier(Unspoken())
      }
    }
  }
}

/// A wheel of spokes, with the label below.
public struct CircularProgressViewStyle: Sendable {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      Spinner(tint: tint)
      if let label = configuration.label {
        label.foregroundStyle(Color(source: .system(.secondaryLabel)))
      }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
  /// Sets the look of the progress views inside.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: ProgressViewStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}
