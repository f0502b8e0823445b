// A Markdown guide as Swift: the fences marked ```swift, each at its own lines.

import CMarkdown
import Foundation
import ModuleBuilding

/// The Swift code of a guide. `text` has as many lines as the guide; what is not Swift is blank, so a line number means
/// the same in both.
struct GuideText {
  var text: String
  var fences: [SourceReport.Fence]
  var leftOut: [LeftOut]
}

/// Reads guides.
struct GuideReader {
  var file: SourceInput.File
  /// Fences that have proved to be fragments, by the line of their opening.
  var knownFragments: [Int: String]

  private struct Block {
    /// The line of the opening marks.
    var line: Int
    var code: String
  }

  func read() throws -> GuideText {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var output = [String](repeating: "", count: lines.count)
    var guide = GuideText(text: "", fences: [], leftOut: [])
    let blocks = swiftBlocks()
    guard !blocks.isEmpty else {
      throw SourceProblem(
        file: file.displayPath, "the guide has no ```swift fences", remedy: "Mark its Swift code with ```swift … ```.")
    }
    var declared = DeclaredNames()
    for block in blocks {
      func leaveOut(_ line: Int, _ reason: String) {
        guide.leftOut.append(LeftOut(file: file.displayPath, line: line, reason: reason))
      }
      if let reason = knownFragments[block.line] {
        leaveOut(block.line, reason)
        continue
      }
      let judgement = FenceJudgement(block.code, alreadyDeclared: &declared)
      switch judgement.verdict {
      case .fragment(let reason):
        leaveOut(block.line, reason)
      case .declarations(let kept, let declaresTypes):
        for (line, reason) in judgement.leftOut { leaveOut(block.line + line, reason) }
        let codeLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
        let original = block.code.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, code) in codeLines.enumerated() where block.line + index < output.count {
          // Indentation and quote marks before the code become spaces, so that columns are right too.
          let whole = lines[block.line + index]
          let indent = max(0, whole.utf8.count - (index < original.count ? original[index].utf8.count : 0))
          output[block.line + index] = String(repeating: " ", count: indent) + code
        }
        guide.fences.append(
          .init(
            file: file.displayPath, line: block.line, lastLine: block.line + codeLines.count,
            declaresTypes: declaresTypes))
      }
    }
    guide.text = output.joined(separator: "\n")
    return guide
  }

  private func swiftBlocks() -> [Block] {
    var text = file.text
    let document = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
    }
    guard let document else { return [] }
    defer { cmark_node_free(document) }
    var blocks: [Block] = []
    guard let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
        cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK, let info = cmark_node_get_fence_info(node),
        let literal = cmark_node_get_literal(node)
      else { continue }
      let language = String(cString: info).lowercased().prefix { $0.isLetter }
      guard language == "swift" || language == "swiftui" else { continue }
      var code = String(cString: literal)
      if code.hasSuffix("\n") { code.removeLast() }
      blocks.append(Block(line: Int(cmark_node_get_start_line(node)), code: code))
    }
    return blocks
  }
}
