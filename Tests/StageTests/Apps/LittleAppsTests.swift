// Five small apps as tutorials write them, used by touch.

import Combine
import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import Stage

// MARK: A to-do list

private struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

private final class TodoStore: ObservableObject {
  @Published var items = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread"), Todo(id: 3, title: "Eggs")]
  private var last = 3

  func add(_ title: String) {
    last += 1
    items.append(Todo(id: last, title: title))
  }
}

private struct TodoRow: View {
  @Binding var item: Todo
  var body: some View {
    HStack {
      Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle").accessibilityHidden(true)
      Text(item.title).strikethrough(item.isDone)
    }
    .contentShape(Rectangle())
    .onTapGesture { withAnimation { item.isDone.toggle() } }
    .accessibilityElement(children: .combine)
    .accessibilityValue(item.isDone ? "done" : "open")
  }
}

private struct TodoList: View {
  @StateObject private var store = TodoStore()
  @State private var draft = ""
  @State private var mode = EditMode.inactive
  @FocusState private var isAdding: Bool

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("New item", text: $draft)
            .focused($isAdding)
            .onSubmit(add)
        }
        Section("\(store.items.filter { !$0.isDone }.count) open") {
          ForEach($store.items) { $item in
            TodoRow(item: $item)
              .swipeActions(edge: .leading) { Button("Done") { item.isDone = true }.tint(.green) }
          }
          .onDelete { store.items.remove(atOffsets: $0) }
          .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .navigationTitle("Shopping")
      .toolbar { EditButton() }
      .environment(\.editMode, $mode)
    }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    withAnimation { store.add(draft) }
    draft = ""
    isAdding = true
  }
}

// MARK: A form

private struct SignUp: View {
  enum Field: Hashable { case name, mail, secret }
  @State private var name = ""
  @State private var mail = ""
  @State private var secret = ""
  @State private var accepts = false
  @State private var age = 18
  @State private var isSent = false
  @FocusState private var field: Field?

  private var isMailValid: Bool { mail.contains("@") && mail.contains(".") }
  private var isComplete: Bool { !name.isEmpty && isMailValid && secret.count >= 6 && accepts }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name).focused($field, equals: .name).submitLabel(.next)
        TextField("Mail", text: $mail).focused($field, equals: .mail).keyboardType(.emailAddress)
        if !mail.isEmpty, !isMailValid { Text("This is no address").foregroundStyle(.red) }
        SecureField("Secret", text: $secret).focused($field, equals: .secret)
      }
      Section {
        Stepper("Age \(age)", value: $age, in: 18...20)
        Toggle("I accept", isOn: $accepts)
        Button("Sign up") { isSent = true }.disabled(!isComplete)
      }
    }
    .onSubmit {
      switch field {
      case .name: field = .mail
      case .mail: field = .secret
      default: field = nil
      }
    }
    .alert("Welcome, \(name)", isPresented: $isSent) {
      Button("OK") { name = "" }
    } message: {
      Text(mail)
    }
  }
}

// MARK: Onboarding

private struct Onboarding: View {
  @State private var page = 0
  @State private var isDone = false
  @Namespace private var space
  let log: Log

  var body: some View {
    VStack {
      if isDone {
        Color.blue.matchedGeometryEffect(id: "logo", in: space).frame(width: 40, height: 40)
        Text("Home").onAppear { log("home") }
        Spacer()
      } else {
        Color.blue.matchedGeometryEffect(id: "logo", in: space).frame(width: 200, height: 200)
        TabView(selection: $page) {
          ForEach(0..<3) { index in Text("Step \(index + 1)").tag(index) }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        Button(page == 2 ? "Start" : "Next") {
          withAnimation(.spring(duration: 0.5)) { if page == 2 { isDone = true } else { page += 1 } }
        }
      }
    }
    .onChange(of: page) { log("page \(page)") }
  }
}

// MARK: A stopwatch

private struct Stopwatch: View {
  @State private var start: Date?
  @State private var gone: TimeInterval = 0
  @State private var laps: [TimeInterval] = []
  @State private var seconds = 0
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      TimelineView(.animation(minimumInterval: 1.0 / 30, paused: start == nil)) { context in
        let time = gone + (start.map { context.date.timeIntervalSince($0) } ?? 0)
        Text(verbatim: String(format: "%.1f", time)).accessibilityIdentifier("time")
      }
      Text(verbatim: "open for \(seconds) s").onReceive(ticks) { _ in seconds += 1 }
      HStack {
        Button(start == nil ? "Start" : "Stop") {
          if let start {
            gone += Date().timeIntervalSince(start)
            self.start = nil
          } else {
            start = Date()
          }
        }
        Button("Lap") { laps.append(gone + (start.map { Date().timeIntervalSince($0) } ?? 0)) }.disabled(start == nil)
        Button("Reset") { (start, gone, laps) = (nil, 0, []) }
      }
      ForEach(laps.indices, id: \.self) { Text(verbatim: "Lap \($0 + 1): " + String(format: "%.2f", laps[$0])) }
    }
  }
}

