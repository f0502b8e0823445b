// Memory of the whole process, for programs that draw a picture and end.

import CRuntimeSupport

package enum ProcessMemory {
  /// Gives back the pages of libraries that loading and the first searches for conformances touched, and that drawing does
  /// not look at. Costs a millisecond or two, and as much again when pages are needed after all.
  package static func releaseLibraryPages() { vitrine_release_library_pages() }
}
