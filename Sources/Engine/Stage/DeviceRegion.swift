// The language, country and time zone that Foundation takes for the device's own.

import Foundation

/// What `Locale.current` and `TimeZone.current` say.
///
/// Much code formats without naming a locale: `price.formatted(.currency(code: "USD"))`, `Date.now.formatted()`,
/// `DateFormatter()`. On a phone that is the device's language and zone; Foundation on Linux takes English without a
/// country, which writes "US$", and the machine's zone. Here it takes the stage's locale, and GMT.
///
/// There is no call that sets Foundation's current locale, so the object behind it is changed in place, at the offsets it
/// has in swift-foundation (Swift 6.1 to 6.3). Every word is compared with what must be there before; an object built
/// otherwise is left alone, and those formats stay as Foundation makes them.
@MainActor
enum DeviceRegion {
  /// Where the object keeps its identifier, twice, and its lock, which holds what was derived from the identifier.
  private enum Offset {
    static let identifiers = [16, 32]
    static let preferredIdentifier = 72
    static let lock = 152
  }

  private static var identifier: String?
  /// What the object refers to without owning it.
  private static var kept: [Any] = []

  /// Makes a locale the current one, and GMT the time zone.
  static func adopt(_ locale: Locale) {
    let name = locale.identifier
    guard name != identifier else { return }
    if identifier == nil { leaveTimeZone() }
    let current = Locale.current
    let known = identifier ?? current.identifier
    identifier = name
    guard MemoryLayout<Locale>.size == 16, current.identifier == known else { return }
    let fresh = Locale(identifier: name)
    change(object(of: current), object(of: fresh), from: known, to: name)
    kept += [fresh, name]
  }

  private static func leaveTimeZone() {
    setenv("TZ", "GMT", 1)
    NSTimeZone.resetSystemTimeZone()
    if let zone = TimeZone(secondsFromGMT: 0) { NSTimeZone.default = zone }
  }

  private static func change(
    _ object: UnsafeMutableRawPointer, _ fresh: UnsafeMutableRawPointer, from old: String, to new: String
  ) {
    typealias Words = (UInt, UInt)
    func words(_ text: String) -> Words { unsafeBitCast(text, to: Words.self) }
    func read(_ object: UnsafeMutableRawPointer, _ offset: Int) -> Words {
      (object.load(fromByteOffset: offset, as: UInt.self), object.load(fromByteOffset: offset + 8, as: UInt.self))
    }
    func isText(_ offset: Int, _ text: String) -> Bool { read(object, offset) == words(text) }
    func write(_ text: String, _ offset: Int) {
      let (first, second) = words(text)
      object.storeBytes(of: first, toByteOffset: offset, as: UInt.self)
      object.storeBytes(of: second, toByteOffset: offset + 8, as: UInt.self)
    }
    // Of the same class, with the identifier where it should be, and a lock that the new one has at the same place.
    guard read(object, 0).0 == read(fresh, 0).0, Offset.identifiers.allSatisfy({ isText($0, old) }),
      let own = pointer(read(object, Offset.lock).0), let other = pointer(read(fresh, Offset.lock).0),
      own.load(as: UInt.self) == other.load(as: UInt.self)
    else { return }
    for offset in Offset.identifiers { write(new, offset) }
    if isText(Offset.preferredIdentifier, old) { write(new, Offset.preferredIdentifier) }
    object.storeBytes(of: UInt(bitPattern: other), toByteOffset: Offset.lock, as: UInt.self)
  }

  /// The object that a locale's value refers to.
  private static func object(of locale: Locale) -> UnsafeMutableRawPointer {
    withUnsafeBytes(of: locale) { $0.load(as: UnsafeMutableRawPointer.self) }
  }

  /// A word as the address of an object, if it can be one.
  private static func pointer(_ word: UInt) -> UnsafeMutableRawPointer? {
    word > 0x10000 && word < 1 << 47 && word % 8 == 0 ? UnsafeMutableRawPointer(bitPattern: word) : nil
  }
}

extension Stage {
  /// Makes the language and zone of some traits those of the code that runs before there is a stage, as when views are
  /// made for one.
  package static func adoptRegion(of traits: Traits) { DeviceRegion.adopt(traits.locale) }
}
