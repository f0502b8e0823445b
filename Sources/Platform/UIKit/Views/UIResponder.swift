// The root of views, controllers and the application: whatever can take part in handling events.

import Foundation

/// An object that events can be sent to.
@preconcurrency @MainActor open class UIResponder: Hashable {
  private var isResponding = false

  public init() {}

  /// The next object that an event goes to; nil at the end of the chain.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { isResponding }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isResponding = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isResponding = false
    return true
  }

  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIResponder {
  /// Posted when the on-screen keyboard comes, with its frame in the user info.
  nonisolated public static var keyboardWillShowNotification: Notification.Name { keyboard("WillShow") }
  nonisolated public static var keyboardDidShowNotification: Notification.Name { keyboard("DidShow") }
  nonisolated public static var keyboardWillHideNotification: Notification.Name { keyboard("WillHide") }
  nonisolated public static var keyboardDidHideNotification: Notification.Name { keyboard("DidHide") }
  /// Posted before the keyboard comes, goes or changes its height.
  nonisolated public static var keyboardWillChangeFrameNotification: Notification.Name { keyboard("WillChangeFrame") }
  nonisolated public static var keyboardDidChangeFrameNotification: Notification.Name { keyboard("DidChangeFrame") }

  private nonisolated static func keyboard(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }

  /// The keyboard's frame on the screen afterwards: a `CGRect`.
  nonisolated public static var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// Its frame before.
  nonisolated public static var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// How long it moves, in seconds: a `Double`.
  nonisolated public static var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  nonisolated public static var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  nonisolated public static var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
