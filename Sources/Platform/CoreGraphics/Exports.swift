// What a file sees with `import CoreGraphics`: Foundation's geometry, and the few CoreFoundation names that
// CoreGraphics' declarations are written in, as the Swift values they bridge to.

@_exported import Foundation
@_exported import FoundationGaps

/// CoreFoundation's array. A Swift array here, so that `colors as CFArray` reads the same.
public typealias CFArray = [Any]
/// CoreFoundation's string.
public typealias CFString = String
/// CoreFoundation's bytes.
public typealias CFData = Data
/// CoreFoundation's URL.
public typealias CFURL = URL
/// CoreFoundation's dictionary.
public typealias CFDictionary = [AnyHashable: Any]
