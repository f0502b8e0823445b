// The on-screen keyboard as iOS 17 draws it: letters, numbers, symbols, number pads.

/// A key that is pressed.
enum KeyboardKey: Hashable {
  case character(String)
  case space, delete, `return`, shift
  /// Shows other keys: letters, numbers, symbols.
  case plane(Int)
}

/// Sizes of iOS 17's keyboard in portrait, in points.
enum KeyboardMetrics {
  static let rowHeight: CGFloat = 54
  static let keyHeight: CGFloat = 42
  static let gap: CGFloat = 6
  static let side: CGFloat = 3
  static let cornerRadius: CGFloat = 5
  static let accessoryHeight: CGFloat = 44
  /// Below the keys of devices without a button, where the globe and the microphone are.
  static let bottomBar: CGFloat = 41
  static let ground = (light: Color(red: 0.82, green: 0.83, blue: 0.85), dark: Color(white: 0.17))
  static let key = (light: Color.white, dark: Color(white: 0.42))
  static let special = (light: Color(red: 0.67, green: 0.69, blue: 0.73), dark: Color(white: 0.27))
}

struct KeyboardView: View {
  let traits: KeyboardTraits
  /// Whether the return key begins a new line.
  let hasReturn: Bool
  let bottomInset: CGFloat
  let accessories: [ToolbarEntry]
  /// Whether the next character is a capital unless the shift key says otherwise.
  let offersCapitals: Bool
  let press: @MainActor (KeyboardKey) -> Void
  @State private var plane = 0
  @State private var isShifted: Bool?
  @Environment(\.colorScheme) private var scheme

  init(
    traits: KeyboardTraits, hasReturn: Bool, bottomInset: CGFloat, accessories: [ToolbarEntry],
    offersCapitals: Bool, press: @escaping @MainActor (KeyboardKey) -> Void
  ) {
    self.traits = traits
    self.hasReturn = hasReturn
    self.bottomInset = bottomInset
    self.accessories = accessories
    self.offersCapitals = offersCapitals
    self.press = press
  }

  private func pick(_ colors: (light: Color, dark: Color)) -> Color { scheme == .dark ? colors.dark : colors.light }

  private var isUpper: Bool { isShifted ?? offersCapitals }

