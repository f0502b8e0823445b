// Edits of the sources, on the screen as soon as they compile.

import Foundation
import ModuleBuilding

/// Watches a project, builds it when it changes, and gives the session what comes of it.
///
/// Building happens on a queue of its own; the screen stays live meanwhile. A build that fails leaves the screen as it is
/// and says why.
@MainActor
package final class HotReload {
  private let project: SourceProject
  private let session: PreviewSession
  /// Screens that stay as they are, in front of those of the sources.
  package var others: [PreviewScreen] = []
  private var watch: SourceWatch?
  private let state: BuildState
  /// Called after every attempt, with the messages of one that failed. For tests and the terminal.
  package var onFinish: @MainActor ([SourceProblem]) -> Void = { _ in }

  /// - Parameters:
  ///   - input: What the session shows now.
  ///   - settling: Seconds that what is wrong must stay so before it is told: an editor may have written a file by half.
  package init(_ project: SourceProject, input: SourceInput, session: PreviewSession, settling: Double = 0.25) {
    self.project = project
    self.session = session
    state = BuildState(input, settling: settling)
    watch = SourceWatch(paths: project.paths) { [weak self, state, project] in
      state.rebuild(
        project, begin: { onMain { self?.session.showBuilding() } },
        end: { result in onMain { self?.finish(result) } })
    }
    if watch == nil {
      session.note("The sources cannot be watched: the system allows no more watches (fs.inotify.max_user_watches).")
    }
  }

  package func end() { watch?.end() }

  private func finish(_ result: Result<BuiltModule, any Error>) {
    do {
      let screens = try project.screens(of: result.get())
      session.replace(others + screens)
      session.show([])
      onFinish([])
    } catch {
      let problems = Self.problems(in: error)
      session.show(problems)
      onFinish(problems)
    }
  }

  private static func problems(in error: any Error) -> [SourceProblem] {
    if let problems = error as? SourceProblems { return problems.problems.filter { $0.severity == .error } }
    if let problem = error as? SourceProblem { return [problem] }
    return [SourceProblem("\(error)")]
  }

  /// What was built last, for the building queue.
  private final class BuildState: @unchecked Sendable {
    private let settling: Double
    private let queue = DispatchQueue(label: "vitrine.build")
    // For the queue only. Nil when the sources could not be read.
    private var input: SourceInput?
    private var attempts = 0

    init(_ input: SourceInput, settling: Double) {
      self.input = input
      self.settling = settling
    }

    func rebuild(
      _ project: SourceProject, begin: @escaping @Sendable () -> Void,
      end: @escaping @Sendable (Result<BuiltModule, any Error>) -> Void
    ) {
      queue.async { [self] in
        let reading = Result { try project.read() }
        let new = try? reading.get()
        // Something else in the folder changed, or files that were told to be gone still are.
        if new == input { return }
        input = new
        attempts += 1
        do {
          let sources = try reading.get()
          begin()
          end(.success(try project.build(sources)))
        } catch {
          let mine = attempts
          queue.asyncAfter(deadline: .now() + settling) { [self] in
            if mine == attempts { end(.failure(error)) }
          }
        }
      }
    }
  }
}

private func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(work) }
}
