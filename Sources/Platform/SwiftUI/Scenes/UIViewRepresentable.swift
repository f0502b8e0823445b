// Views and controllers of UIKit inside SwiftUI. Their drawing code does not run here; a labelled box takes their place.

import Drawing
import UIKit

/// Wraps a view of UIKit.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}

/// What SwiftUI tells a wrapped view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

extension UIViewRepresentable {
  public var body: Never { preconditionFailure("\(Self.self) is shown by the engine and has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makePlaceholder(view, "UIView", context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Wraps a view controller of UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

/// What SwiftUI tells a wrapped view controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  public var body: Never { preconditionFailure("\(Self.self) is shown by the engine and has no body") }
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makePlaceholder(view, "UIViewController", context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor
private func makePlaceholder<V: View>(_ view: V, _ kind: String, _ context: _NodeContext) -> _ViewNode {
  context.host.warn(
    "\(V.self) wraps a \(kind), whose drawing does not run here; a labelled box takes its place. Draw it with SwiftUI "
      + "views to see it.")
  return PassThroughNode<V, UIKitPlaceholder>(view, context) { _ in UIKitPlaceholder(name: "\(V.self)") }
}

/// A grey box with a name.
private struct UIKitPlaceholder: View {
  let name: String

  var body: some View {
    Rectangle().fill(Color.gray.opacity(0.15))
      .overlay { Text(verbatim: name).font(.footnote).foregroundStyle(.secondary).lineLimit(1).padding(4) }
  }
}

/// Wraps a view of SwiftUI for UIKit.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}
