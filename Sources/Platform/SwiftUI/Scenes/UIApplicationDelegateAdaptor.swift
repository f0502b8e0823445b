// UIApplicationDelegateAdaptor: a UIKit application delegate in a SwiftUI app.

import CRuntimeSupport

/// Makes an application delegate and keeps it for the app.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public private(set) var wrappedValue: DelegateType

  /// Makes the delegate. It is told that the app has launched, as on iOS.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = Self.launch(delegateType)
  }

  fileprivate static func launch(_ type: DelegateType.Type) -> DelegateType {
    // `init()` of NSObject is there in every subclass; the language only knows that of required initialisers.
    let made = vitrine_make_object(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    guard let made else { preconditionFailure("an initialiser that cannot fail returns an object") }
    let delegate = Unmanaged<DelegateType>.fromOpaque(made).takeRetainedValue()
    UIApplication.shared.delegate = delegate
    _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    return delegate
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes the delegate. It is told that the app has launched, as on iOS.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = Self.launch(delegateType)
  }

  public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}
