// A value behind a mutex.

import Synchronization

package final class Lock<Value>: @unchecked Sendable {
  private let mutex = Mutex(())
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try mutex.withLock { _ in try body(&value) }
  }
}
