// Dragging values out of views and dropping them on others. Views say here what they give and take; a drag begins with a
// long press, which only a live stage sees.

/// What becomes of a value that is dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a view proposes to do with a value that hovers over it.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// A value that hovers over a view, or is dropped on it.
public struct DropInfo {
  let providers: [NSItemProvider]
  /// Where the finger is, in the view's coordinates.
  public let location: CGPoint

  package init(providers: [NSItemProvider], location: CGPoint) {
    self.providers = providers
    self.location = location
  }

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// Decides about drops on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What a view gives when it is dragged.
package struct DragSource {
  /// The value as its own type, if it is in this app; else what provides it.
  package let item: @MainActor () -> Any
  package let preview: AnyView?
}

/// What a view does with what is dropped on it.
package struct DropTarget {
  /// Takes values (or item providers) at a point of the view; says whether it did.
  package let take: @MainActor (_ items: [Any], _ location: CGPoint) -> Bool
  /// Told when something comes to hover over the view, and when it leaves.
  package let isTargeted: @MainActor (Bool) -> Void
}

extension DragSource: UnaryLayoutModifier {
  package typealias Body = Never
  package func affectsLayout(comparedTo old: Self) -> Bool { false }
}

extension DropTarget: UnaryLayoutModifier {
  package typealias Body = Never
  package func affectsLayout(comparedTo old: Self) -> Bool { false }
}

/// A box that something can be dragged out of.
@MainActor
package protocol DragSourceBox: LayoutNode {
  var dragSource: DragSource { get }
}

/// A box that something can be dropped on.
@MainActor
package protocol DropTargetBox: LayoutNode {
  var dropTarget: DropTarget { get }
}

extension UnaryLayoutNode: DragSourceBox where M == DragSource {
  package var dragSource: DragSource { modifier }
}

extension UnaryLayoutNode: DropTargetBox where M == DropTarget {
  package var dropTarget: DropTarget { modifier }
}

extension View {
  /// Lets the view be dragged as a value.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    let box = SendableBox(payload)
    return modifier(DragSource(item: { box.value() }, preview: nil))
  }

  /// Lets the view be dragged as a value, with a picture of its own.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let box = SendableBox(payload)
    return modifier(DragSource(item: { box.value() }, preview: AnyView(preview())))
  }

  /// Lets values of a type be dropped on the view.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let box = SendableBox((action: action, isTargeted: isTargeted))
    return modifier(
      DropTarget(
        take: { items, location in
          let values = items.compactMap { $0 as? T }
          return !values.isEmpty && box.value.action(values, location)
        }, isTargeted: { box.value.isTargeted($0) }))
  }

  /// Lets the view be dragged as what an item provider provides.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    let box = SendableBox(data)
    return modifier(DragSource(item: { box.value() }, preview: nil))
  }

  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    let box = SendableBox(data)
    return modifier(DragSource(item: { box.value() }, preview: AnyView(preview())))
  }

  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    let box = SendableBox(action)
    return modifier(DragSource(item: { box.value?() ?? NSItemProvider() }, preview: nil))
  }

  /// Lets items of some kinds be dropped on the view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  // Not optimised: Swift 6.3's copy propagation stops with an assertion on this function.
  @_optimize(none)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    let (action, isTargeted) = (SendableBox(action), SendableBox(isTargeted))
    return modifier(
      DropTarget(
        take: { items, location in
          let info = DropInfo(providers: items.map { NSItemProvider.of($0) }, location: location)
          let wanted = info.itemProviders(for: supportedContentTypes)
          return !wanted.isEmpty && action.value(wanted, location)
        }, isTargeted: { isTargeted.value?.wrappedValue = $0 }))
  }

  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    let box = SendableBox(delegate)
    return modifier(
      DropTarget(
        take: { items, location in
          let info = DropInfo(providers: items.map(NSItemProvider.of), location: location)
          return info.hasItemsConforming(to: supportedContentTypes) && box.value.validateDrop(info: info)
            && box.value.performDrop(info: info)
        },
        isTargeted: { isTargeted in
          let info = DropInfo(providers: [], location: .zero)
          if isTargeted { box.value.dropEntered(info: info) } else { box.value.dropExited(info: info) }
        }))
  }

  @available(*, deprecated, message: "Give types as UTType.")
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  @available(*, deprecated, message: "Give types as UTType.")
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Whether a value that hovers long enough presses the view. Nothing hovers in a picture.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

extension NSItemProvider {
  /// What provides a value that is dropped.
  fileprivate static func of(_ item: Any) -> NSItemProvider {
    item as? NSItemProvider ?? NSItemProvider(object: item)
  }
}

/// Whether a value that hovers over a control presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let rank: Int
  public static let automatic = SpringLoadingBehavior(rank: 0)
  public static let enabled = SpringLoadingBehavior(rank: 1)
  public static let disabled = SpringLoadingBehavior(rank: 2)
}

private struct SpringLoadingKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }

extension EnvironmentValues {
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

// MARK: Rows

extension DynamicViewContent {
  /// Lets items be dropped between the rows. Nothing is dropped in a picture.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { modifier(RowEditingModifier { _ in }) }

  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { modifier(RowEditingModifier { _ in }) }

  /// Lets values be dropped between the rows. Nothing is dropped in a picture.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { modifier(RowEditingModifier { _ in }) }
}

// MARK: SwiftUI's own values

extension Color: Transferable {
  /// A colour travels as its components in light mode.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(
      contentType: .json, exporting: { try JSONEncoder().encode($0.resolve(in: EnvironmentValues())) },
      importing: { Color(try JSONDecoder().decode(Color.Resolved.self, from: $0)) })
  }
}

extension Image: Transferable {
  /// A picture is received as the bytes of an image file. It cannot be sent: pixels are only made when it is drawn.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}
