// Memory of the whole process, for programs that draw a picture and end.

import CRuntimeSupport

@MainActor
package enum ProcessMemory {
  /// Whether stages give back, between the steps of a picture, the pages of libraries that the last step touched and the
  /// next does not look at. Costs a millisecond or two a step, and as much again where pages are needed after all; a
  /// process then takes a third less memory than one that keeps what starting up and searching for conformances read.
  package static var isSparing = false

  /// A step of a picture has ended.
  package static func stepDidEnd() { if isSparing { vitrine_release_library_pages() } }
}
