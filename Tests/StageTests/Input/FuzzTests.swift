// Random touches, keys, times and settings: nothing crashes, and every frame is that of a fresh layout of the same state.

import Foundation
import SwiftUI
import Testing

@testable import Stage

/// Numbers that look random and are the same on every machine (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@MainActor
struct FuzzTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var isShown = false
    var body: some View {
      VStack {
        Text("\(count)").font(.largeTitle)
        Button("More") { withAnimation { count += 1 } }
        Button("Sheet") { isShown = true }
        Stepper("Step", value: $count)
        if count > 3 { Color.red.frame(height: CGFloat(count) * 5).transition(.opacity) }
      }
      .sheet(isPresented: $isShown) { Button("Close") { isShown = false }.presentationDetents([.medium, .large]) }
      .alert("Ten", isPresented: .constant(count == 10)) { Button("Fine") { count = 0 } }
    }
  }

  private struct Form: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var value = 0.3
    @State private var pick = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View {
      NavigationStack {
        SwiftUI.Form {
          Section("Who") {
            TextField("Name", text: $name)
            SecureField("Secret", text: $name)
            Toggle("On", isOn: $isOn)
          }
          Slider(value: $value)
          Picker("Pick", selection: $pick) { ForEach(0..<4) { Text("Option \($0)") } }
          DatePicker("When", selection: $date)
          Menu("Menu") { Button("Reset") { value = 0 } }
          NavigationLink("Next") { List(0..<40, id: \.self) { Text("Row \($0)") } }
          DisclosureGroup("More") { Text(name) }
          TextEditor(text: $name).frame(height: 80)
        }
        .navigationTitle("Form")
      }
    }
  }

  private struct Lists: View {
    @State private var items = Array(0..<60)
    @State private var selection: Int?
    @State private var search = ""
    var body: some View {
      TabView {
        NavigationStack {
          List(selection: $selection) {
            ForEach(items, id: \.self) { item in
              Text("Item \(item)").swipeActions { Button("Flag") { items.swapAt(0, items.count - 1) } }
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
          .searchable(text: $search)
          .toolbar { EditButton() }
          .navigationTitle("Items")
        }
        .tabItem { Label("List", systemImage: "list.bullet") }
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(0..<200) { index in
              Color(white: Double(index % 10) / 10).frame(height: 60).contextMenu { Button("Copy \(index)") {} }
            }
          }
        }
        .tabItem { Label("Grid", systemImage: "square.grid.2x2") }
        Gestures().tabItem { Label("Gestures", systemImage: "hand.tap") }
      }
    }
  }

  private struct Gestures: View {
    @State private var shift = CGSize.zero
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @GestureState private var isPressed = false
    var body: some View {
      RoundedRectangle(cornerRadius: 20).fill(isPressed ? .red : .blue).frame(width: 150, height: 150)
        .scaleEffect(scale).rotationEffect(angle).offset(shift)
        .gesture(DragGesture().onChanged { shift = $0.translation })
        .simultaneousGesture(MagnifyGesture().onChanged { scale = $0.magnification })
        .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
        .simultaneousGesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
        .onTapGesture(count: 2) { shift = .zero }
    }
  }

  /// Steps a screen; `VITRINE_FUZZ_STEPS` asks for more.
  private static let steps = ProcessInfo.processInfo.environment["VITRINE_FUZZ_STEPS"].flatMap(Int.init) ?? 60

  /// Whether every screen's frames are compared; else only those of screens that keep to it.
  private static let isStrict = ProcessInfo.processInfo.environment["VITRINE_FUZZ_STRICT"] != nil

  private func fuzz<Content: View>(
    _ name: String, seed: UInt64, comparesFrames: Bool, @ViewBuilder _ content: () -> Content
  ) {
    var numbers = SeededNumbers(seed: seed)
    let stage = Stage(.standard, content: content)
    var history: [String] = []
    for _ in 0..<Self.steps {
      let point = CGPoint(
        x: Double.random(in: 0...393, using: &numbers), y: Double.random(in: 0...852, using: &numbers))
      let other = CGPoint(
        x: Double.random(in: 0...393, using: &numbers), y: Double.random(in: 0...852, using: &numbers))
      switch Int.random(in: 0..<14, using: &numbers) {
      case 0..<4:
        history.append("tap \(point)")
        stage.tap(at: point, count: Int.random(in: 1...2, using: &numbers))
      case 4, 5:
        history.append("drag \(point) \(other)")
        stage.drag(from: point, to: other, over: Double.random(in: 0.02...0.4, using: &numbers))
      case 6:
        history.append("press \(point)")
        stage.longPress(at: point)
      case 7:
        history.append("pinch \(point)")
        stage.pinch(at: point, scale: CGFloat.random(in: 0.3...3, using: &numbers), over: 0.1)
      case 8:
        history.append("touch \(point)")
        let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
        stage.touch(
          phases[Int.random(in: 0..<4, using: &numbers)], at: point, id: Int.random(in: 0...2, using: &numbers))
      case 9:
        let keys: [KeyEquivalent] = [.tab, .return, .escape, .delete, .leftArrow, .rightArrow, "x", .space]
        let key = keys[Int.random(in: 0..<keys.count, using: &numbers)]
        history.append("key \(key.character)")
        stage.press(key)
      case 10:
        history.append("scroll \(point)")
        stage.scroll(by: CGSize(width: 0, height: Double.random(in: -400...400, using: &numbers)), at: point)
      case 11:
        history.append("time")
        stage.pass(Double.random(in: 0...0.8, using: &numbers))
      case 12:
        history.append("turn")
        let isTurned = stage.device.orientation == .portrait
        stage.set(stage.device.turned(to: isTurned ? .landscape : .portrait))
      default:
        history.append("traits")
        var traits = stage.traits
        traits.colorScheme = Bool.random(using: &numbers) ? .dark : .light
        traits.layoutDirection = Bool.random(using: &numbers) ? .rightToLeft : .leftToRight
        traits.dynamicTypeSize = Bool.random(using: &numbers) ? .accessibility2 : .large
        stage.set(traits)
      }
      let seen = stage.frame
      #expect(seen.drawing.checkInvariants())
      guard comparesFrames || Self.isStrict else { continue }
      onLargeStack { stage.host.layOutAnew() }
      let fresh = stage.frame
      guard seen == fresh else {
        Issue.record(
          "\(name), seed \(seed): the frame after step \(history.count) is not that of a fresh layout: \(history.suffix(4))"
        )
        return
      }
    }
  }

  @Test("random input leaves no frame that a fresh layout would not make", arguments: [1, 2, 3] as [UInt64])
  func frames(seed: UInt64) {
    fuzz("counter", seed: seed, comparesFrames: true) { Counter() }
    fuzz("gestures", seed: seed, comparesFrames: true) { Gestures() }
  }

  @Test("random input on forms, lists and bars crashes nothing", arguments: [1, 2] as [UInt64])
  func crashes(seed: UInt64) {
    fuzz("form", seed: seed, comparesFrames: false) { Form() }
    fuzz("lists", seed: seed, comparesFrames: false) { Lists() }
  }
}
