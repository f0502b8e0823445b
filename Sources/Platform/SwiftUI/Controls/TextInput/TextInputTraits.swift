// How text is typed: keyboards, capitals, corrections, the return key and what it does.

/// When typing makes capitals.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }

  private init(name: String) { self.name = name }

  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

/// What the return key says.
public struct SubmitLabel: Sendable {
  package let title: String
  public static var done: SubmitLabel { .init(title: "done") }
  public static var go: SubmitLabel { .init(title: "go") }
  public static var send: SubmitLabel { .init(title: "send") }
  public static var join: SubmitLabel { .init(title: "join") }
  public static var route: SubmitLabel { .init(title: "route") }
  public static var search: SubmitLabel { .init(title: "search") }
  public static var `return`: SubmitLabel { .init(title: "return") }
  public static var next: SubmitLabel { .init(title: "next") }
  public static var `continue`: SubmitLabel { .init(title: "continue") }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// How a field wants its keyboard.
package struct KeyboardTraits {
  package var type: UIKeyboardType = .default
  package var content: UITextContentType?
  package var capitals: TextInputAutocapitalization?
  package var isCorrectionDisabled = false
  package var submitTitle = "return"
}

private struct KeyboardTraitsKey: EnvironmentKey { static var defaultValue: KeyboardTraits { KeyboardTraits() } }
private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor (SubmitTriggers) -> Void)? { nil }
}

extension EnvironmentValues {
  package var keyboardTraits: KeyboardTraits {
    get { self[KeyboardTraitsKey.self] }
    set { self[KeyboardTraitsKey.self] = newValue }
  }
  /// What `onSubmit` asked for, inner actions before outer ones.
  package var onSubmitAction: (@MainActor (SubmitTriggers) -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
  /// Whether typing is left uncorrected.
  public var autocorrectionDisabled: Bool {
    get { keyboardTraits.isCorrectionDisabled }
    set { keyboardTraits.isCorrectionDisabled = newValue }
  }
}

extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardTraits.type, type)
  }

  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.keyboardTraits.content, textContentType)
  }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.keyboardTraits.capitals, autocapitalization)
  }

  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.keyboardTraits.capitals, TextInputAutocapitalization(style))
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.keyboardTraits.isCorrectionDisabled, disable)
  }

  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.keyboardTraits.isCorrectionDisabled, disable ?? false)
  }

  /// Sets what the return key says.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.keyboardTraits.submitTitle, submitLabel.title)
  }

  /// Runs an action when a field inside is submitted.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    let action = SendableBox(action)
    return transformEnvironment(\.onSubmitAction) { outer in
      let next = outer
      outer = { trigger in
        if triggers.contains(trigger) { action.value() }
        next?(trigger)
      }
    }
  }

  /// Keeps submissions from reaching `onSubmit` outside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.onSubmitAction) { if isBlocking { $0 = nil } }
  }
}
