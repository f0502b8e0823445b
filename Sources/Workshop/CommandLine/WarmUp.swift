// `vitrine warm-up`: fills the compiler's cache, so that the first picture after a build does not wait for it.

import Foundation
import ModuleBuilding

enum WarmUp {
  /// Compiles a view that does nothing. The script calls this once after a build.
  static func run() throws {
    let text =
      "import SwiftUI\nimport Charts\nimport UIKit\nstruct Nothing: View { var body: some View { EmptyView() } }\n"
    let input = SourceInput(
      files: [.init(path: "/warm-up.swift", displayPath: "warm-up.swift", kind: .swift, text: text)], name: "warm-up")
    _ = try ModuleBuilder().build(input, BuildOptions(moduleName: "WarmUp"))
  }
}
