// The text of a file that a person has chosen.

import Foundation
import SwiftUI

enum ActivityFile {
  /// Why a chosen file cannot be used, in a sentence.
  enum Problem: LocalizedError, Equatable {
    case unreadable(String)
    case noText(String)

    var errorDescription: String? {
      switch self {
      case .unreadable(let name): "\(name) cannot be read. Choose it again, or paste its text."
      case .noText(let name): "\(name) is not a text. Choose the CSV file of the export."
      }
    }
  }

  /// - Parameter url: As the file dialog gives it: outside of the app's own folder it is open only while it is accessed.
  static func text(of url: URL) throws(Problem) -> String {
    let isOpened = url.startAccessingSecurityScopedResource()
    defer { if isOpened { url.stopAccessingSecurityScopedResource() } }
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(url.lastPathComponent) }
    // A byte order mark says nothing of UTF-8 and is no part of the text.
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    guard let text = String(data: bytes, encoding: .utf8), !text.contains("\0") else {
      throw .noText(url.lastPathComponent)
    }
    return text
  }
}
