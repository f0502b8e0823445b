// Views that nobody should write: they are drawn somehow, quickly, and nothing crashes.

import Charts
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct OddInputTests {
  /// Shows a view, touches it, turns it and lets time go by.
  @discardableResult
  private func show<Content: View>(_ device: Device = .standard, @ViewBuilder _ content: () -> Content) -> Stage {
    let stage = Stage(device, content: content)
    _ = try? stage.picture()
    #expect(stage.frame.drawing.checkInvariants())
    stage.tap(at: CGPoint(x: stage.size.width / 2, y: stage.size.height / 2))
    stage.advance(by: 0.3)
    stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 120, y: 100), over: 0.1)
    stage.set(stage.device.turned(to: .landscape))
    stage.advance(by: 0.2)
    #expect(stage.frame.drawing.checkInvariants())
    _ = stage.spoken
    _ = stage.inspect(at: CGPoint(x: 50, y: 100))
    return stage
  }

  // MARK: Size

  @Test("a tree two thousand views deep is drawn")
  func deep() {
    var view = AnyView(Text("Bottom"))
    for index in 0..<2000 { view = index.isMultiple(of: 2) ? AnyView(view.padding(0)) : AnyView(VStack { view }) }
    #expect(show { view }.spoken.contains { $0.contains("Bottom") })
  }

  @Test("lists of a hundred thousand rows make the rows in sight")
  func manyRows() {
    let list = show { List(0..<100_000, id: \.self) { Text("Row \($0)") } }
    #expect(list.bodyEvaluations < 1000)
    show { ScrollView { LazyVStack { ForEach(0..<100_000, id: \.self) { Text("Row \($0)") } } } }
    show {
      ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 1))]) { ForEach(0..<100_000) { Text("\($0)") } } }
    }
  }

  @Test("text of a hundred thousand characters is drawn")
  func longText() {
    show { Text(String(repeating: "word ", count: 20_000)) }
    show { Text(String(repeating: "w", count: 20_000)).lineLimit(1) }
  }

  // MARK: Feedback

  private struct SelfChanging: View {
    struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    @State private var count = 0
    var body: some View {
      Text("\(count)").preference(key: Key.self, value: count + 1).onPreferenceChange(Key.self) { count = $0 }
    }
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width).background(
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.size.width, initial: true) { _, new in width = new + 1 }
        })
    }
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  private struct WritingInBody: View {
    @State private var count = 0
    @Binding var outer: Int
    var body: some View {
      let _ = count += 1
      let _ = outer += 1
      Text("\(count) \(outer)")
    }
  }

  private struct WritingOutside: View {
    @State private var count = 0
    var body: some View { WritingInBody(outer: $count) }
  }

  private struct Appearing: View {
    @State private var isShown = true
    var body: some View {
      if isShown {
        Text("On").onAppear { isShown = false }
      } else {
        Text("Off").onAppear { isShown = true }
      }
    }
  }

  @Test("views that change what they are made of are given up, with a warning")
  func feedback() {
    #expect(!show { SelfChanging() }.warnings.isEmpty)
    #expect(!show { Growing() }.warnings.isEmpty)
    #expect(!show { Counting() }.warnings.isEmpty)
    #expect(!show { Appearing() }.warnings.isEmpty)
    show { WritingOutside() }
  }

  // MARK: Time

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").task { for _ in 0..<500 { await Task.yield() } }
        .task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(-1))
            count += 1
            if count > 50 { return }
          }
        }
        .onReceive(Timer.publish(every: 0, on: .main, in: .common).autoconnect()) { _ in count += 1 }
    }
  }

  private struct Animated: View {
    let animation: Animation
    @State private var isWide = false
    var body: some View {
      Color.red.frame(width: isWide ? 200 : 20, height: 20).onAppear { withAnimation(animation) { isWide = true } }
    }
  }

  @Test(
    "animations of no, odd or endless length come to an end or go on",
    arguments: [0, -1, .nan, .infinity, 1e-12, 1e12] as [Double])
  func animations(length: Double) {
    show { Animated(animation: .linear(duration: length)) }
    show { Animated(animation: .spring(duration: length, bounce: length)) }
    show { Animated(animation: .spring(response: length, dampingFraction: length, blendDuration: length)) }
    show { Animated(animation: .interpolatingSpring(mass: length, stiffness: length, damping: length)) }
    show { Animated(animation: .easeIn(duration: length).repeatForever()) }
    show { Animated(animation: .easeIn(duration: length).repeatCount(3).delay(length).speed(length)) }
    show { Animated(animation: .timingCurve(length, length, -length, 2, duration: 0.2)) }
    show {
      PhaseAnimator([0.0, 1]) {
        Color.red.opacity($0)
      } animation: { _ in
        .linear(duration: length)
      }
    }
    show {
      KeyframeAnimator(initialValue: 0.0, repeating: true) {
        Color.red.opacity($0)
      } keyframes: { _ in
        LinearKeyframe(1, duration: length)
        SpringKeyframe(0, duration: length)
      }
    }
    show { TimelineView(.periodic(from: .distantPast, by: length)) { Text("\($0.date)") } }
    show { TimelineView(.animation(minimumInterval: length)) { Text("\($0.date)") } }
  }

  @Test("what asks for itself without end does not stop the stage")
  func restless() { show { Restless() } }

  @Test("empty and repeated collections are drawn somehow")
  func collections() {
    show { List { ForEach([1, 1, 2, 2, 1], id: \.self) { Text("Row \($0)") } } }
    show { ScrollView { LazyVStack { ForEach([1, 1, 1], id: \.self) { Text("Row \($0)") } } } }
    show { ScrollView { LazyVGrid(columns: []) { ForEach(0..<9) { Text("\($0)") } } } }
    show {
      ScrollView { LazyHGrid(rows: [GridItem(.adaptive(minimum: .infinity))]) { ForEach(0..<9) { Text("\($0)") } } }
    }
    show { List {} }
    show { Grid {} }
    show { Form { Section {} } }
    show { TabView {} }
    show { NavigationStack {} }
    show { Chart {} }
    show { Picker("P", selection: .constant(9)) {}.pickerStyle(.segmented) }
    show { Picker("P", selection: .constant(9)) { Text("1").tag(1) }.pickerStyle(.wheel) }
    show { Slider(value: .constant(5.0), in: 5...5) }
    show { Text("").lineLimit(0) }
    show { Text("a\nb\nc").lineLimit(-3).truncationMode(.middle) }
    show { LinearGradient(colors: [], startPoint: .top, endPoint: .top) }
    show { ViewThatFits {} }
    show { HStack {}.background { EmptyView() }.overlay {} }
  }

  // MARK: Input

  private struct Vanishing: View {
    @State private var isThere = true
    @State private var items = Array(0..<20)
    var body: some View {
      VStack {
        if isThere {
          Color.red.frame(height: 300).gesture(DragGesture(minimumDistance: 0).onChanged { _ in isThere = false })
        }
        List {
          ForEach(items, id: \.self) { item in
            Text("\(item)").gesture(DragGesture().onChanged { _ in items = [] }).swipeActions {
              Button("Go") { items = [] }
            }
          }
        }
      }
    }
  }

  @Test("a view may vanish under a finger")
  func vanishing() {
    let stage = Stage(.standard) { Vanishing() }
    stage.touch(.began, at: CGPoint(x: 200, y: 200))
    stage.touch(.moved, at: CGPoint(x: 200, y: 220))
    stage.touch(.moved, at: CGPoint(x: 200, y: 260))
    stage.touch(.ended, at: CGPoint(x: 200, y: 260))
    for y in stride(from: 100.0, to: 800, by: 70) {
      stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 100, y: y + 5), over: 0.1)
      stage.tap(at: CGPoint(x: 370, y: y))
    }
    #expect(stage.frame.drawing.checkInvariants())
  }

  @Test("odd calls of a stage change nothing, or something that can be drawn")
  func calls() {
    let stage = Stage(.standard) {
      NavigationStack {
        List {
          TextField("Name", text: .constant(""))
          Text("Row")
        }
      }
    }
    let odd = CGPoint(x: CGFloat.nan, y: .infinity)
    stage.touch(.ended, at: .zero, id: 99)
    stage.touch(.began, at: odd, id: Int.max)
    stage.touch(.began, at: odd, id: Int.max)
    stage.touch(.moved, at: odd, id: Int.max)
    stage.tap(at: odd, count: -4)
    stage.longPress(at: odd, for: .nan)
    stage.drag(from: .zero, to: odd, over: .infinity)
    stage.pinch(at: odd, scale: .nan, over: -2)
    stage.rotate(at: odd, by: .radians(.infinity))
    stage.scroll(by: CGSize(width: CGFloat.infinity, height: .nan), at: CGPoint(x: 100, y: 300))
    stage.hover(at: odd)
    stage.advance(by: -1)
    stage.advance(by: .nan)
    stage.advance(untilIdle: -.infinity)
    #expect(!stage.tap("Nobody"))
    #expect(!stage.perform(.activate, on: "Nobody"))
    #expect(!stage.perform("fly", onElement: -1))
    #expect(!stage.type("x"))
    stage.replaceText(with: "x")
    stage.press("\u{0}", modifiers: .all)
    #expect(stage.inspect(at: odd) == nil)
    stage.replaceContent { EmptyView() }
    stage.replaceContent { TabView { Text("One").tabItem { Text("One") } } }
    for size in [
      CGSize.zero, CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 3),
      CGSize(width: 1e9, height: 1e9),
    ] {
      let device = Device(name: "odd", idiom: .phone, portraitSize: size, scale: 2)
      stage.set(device)
      stage.set(device, displayScale: .nan)
      stage.set(device, displayScale: 0)
      _ = stage.frame
      #expect(throws: (any Error).self) { try stage.picture() }
    }
    stage.set(.standard)
    #expect(stage.frame.drawing.checkInvariants())
  }
}
