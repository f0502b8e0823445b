// A compiled module in this process.

import Foundation
import ModuleBuilding
import SwiftUI

/// Loads a library and takes its previews.
@MainActor
package struct LoadedModule {
  package var module: BuiltModule
  /// What the library registered, by number.
  private var entries: [Int: _PreviewEntry] = [:]

  package init(_ module: BuiltModule) throws {
    self.module = module
    // Never closed: types of the library live as long as the process.
    guard let handle = dlopen(module.library, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      throw SourceProblem(
        "the compiled module cannot be loaded: \(reason)",
        remedy: "The code may use a part of SwiftUI that this version of Vitrine declares but does not contain.")
    }
    guard let symbol = dlsym(handle, "vitrine_previews") else {
      throw SourceProblem("the compiled module lists no previews", remedy: "Remove \(module.library) and try again.")
    }
    typealias Function = @convention(c) () -> UnsafeMutableRawPointer
    let pointer = unsafeBitCast(symbol, to: Function.self)().assumingMemoryBound(to: [_PreviewEntry].self)
    let entries = pointer.move()
    pointer.deallocate()
    self.entries = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What can be drawn, in the order of the source. Previews in inactive `#if` branches are not among it.
  package var previews: [(description: PreviewDescription, entry: _PreviewEntry)] {
    module.previews.flatMap { description -> [(description: PreviewDescription, entry: _PreviewEntry)] in
      guard let entry = entries[description.id] else { return [] }
      guard description.kind == .provider else { return [(description, entry)] }
      return entry.parts.map { part in
        var named = description
        if let name = part.name { named.name = name }
        return (named, part.entry)
      }
    }
  }
}
