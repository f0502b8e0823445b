// Link: a label that opens an address.

/// A control that opens an address.
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  init(_ destination: URL, _ label: Label) {
    self.destination = destination
    self.label = label
  }
}

extension Link: View {
  public var body: some View { LinkBody(destination: destination, label: label) }
}

private struct LinkBody<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  init(destination: URL, label: Label) {
    self.destination = destination
    self.label = label
  }

  var body: some View {
    Button(action: { openURL(destination) }) { label }
      .modifier(ControlRole(old: .button, new: .link, traits: .link))
  }
}

extension Link {
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.init(destination, label()) }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination, Text(titleKey)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination, Text(title)) }
}

/// Opens addresses.
public struct OpenURLAction {
  private let handler: (URL) -> Result
  /// What opens addresses that views leave to the system.
  var system: SystemRequester?

  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }
  init() { handler = { .systemAction($0) } }

  public func callAsFunction(_ url: URL) { _ = open(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  private func open(_ url: URL) -> Bool {
    let result = handler(url)
    if result.goesToSystem { system?.request(.open(result.url ?? url)) }
    return result.isAccepted
  }

  /// What became of an address.
  public struct Result: Sendable {
    let isAccepted: Bool
    var goesToSystem = false
    /// Opened in place of the address asked for.
    var url: URL?
    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: true, goesToSystem: true)
    public static func systemAction(_ url: URL) -> Result { Result(isAccepted: true, goesToSystem: true, url: url) }
  }
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = systemRequester
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