  private var isPad: Bool {
    switch traits.type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: true
    default: false
    }
  }

  private var startsWithNumbers: Bool { traits.type == .numbersAndPunctuation }

  var body: some View {
    VStack(spacing: 0) {
      if !accessories.isEmpty {
        HStack(spacing: 16) {
          ForEach(accessories.indices, id: \.self) { ToolbarEntryView(entry: accessories[$0]) }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .frame(height: KeyboardMetrics.accessoryHeight)
        .overlay(alignment: .top) { Divider() }
      }
      if isPad { pad } else { letters }
      Color.clear.frame(height: bottomInset > 0 ? bottomInset + KeyboardMetrics.bottomBar : 0)
    }
    .frame(maxWidth: .infinity)
    .background(pick(KeyboardMetrics.ground))
  }

  // MARK: Letters

  private var isLetters: Bool { startsWithNumbers ? plane == 2 : plane == 0 }
  private var isSymbols: Bool { startsWithNumbers ? plane == 1 : plane == 2 }

  private var rows: [[String]] {
    let text: [String]
    if isLetters {
      text = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    } else if isSymbols {
      text = ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
    } else {
      text = ["1234567890", "-/:;()$&@\"", ".,?!'"]
    }
    return text.map { $0.map { isLetters && isUpper ? String($0).uppercased() : String($0) } }
  }

  private var letters: some View {
    VStack(spacing: 0) {
      row { characters(rows[0]) }
      row { characters(rows[1]) }.padding(.horizontal, rows[1].count < 10 ? 18 : 0)
      row {
        special(isLetters ? "⇧" : isSymbols ? "123" : "#+=", isLetters ? "shift" : "more", width: 44) {
          if isLetters {
            isShifted = !isUpper
          } else {
            plane = isSymbols ? (startsWithNumbers ? 0 : 1) : (startsWithNumbers ? 1 : 2)
          }
        }
        Spacer(minLength: 6)
        characters(rows[2])
        Spacer(minLength: 6)
        special("⌫", "delete", width: 44) { press(.delete) }
      }
      row {
        special(isLetters ? "123" : "ABC", isLetters ? "numbers" : "letters", width: 92) {
          plane = isLetters ? (startsWithNumbers ? 0 : 1) : (startsWithNumbers ? 2 : 0)
        }
        if traits.type == .URL {
          // Addresses have no spaces.
          characters([".", "/", ".com"])
        } else {
          key("space", name: "space") { press(.space) }
          if traits.type == .emailAddress { characters(["@", "."]) }
        }
        special(hasReturn ? "return" : traits.submitTitle, hasReturn ? "return" : traits.submitTitle, width: 92) {
          press(.return)
        }
      }
    }
    .padding(.vertical, 0)
  }

  private func row<Keys: View>(@ViewBuilder _ keys: () -> Keys) -> some View {
    HStack(spacing: KeyboardMetrics.gap) { keys() }
      .padding(.horizontal, KeyboardMetrics.side)
      .frame(height: KeyboardMetrics.rowHeight)
  }

  private func characters(_ characters: [String]) -> some View {
    ForEach(characters, id: \.self) { character in
      key(character, name: character) {
        press(.character(character))
        isShifted = nil
      }
    }
  }

  private func key(_ title: String, name: String, action: @escaping @MainActor () -> Void) -> some View {
    face(title, isSpecial: false, width: nil)
      .controlElement(.button, label: name, actions: ControlActions(activate: action))
  }

  private func special(
    _ title: String, _ name: String, width: CGFloat, action: @escaping @MainActor () -> Void
  ) -> some View {
    face(title, isSpecial: true, width: width)
      .controlElement(.button, label: name, actions: ControlActions(activate: action))
  }

  private func face(_ title: String, isSpecial: Bool, width: CGFloat?) -> some View {
    symbolOrText(title)
      .foregroundStyle(Color(source: .system(.label)))
      .modifier(KeyGround(isSpecial: isSpecial, width: width))
  }

  @ViewBuilder private func symbolOrText(_ title: String) -> some View {
    switch title {
    case "⇧": Image(systemName: isUpper ? "shift.fill" : "shift").font(.system(size: 18))
    case "⌫": Image(systemName: "delete.left").font(.system(size: 18))
    default: Text(verbatim: title).font(.system(size: title.count == 1 ? 24 : 16)).lineLimit(1)
    }
  }

  // MARK: Numbers

  /// The letters that phones have under their digits.
  private static let padLetters = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  private var isPhoneSymbols: Bool { traits.type == .phonePad && plane == 1 }

  private var pad: some View {
    VStack(spacing: 0) {
      ForEach(0..<3) { line in
        row {
          ForEach(0..<3) { column in
            if isPhoneSymbols { phoneSymbol(line, column) } else { padKey(line * 3 + column + 1) }
          }
        }
      }
      row {
        switch traits.type {
        case .decimalPad: plainPadKey(".", name: ".") { press(.character(".")) }
        case .phonePad:
          plainPadKey(isPhoneSymbols ? "123" : "+*#", name: isPhoneSymbols ? "numbers" : "symbols") {
            plane = isPhoneSymbols ? 0 : 1
          }
        default: emptyPadKey
        }
        if isPhoneSymbols { plainPadKey("+", name: "+") { press(.character("+")) } } else { padKey(0) }
        Image(systemName: "delete.left").font(.system(size: 22))
          .foregroundStyle(Color(source: .system(.label)))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .controlElement(.button, label: "delete", actions: ControlActions(activate: { press(.delete) }))
      }
    }
  }

  private var emptyPadKey: some View { Color.clear.frame(height: KeyboardMetrics.keyHeight) }

  /// What else can be dialled: pauses in the second row, signs in the third.
  @ViewBuilder private func phoneSymbol(_ line: Int, _ column: Int) -> some View {
    switch (line, column) {
    case (1, 0): plainPadKey("pause", name: "pause") { press(.character(",")) }
    case (1, 2): plainPadKey("wait", name: "wait") { press(.character(";")) }
    case (2, 0): plainPadKey("*", name: "*") { press(.character("*")) }
    case (2, 2): plainPadKey("#", name: "#") { press(.character("#")) }
    default: emptyPadKey
    }
  }

  /// A key of a pad without a ground.
  private func plainPadKey(
    _ title: String, name: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    Text(verbatim: title).font(.system(size: title.count == 1 ? 24 : 17))
      .foregroundStyle(Color(source: .system(.label)))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .controlElement(.button, label: name, actions: ControlActions(activate: action))
  }

  private func padKey(_ digit: Int) -> some View {
    VStack(spacing: -2) {
      Text(verbatim: "\(digit)").font(.system(size: 24))
      if !Self.padLetters[digit].isEmpty {
        Text(verbatim: Self.padLetters[digit]).font(.system(size: 10, weight: .semibold)).tracking(1.5)
      }
    }
    .foregroundStyle(Color(source: .system(.label)))
    .modifier(KeyGround(isSpecial: false, width: nil))
    .controlElement(.button, label: "\(digit)", actions: ControlActions(activate: { press(.character("\(digit)")) }))
  }
}

/// The ground of a key.
private struct KeyGround: ViewModifier {
  let isSpecial: Bool
  /// nil for a share of what is free.
  let width: CGFloat?
  @Environment(\.colorScheme) private var scheme

  init(isSpecial: Bool, width: CGFloat?) {
    self.isSpecial = isSpecial
    self.width = width
  }

  func body(content: Content) -> some View {
    let colors = isSpecial ? KeyboardMetrics.special : KeyboardMetrics.key
    content
      .frame(width: width)
      .frame(maxWidth: width ?? .infinity)
      .frame(height: KeyboardMetrics.keyHeight)
      .background(
        scheme == .dark ? colors.dark : colors.light, in: RoundedRectangle(cornerRadius: KeyboardMetrics.cornerRadius)
      )
      .shadow(color: .black.opacity(0.3), radius: 0, y: 1)
      .frame(maxHeight: .infinity)
  }
}