// MARK: Cards

private struct Cards: View {
  @State private var names = ["A", "B", "C", "D"]
  @State private var dragged: String?
  @GestureState private var way: CGFloat = 0
  private let pitch: CGFloat = 60

  var body: some View {
    VStack(spacing: 10) {
      ForEach(names, id: \.self) { name in
        Text(name)
          .frame(width: 200, height: 50)
          .background(name == "A" ? Color.red : Color.gray, in: RoundedRectangle(cornerRadius: 12))
          .scaleEffect(dragged == name ? 1.05 : 1)
          .offset(y: dragged == name ? way : 0)
          .zIndex(dragged == name ? 1 : 0)
          .gesture(
            LongPressGesture(minimumDuration: 0.3)
              .sequenced(before: DragGesture(minimumDistance: 0))
              .updating($way) { value, way, _ in
                if case .second(true, let drag?) = value { way = drag.translation.height }
              }
              .onChanged { value in
                if case .second(true, _) = value { withAnimation(.snappy) { dragged = name } }
              }
              .onEnded { value in
                guard case .second(true, let drag?) = value, let from = names.firstIndex(of: name) else { return }
                let steps = Int((drag.translation.height / pitch).rounded())
                let to = min(max(from + steps, 0), names.count - 1)
                withAnimation(.bouncy) {
                  names.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
                  dragged = nil
                }
              })
      }
    }
  }
}

@MainActor
@Suite("Little apps")
struct LittleAppsTests {
  private func texts(_ stage: Stage) -> [String] { stage.semantics.elements.flatMap(\.flattened).map(\.label) }
  private func middle(_ stage: Stage, _ label: String) throws -> CGPoint {
    let frame = try #require(stage.element(label), "\(texts(stage))").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func order(_ stage: Stage, of names: [String]) -> [String] {
    names.filter { stage.element($0) != nil }
      .sorted { (stage.element($0)?.frame.minY ?? 0) < (stage.element($1)?.frame.minY ?? 0) }
  }

  @Test("a to-do list: add with the return key, tick, swipe to delete, edit and move")
  func todo() throws {
    let stage = phone { TodoList() }
    #expect(stage.element("3 open") != nil || stage.element("3 OPEN") != nil, "\(texts(stage))")
    stage.tap("New item")
    stage.type("Tea\n")
    stage.type("Jam\n")
    stage.advance(untilIdle: 3)
    #expect(order(stage, of: ["Milk", "Bread", "Eggs", "Tea", "Jam"]) == ["Milk", "Bread", "Eggs", "Tea", "Jam"])
    stage.tap("Bread")
    stage.advance(untilIdle: 3)
    #expect(stage.element("Bread")?.value == "done" && stage.element("4 open") != nil || stage.element("4 OPEN") != nil)
    // A swipe uncovers Delete, a tap on it deletes; the rows below move up.
    let milk = try middle(stage, "Milk")
    let bread = try middle(stage, "Bread")
    stage.drag(from: CGPoint(x: 300, y: milk.y), to: CGPoint(x: 200, y: milk.y), over: 0.3)
    stage.advance(untilIdle: 3)
    stage.tap("Delete")
    stage.advance(untilIdle: 3)
    #expect(stage.element("Milk") == nil)
    #expect(try abs(middle(stage, "Bread").y - milk.y) < 1 && bread.y > milk.y)
    // A swipe the other way.
    let eggs = try middle(stage, "Eggs")
    stage.drag(from: CGPoint(x: 60, y: eggs.y), to: CGPoint(x: 150, y: eggs.y), over: 0.3)
    stage.advance(untilIdle: 3)
    stage.tap("Done")
    stage.advance(untilIdle: 3)
    #expect(stage.element("Eggs")?.value == "done")
    // Edit mode: move the last row up.
    stage.focus(nil)
    stage.tap("Edit")
    stage.advance(untilIdle: 3)
    let (tea, jam) = (try middle(stage, "Tea"), try middle(stage, "Jam"))
    stage.drag(from: CGPoint(x: 368, y: jam.y), to: CGPoint(x: 368, y: tea.y), over: 0.5)
    stage.advance(untilIdle: 3)
    #expect(order(stage, of: ["Bread", "Eggs", "Tea", "Jam"]) == ["Bread", "Eggs", "Jam", "Tea"])
    stage.tap("Done")
    stage.advance(untilIdle: 3)
    #expect(stage.element("Edit") != nil)
  }

