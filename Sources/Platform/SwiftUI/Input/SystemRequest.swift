// What views ask of the system around the app: addresses to open, things to share.

/// Something that the system is asked to do.
package enum SystemRequest: Hashable, Sendable {
  case open(URL)
  /// What is shared, in words.
  case share([String])
}

/// Takes requests to whoever keeps them.
package final class SystemRequester: @unchecked Sendable {
  private let host: HostAnchor

  @MainActor package init(host: ViewHost) { self.host = host.anchor }

  package func request(_ request: SystemRequest) {
    onMainActor { [self] in host.host?.input.requests.append(request) }
  }
}

private struct SystemRequesterKey: EnvironmentKey { static var defaultValue: SystemRequester? { nil } }

extension EnvironmentValues {
  package var systemRequester: SystemRequester? {
    get { self[SystemRequesterKey.self] }
    set { self[SystemRequesterKey.self] = newValue }
  }
}
