// What reading the sources brings to light: the request to the reader and its report. Plain values, so that the reader
// can be another process and a cached run need not start it.

import Foundation

/// What the reader is asked for.
public struct ReadingRequest: Hashable, Sendable, Codable {
  public var input: SourceInput
  /// A Swift expression to draw, from `--expr`.
  public var expression: String?
  /// Names of views that nobody defines and that get a placeholder.
  public var stubs: [String]
  /// Fences of guides to leave out, by file and the line of their opening, with the reason.
  public var leftOutFences: [LeftOut]
  /// Modules that guides import and that there are none of. Their imports are left out.
  public var missingModules: [String]
  /// Previews that do not compile by no fault of their author's (a view whose initialiser turns out to need arguments).
  public var leftOutPreviews: [Int]
  /// Where the compilable files go.
  public var outputFolder: String

  public init(
    input: SourceInput, expression: String? = nil, stubs: [String] = [], leftOutFences: [LeftOut] = [],
    missingModules: [String] = [], leftOutPreviews: [Int] = [], outputFolder: String
  ) {
    self.input = input
    self.expression = expression
    self.stubs = stubs
    self.leftOutFences = leftOutFences
    self.missingModules = missingModules
    self.leftOutPreviews = leftOutPreviews
    self.outputFolder = outputFolder
  }
}

/// A part of a guide that is not compiled, and why.
public struct LeftOut: Hashable, Sendable, Codable {
  public var file: String
  public var line: Int
  public var reason: String
  public init(file: String, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

/// Something that can be drawn.
public struct PreviewDescription: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// `#Preview { … }`
    case macro
    /// A `PreviewProvider` type.
    case provider
    /// A view that can be made without arguments.
    case view
    /// An `App`.
    case app
    /// From `--expr`.
    case expression
  }
  /// The number under which the compiled module registers it.
  public var id: Int
  public var kind: Kind
  /// The preview's own name, or the view's.
  public var name: String
  public var file: String
  public var line: Int
  public init(id: Int, kind: Kind, name: String, file: String, line: Int) {
    self.id = id
    self.kind = kind
    self.name = name
    self.file = file
    self.line = line
  }
}

/// What the reader found, besides the compilable files it wrote.
public struct SourceReport: Hashable, Sendable, Codable {
  /// One written file and how its columns differ from the author's.
  public struct WrittenFile: Hashable, Sendable, Codable {
    public var path: String
    /// The author's path that the compiler is told, if it is not generated.
    public var sourcePath: String?
    public var shifts: [ColumnShift]
    public init(path: String, sourcePath: String?, shifts: [ColumnShift]) {
      self.path = path
      self.sourcePath = sourcePath
      self.shifts = shifts
    }
  }

  /// From the written column `column` of `line` on, the author's column is `authorColumn` and counts on from there; in
  /// text that the author did not write it stands still.
  public struct ColumnShift: Hashable, Sendable, Codable {
    public var line: Int
    public var column: Int
    public var authorColumn: Int
    public var isGenerated: Bool
    public init(line: Int, column: Int, authorColumn: Int, isGenerated: Bool) {
      self.line = line
      self.column = column
      self.authorColumn = authorColumn
      self.isGenerated = isGenerated
    }
  }

  /// A fence of a guide that takes part, by its lines (without the fence marks).
  public struct Fence: Hashable, Sendable, Codable {
    public var file: String
    public var line: Int
    public var lastLine: Int
    /// Whether it declares a type or extends one. One that does not may be a fragment that only looks whole.
    public var declaresTypes: Bool
    public init(file: String, line: Int, lastLine: Int, declaresTypes: Bool) {
      self.file = file
      self.line = line
      self.lastLine = lastLine
      self.declaresTypes = declaresTypes
    }
  }

  /// A view that cannot be drawn by name alone, for error messages.
  public struct ViewWithArguments: Hashable, Sendable, Codable {
    public var name: String
    public var file: String
    public var line: Int
    public init(name: String, file: String, line: Int) {
      self.name = name
      self.file = file
      self.line = line
    }
  }

  public var files: [WrittenFile] = []
  public var previews: [PreviewDescription] = []
  public var viewsWithArguments: [ViewWithArguments] = []
  public var fences: [Fence] = []
  public var leftOut: [LeftOut] = []
  public var imports: [String] = []
  /// Capitalised names that are called where a view is expected.
  public var namesCalledAsViews: [String] = []
  /// What is not Swift at all. With any of these there is nothing to compile.
  public var syntaxErrors: [SourceProblem] = []
  /// What the compiler warned about.
  public var warnings: [SourceProblem] = []
  /// The views that were replaced by placeholders.
  public var stubs: [String] = []
  public init() {}
}
