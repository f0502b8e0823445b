// What views read and write: bindings, storage, observed models, and the order in which changes are told.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Model {
  var name = "Ada"
  var numbers = [1, 2, 3]
  var note: String?
  var count = 0
  var isOn = false
}

@MainActor
@Suite("Data flow")
struct DataFlowTests {
  private func labels(_ stage: Stage) -> [String] { stage.semantics.elements.flatMap(\.flattened).map(\.label) }

  @Test("bindings reach into members, elements and optionals, and constants stay")
  func bindings() {
    struct Editor: View {
      @Binding var text: String
      let title: String
      var body: some View { Button("\(title) \(text)") { text += "!" } }
    }
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Editor(text: $model.name, title: "name")
          Stepper("second \(model.numbers[1])", value: $model.numbers[1])
          if let note = Binding($model.note) { Editor(text: note, title: "note") }
          Editor(text: .constant("fixed"), title: "constant")
          ForEach($model.numbers, id: \.self) { $number in Button("double \(number)") { number *= 2 } }
        }
      }
    }
    let model = Model()
    let stage = phone { Screen(model: model) }
    stage.tap("name Ada")
    #expect(model.name == "Ada!")
    stage.perform(.increment, on: "second 2")
    #expect(model.numbers == [1, 3, 3])
    #expect(!labels(stage).contains { $0.hasPrefix("note") })
    model.note = "hi"
    stage.tap("note hi")
    #expect(model.note == "hi!")
    model.note = nil
    #expect(!labels(stage).contains { $0.hasPrefix("note") })
    stage.tap("constant fixed")
    #expect(labels(stage).contains("constant fixed"))
    stage.tap("double 1")
    #expect(model.numbers == [2, 3, 3])
  }

  @Test("a binding with an animation makes animated changes")
  func animatedBinding() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading) {
          Toggle("On", isOn: $isOn.animation(.linear(duration: 1)))
          Color.red.frame(width: 20, height: 20).offset(x: isOn ? 100 : 0)
        }
      }
    }
    let stage = phone { Screen() }
    func x() -> CGFloat {
      zip(stage.filled, stage.paints).first {
        if case .color(let color) = $0.1 { color.red > 0.9 && color.green < 0.4 } else { false }
      }?.0.minX ?? -1
    }
    let start = x()
    stage.perform(.activate, on: "On")
    stage.advance(by: 0.5)
    #expect(abs(x() - start - 50) < 0.6)
  }

  @Test("models come through the environment by their type; an optional one may be missing")
  func environment() {
    struct Reader: View {
      @Environment(Model.self) private var model
      var body: some View { Text("found \(model.count)") }
    }
    struct Asker: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model == nil ? "missing" : "there") }
    }
    let model = Model()
    let stage = phone {
      VStack {
        Reader().environment(model)
        Asker()
      }
    }
    #expect(labels(stage) == ["found 0", "missing"])
    model.count = 5
    #expect(labels(stage) == ["found 5", "missing"])
  }

  @Test("writes of one closure are one change; an animated one inside is a change of its own")
  func coalescing() {
    struct Screen: View {
      @State private var value = 0
      let log: Log
      var body: some View {
        Button("Go") {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
        .onChange(of: value) { old, new in log("\(old) \(new)") }
      }
    }
    let log = Log()
    let stage = phone { Screen(log: log) }
    stage.tap("Go")
    #expect(log.lines == ["0 2", "2 4"])
  }

  @Test("a change is told with the old value and the new; at first only if asked, and never for the same")
  func changes() {
    struct Screen: View {
      let model: Model
      let log: Log
      var body: some View {
        Color.red
          .onChange(of: model.count) { log("plain \($0) \($1)") }
          .onChange(of: model.count, initial: true) { log("initial \($0) \($1)") }
      }
    }
    let (model, log) = (Model(), Log())
    let stage = phone { Screen(model: model, log: log) }
    #expect(log.lines == ["initial 0 0"])
    log.clear()
    model.count = 7
    _ = stage.frame
    #expect(Set(log.lines) == ["plain 0 7", "initial 0 7"])
    log.clear()
    model.count = 7
    _ = stage.frame
    #expect(log.lines.isEmpty)
  }

  @Test("another id is another view: fresh state, the new one appears before the old one goes")
  func identity() {
    struct Counter: View {
      let name: Int
      let log: Log
      @State private var taps = 0
      var body: some View {
        Button("taps \(taps)") { taps += 1 }
          .onAppear { log("appear \(name)") }
          .onDisappear { log("disappear \(name)") }
      }
    }
    struct Screen: View {
      let model: Model
      let log: Log
      var body: some View { Counter(name: model.count, log: log).id(model.count) }
    }
    let (model, log) = (Model(), Log())
    let stage = phone { Screen(model: model, log: log) }
    stage.tap("taps 0")
    #expect(labels(stage) == ["taps 1"])
    model.count = 1
    #expect(labels(stage) == ["taps 0"])
    #expect(log.lines.first == "appear 0" && Set(log.lines.dropFirst()) == ["appear 1", "disappear 0"])
  }

  @Test("a task starts with its view, begins again with another id, and is called off when it goes")
  func tasks() {
    struct Screen: View {
      let model: Model
      let log: Log
      var body: some View {
        VStack {
          if !model.isOn {
            Color.red.task(id: model.count) {
              let number = model.count
              log("start \(number)")
              do {
                try await Task.sleep(for: .seconds(1))
                log("end \(number)")
              } catch {
                log("cancel \(number)")
              }
            }
          }
        }
      }
    }
    let (model, log) = (Model(), Log())
    let stage = phone { Screen(model: model, log: log) }
    stage.advance(by: 0.5)
    model.count = 1
    stage.advance(by: 0.1)
    #expect(log.lines.first == "start 0" && Set(log.lines.dropFirst()) == ["cancel 0", "start 1"])
    stage.advance(by: 1.5)
    #expect(log.lines.last == "end 1")
    model.count = 2
    stage.advance(by: 0.1)
    model.isOn = true
    stage.advance(by: 0.1)
    #expect(log.lines.last == "cancel 2")
  }

  @Test("a scaled metric follows the text size")
  func scaled() {
    struct Screen: View {
      @ScaledMetric(relativeTo: .body) private var side = 17.0
      var body: some View { Color.red.frame(width: side, height: 10) }
    }
    let stage = phone { Screen() }
    #expect(stage.filled.first?.width == 17)
    stage.set(Traits(dynamicTypeSize: .accessibility1))
    #expect(stage.filled.first?.width == 28)
  }

  @Test("stored values are shared by their suite and key, and outlive the view")
  func storage() {
    struct Screen: View {
      @AppStorage("taps", store: UserDefaults(suiteName: "vitrine-data-flow")) private var taps = 3
      @SceneStorage("draft") private var draft = "none"
      var body: some View {
        Button("taps \(taps)") { taps += 1 }
        Button("draft \(draft)") { draft = "some" }
      }
    }
    let stage = phone { Screen() }
    stage.tap("taps 3")
    stage.tap("draft none")
    #expect(labels(stage) == ["taps 4", "draft some"])
    let next = phone { Screen() }
    #expect(labels(next).contains("taps 4"))
  }

  @Test("a field that is made while its focus value holds has the focus at once")
  func focusAtOnce() {
    struct Screen: View {
      @State private var isEditing = false
      @State private var text = ""
      @FocusState private var focus: Int?
      var body: some View {
        VStack {
          if isEditing { TextField("Field", text: $text).focused($focus, equals: 1) }
          Button("Edit") {
            isEditing = true
            focus = 1
          }
          Text(focus == 1 ? "focused" : "idle")
        }
      }
    }
    let stage = phone { Screen() }
    stage.tap("Edit")
    stage.advance(untilIdle: 1)
    #expect(labels(stage).contains("focused"))
    stage.type("abc")
    #expect(stage.element("Field")?.value == "abc")
    stage.focus(nil)
    #expect(labels(stage).contains("idle"))
  }

  @Test("tabs and covered screens keep their state while they come and go")
  func lifetimes() {
    struct Counter: View {
      let name: String
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("\(name) \(count)") { count += 1 }
          .onAppear { log("+\(name)") }
          .onDisappear { log("-\(name)") }
      }
    }
    let log = Log()
    let stage = phone {
      TabView {
        Counter(name: "one", log: log).tabItem { Text("First") }
        NavigationStack {
          VStack {
            Counter(name: "two", log: log)
            NavigationLink("Push") { Text("Pushed") }
          }
        }
        .tabItem { Text("Second") }
      }
    }
    stage.tap("one 0")
    stage.tap("Second")
    stage.advance(untilIdle: 2)
    #expect(Set(log.lines) == ["+one", "-one", "+two"] && log.lines.count == 3, "\(log.lines)")
    stage.tap("two 0")
    stage.tap("Push")
    stage.advance(untilIdle: 2)
    #expect(stage.element("Pushed") != nil && log.lines.last == "-two")
    stage.perform(.escape, on: "Pushed")
    stage.press(.escape)
    stage.advance(untilIdle: 2)
    #expect(stage.element("two 1") != nil && log.lines.last == "+two")
    stage.tap("First")
    stage.advance(untilIdle: 2)
    #expect(stage.element("one 1") != nil)
  }

  private struct Acting: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let note: (Bool) -> Void
    var body: some View {
      VStack {
        Button("Tell") { note(reduceMotion) }
        Color.blue.frame(height: 100).gesture(TapGesture().onEnded { note(reduceMotion) }).accessibilityLabel("Field")
      }
    }
  }

  @Test("actions see the environment as it is when they run, without their view's body having read it")
  func lateReads() {
    var seen: [Bool] = []
    let stage = phone { Acting { seen.append($0) } }
    stage.set(Traits(isMotionReduced: true))
    stage.tap("Tell")
    stage.tap("Field")
    stage.set(Traits())
    stage.tap("Tell")
    stage.tap("Field")
    #expect(seen == [true, true, false, false])
  }
}
