// PreviewModifier: what a preview's view is put into, with a context that is made once and shared by previews.

/// Puts a preview's view into surroundings of its own.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  /// Makes what all previews with the modifier share.
  static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier modifies.
public struct PreviewModifierContent {
  let view: AnyView
}

extension PreviewModifierContent: View {
  public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Puts the view into what a modifier says.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
    var settings = PreviewSettings()
    settings.wrappers = [{ view in AnyView(ModifiedPreview(modifier: modifier, view: view)) }]
    return PreviewTrait(settings)
  }
}

/// A view with a preview modifier around it.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let modifier: M
  let view: AnyView

  var body: some View {
    switch SharedPreviewContexts.context(of: M.self) {
    case .success(let context): modifier.body(content: PreviewModifierContent(view: view), context: context)
    case .failure(let error): PreviewContextProblem(modifier: "\(M.self)", error: "\(error)")
    }
  }
}

/// Says in place of a view why its surroundings could not be made.
private struct PreviewContextProblem: View {
  let modifier: String
  let error: String
  var body: some View {
    Text(verbatim: "\(modifier).makeSharedContext() failed: \(error)").foregroundStyle(Color.red).padding()
  }
}

/// What previews share, made once a modifier.
@MainActor
private enum SharedPreviewContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  /// How long a context may take to be made, in seconds.
  nonisolated private static let patience: TimeInterval = 30

  private struct TakesTooLong: Error, CustomStringConvertible {
    var description: String { "it has not returned after \(Int(patience)) seconds" }
  }

  private final class Outcome<Value> { var result: Result<Value, any Error>? }

  static func context<M: PreviewModifier>(of type: M.Type) -> Result<M.Context, any Error> {
    let key = ObjectIdentifier(type)
    if let known = made[key] as? M.Context { return .success(known) }
    if let nothing = () as? M.Context { return .success(nothing) }
    let outcome = Outcome<M.Context>()
    Task { @MainActor in
      do { outcome.result = .success(try await type.makeSharedContext()) } catch { outcome.result = .failure(error) }
    }
    // The main actor's work goes on in its run loop while this waits for it.
    let limit = Date(timeIntervalSinceNow: patience)
    while outcome.result == nil, Date() < limit {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    let result = outcome.result ?? .failure(TakesTooLong())
    if case .success(let context) = result { made[key] = context }
    return result
  }
}
