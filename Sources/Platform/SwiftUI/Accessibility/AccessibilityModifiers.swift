// Labels, values, hints and other attributes of accessibility elements.

import Drawing
import Foundation

/// What an accessibility action means.
public struct AccessibilityActionKind: Equatable, Sendable {
  let key: String
  let name: Text?
  private init(key: String) {
    self.key = key
    name = nil
  }
  /// An action with a name of its own.
  public init(named name: Text) {
    key = "custom"
    self.name = name
  }
  public static let `default` = AccessibilityActionKind(key: "activate")
  public static let escape = AccessibilityActionKind(key: "escape")
  public static let magicTap = AccessibilityActionKind(key: "magicTap")
}

/// Which way an adjustable element is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What kind of text an element holds.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How an area that is touched directly behaves.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A piece of information that is read when its reader asks for more.
public struct AccessibilityCustomContentKey {
  let label: Text
  let id: String
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }
}

public typealias _Attached<Content> = ModifiedContent<Content, AccessibilityAttachmentModifier>

extension View {
  /// Sets what the view is called.
  nonisolated public func accessibilityLabel(_ label: Text) -> _Attached<Self> {
    accessibilityAttachment { $0.label = label }
  }
  /// Sets what the view is called.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _Attached<Self> {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets what the view is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _Attached<Self> {
    accessibilityLabel(Text(label))
  }

  /// Sets what the view holds.
  nonisolated public func accessibilityValue(_ value: Text) -> _Attached<Self> {
    accessibilityAttachment { $0.value = value }
  }
  /// Sets what the view holds.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> _Attached<Self> {
    accessibilityValue(Text(valueKey))
  }
  /// Sets what the view holds.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> _Attached<Self> {
    accessibilityValue(Text(value))
  }

  /// Sets what using the view does.
  nonisolated public func accessibilityHint(_ hint: Text) -> _Attached<Self> {
    accessibilityAttachment { $0.hint = hint }
  }
  /// Sets what using the view does.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> _Attached<Self> {
    accessibilityHint(Text(hintKey))
  }
  /// Sets what using the view does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> _Attached<Self> {
    accessibilityHint(Text(hint))
  }

  /// Hides the view and what is inside from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> _Attached<Self> {
    accessibilityAttachment { $0.isHidden = hidden }
  }

  /// Sets the name that tests find the view by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> _Attached<Self> {
    accessibilityAttachment { $0.identifier = identifier }
  }

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _Attached<Self> {
    accessibilityAttachment { $0.addedTraits = traits }
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _Attached<Self> {
    accessibilityAttachment { $0.removedTraits = traits }
  }

  /// Sets where the view comes among its siblings: higher first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> _Attached<Self> {
    accessibilityAttachment { $0.sortPriority = sortPriority }
  }

  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _Attached<Self> {
    accessibilityAttachment { $0.headingLevel = Int(level.rawValue) }
  }

  /// Sets the names that the view can be addressed by in speech.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> _Attached<Self> {
    accessibilityAttachment { $0.inputLabels = inputLabels }
  }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> _Attached<Self> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> _Attached<Self> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  // MARK: Actions

  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> _Attached<Self> {
    accessibilityAttachment {
      $0.actions.append(AttachedAction(name: actionKind.name, key: actionKind.key, handler: handler))
    }
  }

  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> _Attached<Self> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> _Attached<Self> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> _Attached<Self> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets the value be changed up and down.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> _Attached<Self> {
    accessibilityAttachment { $0.adjust = handler }
  }

  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> _Attached<Self> {
    accessibilityAttachment { _ in }
  }

  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> _Attached<Self> {
    accessibilityAttachment { _ in }
  }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> _Attached<Self> {
    accessibilityAttachment { _ in }
  }

  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> _Attached<Self> {
    accessibilityAttachment { _ in }
  }

  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> _Attached<Self> {
    accessibilityAttachment { _ in }
  }

  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> _Attached<Self> {
    accessibilityAttachment { _ in }
  }

  // MARK: More to read

  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  // MARK: Older spellings

  nonisolated public func accessibility(label: Text) -> _Attached<Self> { accessibilityLabel(label) }
  nonisolated public func accessibility(value: Text) -> _Attached<Self> { accessibilityValue(value) }
  nonisolated public func accessibility(hint: Text) -> _Attached<Self> { accessibilityHint(hint) }
  nonisolated public func accessibility(hidden: Bool) -> _Attached<Self> { accessibilityHidden(hidden) }
  nonisolated public func accessibility(identifier: String) -> _Attached<Self> { accessibilityIdentifier(identifier) }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> _Attached<Self> {
    accessibilityAddTraits(traits)
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> _Attached<Self> {
    accessibilityRemoveTraits(traits)
  }
  nonisolated public func accessibility(sortPriority: Double) -> _Attached<Self> {
    accessibilitySortPriority(sortPriority)
  }
  nonisolated public func accessibility(inputLabels: [Text]) -> _Attached<Self> {
    accessibilityInputLabels(inputLabels)
  }
  nonisolated public func accessibility(activationPoint: CGPoint) -> _Attached<Self> {
    accessibilityActivationPoint(activationPoint)
  }
}