  @Test("a form: fields hand the focus on, faults are shown, the button waits for all")
  func form() {
    let stage = phone { SignUp() }
    func isButtonOff() -> Bool { stage.element("Sign up")?.traits.contains(.disabled) == true }
    #expect(isButtonOff())
    stage.tap("Name")
    stage.type("Ada\n")
    stage.type("ada")
    #expect(stage.element("This is no address") != nil)
    stage.type("@b.org\n")
    #expect(stage.element("This is no address") == nil)
    stage.type("secret")
    #expect(stage.element("Secret")?.value == "••••••")
    stage.type("\n")
    #expect(stage.keyboardHeight == 0 && isButtonOff())
    stage.perform(.increment, on: "Age 18")
    stage.perform(.increment, on: "Age 19")
    stage.perform(.increment, on: "Age 20")
    #expect(stage.element("Age 20") != nil)
    stage.perform(.activate, on: "I accept")
    #expect(!isButtonOff())
    stage.tap("Sign up")
    stage.advance(untilIdle: 3)
    #expect(stage.element("Welcome, Ada") != nil && stage.element("ada@b.org") != nil)
    stage.tap("OK")
    stage.advance(untilIdle: 3)
    #expect(stage.element("Welcome, Ada") == nil && isButtonOff())
  }

  @Test("onboarding: pages by button and by swipe, and the logo travels to its new place")
  func onboarding() {
    let log = Log()
    let stage = phone { Onboarding(log: log) }
    func logo() -> CGRect {
      stage.filled.first { $0.width > 30 && $0.height > 30 && abs($0.width - $0.height) < 1 } ?? .zero
    }
    let start = logo()
    #expect(abs(start.width - 200) < 1)
    stage.tap("Next")
    stage.advance(untilIdle: 3)
    #expect(log.lines == ["page 1"] && stage.element("Step 2") != nil)
    stage.drag(from: CGPoint(x: 350, y: 500), to: CGPoint(x: 80, y: 500), over: 0.2)
    stage.advance(untilIdle: 3)
    #expect(log.lines == ["page 1", "page 2"] && stage.element("Start") != nil)
    stage.tap("Start")
    stage.advance(by: 0.1)
    let between = logo()
    #expect(between.width < 199 && between.width > 41)
    stage.advance(untilIdle: 3)
    #expect(abs(logo().width - 40) < 1 && stage.element("Home") != nil && log.lines.last == "home")
  }

  @Test("a stopwatch: runs, laps, stops and goes on")
  func stopwatch() {
    let stage = phone { Stopwatch() }
    func time() -> String { stage.element("time")?.label ?? "" }
    #expect(time() == "0.0")
    stage.advance(by: 1.5)
    #expect(time() == "0.0" && stage.element("open for 1 s") != nil)
    stage.tap("Start")
    stage.advance(by: 2.5)
    #expect(time() == "2.5")
    stage.tap("Lap")
    #expect(stage.element("Lap 1: 2.50") != nil)
    stage.advance(by: 1)
    stage.tap("Stop")
    stage.advance(by: 4)
    #expect(time() == "3.5" && stage.element("Lap")?.traits.contains(.disabled) == true)
    stage.tap("Start")
    stage.advance(by: 0.5)
    #expect(time() == "4.0")
    stage.tap("Reset")
    #expect(time() == "0.0" && stage.element("Lap 1: 2.50") == nil)
    stage.advance(by: 1)
    #expect(stage.element("open for 10 s") != nil)
  }

  @Test("cards: a long press lifts one, a drag moves it, and it springs into its new place")
  func cards() throws {
    let stage = phone { Cards() }
    let names = ["A", "B", "C", "D"]
    func red() -> CGRect {
      zip(stage.filled, stage.paints).first {
        if case .color(let color) = $0.1 { color.red > 0.9 && color.green < 0.4 } else { false }
      }?.0 ?? .zero
    }
    let start = red()
    let place = try middle(stage, "A")
    // Too short a press: nothing moves.
    stage.drag(from: place, to: CGPoint(x: place.x, y: place.y + 130), over: 0.2)
    stage.advance(untilIdle: 3)
    #expect(order(stage, of: names) == names && abs(red().minY - start.minY) < 0.5)
    stage.touch(.began, at: place)
    stage.advance(by: 0.4)
    for step in 1...12 {
      stage.touch(.moved, at: CGPoint(x: place.x, y: place.y + CGFloat(step) * 10))
      stage.advance(by: 1.0 / 60)
    }
    stage.advance(by: 0.6)
    #expect(abs(red().midY - (start.midY + 120)) < 1, "it follows the finger")
    #expect(abs(red().width - 210) < 1, "it is lifted")
    stage.touch(.ended, at: CGPoint(x: place.x, y: place.y + 120))
    stage.advance(untilIdle: 3)
    #expect(order(stage, of: names) == ["B", "C", "A", "D"])
    #expect(abs(red().width - 200) < 0.5 && abs(red().minY - (start.minY + 120)) < 0.5)
  }
}
