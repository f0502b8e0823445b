// Keys: shortcuts, and what views do when keys are pressed.

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  // The characters that keyboards send for keys without one of their own (AppKit's function-key range).
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{7F}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// Keys held down with another.
@frozen
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 1 << 6)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that set off a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut is adapted to other keyboards.
  public struct Localization: Hashable, Sendable {
    private let raw: Int
    public static let automatic = Localization(raw: 0)
    public static let withoutMirroring = Localization(raw: 1)
    public static let custom = Localization(raw: 2)
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
    a.key == b.key && a.modifiers == b.modifiers
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// What a key does at the moment.
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1 << 0)
    public static let `repeat` = Phases(rawValue: 1 << 1)
    public static let up = Phases(rawValue: 1 << 2)
    public static let all: Phases = [.down, .repeat, .up]
    public var debugDescription: String { "KeyPress.Phases(\(rawValue))" }
  }

  /// Whether a view did something with the key.
  public enum Result: Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  package init(phase: Phases, key: KeyEquivalent, characters: String, modifiers: EventModifiers) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
}

/// A box that may do something with a key.
@MainActor
package protocol KeyHandlingBox: LayoutNode {
  func handle(_ press: KeyPress) -> KeyPress.Result
}

/// Does something with keys while the focus is inside.
package struct KeyPressModifier {
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: UnaryLayoutModifier {
  package typealias Body = Never
  package func affectsLayout(comparedTo old: KeyPressModifier) -> Bool { false }
  package static var displayName: String { "onKeyPress" }
}

extension UnaryLayoutNode: KeyHandlingBox where M == KeyPressModifier {
  package func handle(_ press: KeyPress) -> KeyPress.Result {
    modifier.accepts(press) ? modifier.action(press) : .ignored
  }
}

private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The shortcut of the controls here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Keys that set off the control.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Runs an action when a key is pressed while the focus is inside.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        accepts: { $0.key == key && !$0.phase.isDisjoint(with: [.down, .repeat]) }, action: { _ in action() }))
  }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(accepts: { $0.key == key && !$0.phase.isDisjoint(with: phases) }, action: action))
  }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(accepts: { keys.contains($0.key) && !$0.phase.isDisjoint(with: phases) }, action: action))
  }
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        accepts: { press in
          press.characters.unicodeScalars.contains { characters.contains($0) } && !press.phase.isDisjoint(with: phases)
        }, action: action))
  }
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(accepts: { !$0.phase.isDisjoint(with: phases) }, action: action))
  }
}
