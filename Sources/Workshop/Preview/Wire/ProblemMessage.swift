// What is wrong with the code, for a page.

import ModuleBuilding

enum ProblemMessage {
  static func make(_ problem: SourceProblem) -> JSON {
    var members: [(String, JSON)] = [("message", .string(problem.message))]
    if let file = problem.file { members.append(("file", .string(file))) }
    if let line = problem.line { members.append(("line", JSON(line))) }
    if let column = problem.column { members.append(("column", JSON(column))) }
    if let remedy = problem.remedy { members.append(("remedy", .string(remedy))) }
    if let excerpt = problem.excerpt { members.append(("excerpt", .string(excerpt))) }
    return .object(members)
  }
}
