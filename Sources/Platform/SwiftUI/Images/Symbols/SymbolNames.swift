// What symbols are called by those who listen to a screen.

/// The spoken names of symbols: words for what the well-known ones stand for, of the others the words of their names.
enum SymbolNames {
  /// - Parameter name: A symbol's name, such as "square.and.arrow.up" or "trash.fill".
  static func spoken(_ name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    while true {
      if let known = meanings[parts.joined(separator: ".")] { return known }
      guard parts.count > 1, let last = parts.last, looks.contains(last) else { break }
      parts.removeLast()
    }
    let words = parts.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Parts of names that tell how a symbol looks rather than what it shows.
  private static let looks: Set<String> = ["fill", "circle", "square", "rectangle"]

  private static let meanings: [String: String] = [
    "arrow.backward": "Back", "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo",
    "arrow.down": "Down", "arrow.forward": "Forward", "arrow.left": "Left", "arrow.right": "Right", "arrow.up": "Up",
    "arrow.triangle.2.circlepath": "Sync", "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo",
    "backward": "Rewind", "bag": "Shopping bag", "bell": "Notifications", "bell.slash": "Notifications off",
    "bookmark": "Bookmark", "bubble.left": "Message", "bubble.right": "Message", "calendar": "Calendar",
    "camera": "Camera", "cart": "Shopping cart", "checkmark": "Selected", "chevron.backward": "Back",
    "chevron.down": "Go Down", "chevron.forward": "Forward", "chevron.left": "Back", "chevron.right": "Forward",
    "chevron.up": "Go Up", "clock": "Clock", "creditcard": "Credit card", "doc": "Document", "doc.on.doc": "Copy",
    "doc.text": "Document", "ellipsis": "More", "envelope": "Mail", "exclamationmark.triangle": "Warning",
    "eye": "Show", "eye.slash": "Hide", "flag": "Flag", "folder": "Folder", "forward": "Fast forward",
    "gear": "Settings", "gearshape": "Settings", "globe": "Globe", "heart": "Love", "heart.slash": "Remove love",
    "house": "Home", "info": "Info", "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter",
    "link": "Link", "list.bullet": "List", "location": "Current location", "lock": "Lock", "lock.open": "Unlock",
    "magnifyingglass": "Search", "map": "Map", "mappin": "Location", "mic": "Microphone", "mic.slash": "Mute",
    "minus": "Remove", "paperclip": "Attach", "paperplane": "Send", "pause": "Pause", "pencil": "Edit",
    "person": "Profile", "person.2": "People", "phone": "Phone", "photo": "Photo", "pin": "Pin", "play": "Play",
    "plus": "Add", "printer": "Print", "questionmark": "Help", "repeat": "Repeat",
    "rectangle.portrait.and.arrow.right": "Sign out",
    "shuffle": "Shuffle", "slider.horizontal.3": "Adjust", "speaker.slash": "Mute", "speaker.wave.2": "Volume",
    "square.and.arrow.down": "Save", "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "star": "Favorite",
    "star.slash": "Remove favorite", "stop": "Stop", "tag": "Tag", "trash": "Delete", "trash.slash": "Recover",
    "video": "Video", "wifi": "Wi-Fi", "xmark": "Close",
  ]
}

extension ResolvedImage {
  /// What is read out for a picture that nothing else is said of.
  var spokenName: String {
    switch content {
    case .symbol, .unknownSymbol: SymbolNames.spoken(name)
    case .nothing, .picture, .drawing: name
    }
  }
}
