// The colours of the chooser's grid with their names, which are the names of every colour near them.

import CoreGraphics
import Drawing

/// The system's palette: greys, and twelve hues from dark to light.
enum ColorPalette {
  /// A colour of the grid.
  struct Cell: Hashable {
    let name: String
    let color: Color.Resolved
  }

  /// Red, green and blue in two hexadecimal digits each, row by row as iOS shows them.
  private static let rows: [[UInt32]] = [
    [
      0xFFFFFF, 0xEBEBEB, 0xD6D6D6, 0xC2C2C2, 0xADADAD, 0x999999, 0x858585, 0x707070, 0x5C5C5C, 0x474747, 0x333333,
      0x000000,
    ],
    [
      0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701, 0x5A1C00, 0x583300, 0x563D00, 0x666100, 0x4F5504,
      0x263E0F,
    ],
    [
      0x004D65, 0x012F7B, 0x1A0A52, 0x450D59, 0x551029, 0x831100, 0x7B2900, 0x7A4A00, 0x785800, 0x8D8602, 0x6F760A,
      0x38571A,
    ],
    [
      0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00, 0xAD3E00, 0xA96800, 0xA67B01, 0xC4BC00, 0x9BA50E,
      0x4E7A27,
    ],
    [
      0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400, 0xDA5100, 0xD38301, 0xD19D01, 0xF5EC00, 0xC3D117,
      0x669D34,
    ],
    [
      0x00A1D8, 0x0061FD, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015, 0xFF6A00, 0xFFAB01, 0xFCC700, 0xFEFB41, 0xD9EC37,
      0x76BB40,
    ],
    [
      0x01C7FC, 0x3A87FD, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFE6250, 0xFE8648, 0xFEB43F, 0xFECB3E, 0xFFF76B, 0xE4EF65,
      0x96D35F,
    ],
    [
      0x52D6FC, 0x74A7FF, 0x864FFD, 0xD357FE, 0xEE719E, 0xFF8C82, 0xFEA57D, 0xFEC777, 0xFED977, 0xFFF994, 0xEAF28F,
      0xB1DD8B,
    ],
    [
      0x93E3FC, 0xA7C6FF, 0xB18CFE, 0xE292FE, 0xF4A4C0, 0xFFB5AF, 0xFFC5AB, 0xFED9A8, 0xFDE4A8, 0xFFFBB9, 0xF1F7B7,
      0xCDE8B5,
    ],
    [
      0xCBF0FF, 0xD2E2FE, 0xD8C9FE, 0xEFCAFE, 0xF9D3E0, 0xFFDAD8, 0xFFE2D6, 0xFEECD4, 0xFEF1D5, 0xFDFBDD, 0xF6FADB,
      0xDEEED4,
    ],
  ]

  /// All hues once around, from red to red.
  static let wheel = stride(from: 0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }

  private static let hues = [
    "cyan", "blue", "indigo", "purple", "pink", "red", "vermilion", "orange", "amber", "yellow", "lime", "green",
  ]

  private static let shades = [
    "very dark", "dark", "deep", "strong", "", "bright", "soft", "light", "very light",
  ]

  static let cells: [[Cell]] = rows.enumerated().map { row, codes in
    codes.enumerated().map { column, code in
      Cell(name: name(row, column, of: codes.count), color: Color.Resolved(code: code))
    }
  }

  private static func name(_ row: Int, _ column: Int, of columns: Int) -> String {
    guard row == 0 else { return shades[row - 1].isEmpty ? hues[column] : "\(shades[row - 1]) \(hues[column])" }
    switch column {
    case 0: return "white"
    case columns - 1: return "black"
    default:
      let share = Double(column) / Double(columns - 1)
      return "gray \(Int((share * 100).rounded())) %"
    }
  }

  /// The name of the colour of the grid that is nearest to a colour, and how much of what is behind shows through.
  static func name(of color: Color.Resolved) -> String {
    func distance(_ cell: Cell) -> Float {
      let (red, green, blue) = (
        cell.color.red - color.red, cell.color.green - color.green, cell.color.blue - color.blue
      )
      // Green weighs most to the eye, blue least.
      return 3 * red * red + 4 * green * green + 2 * blue * blue
    }
    let nearest = cells.joined().min { distance($0) < distance($1) }?.name ?? ""
    let opacity = Int(bounded: (Double(color.opacity) * 100).rounded())
    return opacity < 100 ? "\(nearest), \(opacity)% opaque" : nearest
  }

  /// The colours that are kept for later before anybody has kept one.
  static let firstSaved: [Color.Resolved] = [0x000000, 0x0061FD, 0x76BB40, 0xFECB3E, 0xFF4015].map {
    Color.Resolved(code: $0)
  }
}

extension Color.Resolved {
  /// Red, green and blue as one number of six hexadecimal digits.
  fileprivate init(code: UInt32) {
    func part(_ shift: UInt32) -> Float { Float(code >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// Red, green and blue as one number of six hexadecimal digits, 0...0xFFFFFF.
  var code: Int {
    get {
      [red, green, blue].reduce(0) { $0 << 8 | Int(bounded: (Double(min(max($1, 0), 1)) * 255).rounded()) }
    }
    set {
      let opacity = opacity
      self = Color.Resolved(code: UInt32(clamping: min(max(newValue, 0), 0xFFFFFF)))
      self.opacity = opacity
    }
  }

  /// Whether white can hardly be told from the colour.
  var isVeryLight: Bool { 0.2126 * linearRed + 0.7152 * linearGreen + 0.0722 * linearBlue > 0.7 }
}
