// Scroll views that scroll: drags, momentum, ends, targets, code, rows that come and go.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct ScrollTests {
  /// Rows of 100 points in a scroll view as large as the screen of 800, and where the first of them is.
  private struct Rows: View {
    var count = 50
    var log = Log()
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Button {
              log("tapped \(index)")
            } label: {
              Text("Row \(index)").frame(height: 100).frame(maxWidth: .infinity)
            }
          }
        }
      }
    }
  }

  private func top(_ stage: Stage, _ label: String = "Row 0") -> CGFloat? {
    stage.element(label).map { $0.frame.midY - 50 }
  }

  @Test("content follows the finger after ten points, and stays where it is let go at rest")
  func drag() throws {
    let stage = phone { Rows() }
    stage.touch(.began, at: CGPoint(x: 200, y: 400))
    stage.touch(.moved, at: CGPoint(x: 200, y: 392))
    #expect(top(stage) == 0)
    stage.touch(.moved, at: CGPoint(x: 200, y: 300))
    #expect(top(stage) == -90)
    stage.pass(0.5)
    stage.touch(.ended, at: CGPoint(x: 200, y: 300))
    stage.pass(3)
    #expect(top(stage) == -90)
  }

  @Test("content that is let go slows down by 0.998 a millisecond")
  func momentum() throws {
    let stage = phone { Rows() }
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.2)
    let start = try #require(top(stage))
    #expect(start == -290)
    stage.pass(0.25)
    let velocity = 1500.0
    let rate = 1000 * log(0.998)
    let expected = velocity * (exp(rate * 0.25) - 1) / rate
    let gone = Double(start - (try #require(top(stage))))
    #expect(abs(gone - expected) < 2)
    stage.pass(10)
    let end = Double(start - (try #require(top(stage))))
    #expect(abs(end + velocity / rate) < 3)
    #expect(stage.host.input.nextDeadline == nil)
  }

  @Test("content is pulled beyond its end against a growing resistance, and comes back")
  func rubberBand() throws {
    let stage = phone { Rows() }
    stage.touch(.began, at: CGPoint(x: 200, y: 300))
    stage.touch(.moved, at: CGPoint(x: 200, y: 510))
    let pulled: Double = 800 * (1 - 1 / (0.55 * 200 / 800 + 1))
    let shown = Double(try #require(top(stage)))
    #expect(abs(shown - pulled) < 0.5)
    stage.touch(.ended, at: CGPoint(x: 200, y: 510))
    stage.pass(2)
    #expect(top(stage) == 0)
  }

  @Test("a fling runs into the end, goes a little beyond and comes back")
  func bounce() throws {
    let stage = phone { Rows(count: 12) }
    stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: 0.1)
    var lowest: CGFloat = 0
    for _ in 0..<120 {
      stage.pass(1.0 / 60)
      lowest = min(lowest, top(stage) ?? 0)
    }
    #expect(lowest < -400)
    stage.pass(2)
    #expect(top(stage) == -400)
  }

  @Test("a scroll takes the touch from a button; a tap on content that moves stops it and taps nothing")
  func presses() {
    let log = Log()
    let stage = phone { Rows(log: log) }
    stage.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 430))
    #expect(log.lines.isEmpty)
    stage.pass(2)
    stage.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 150), over: 0.1)
    stage.pass(0.1)
    stage.tap(at: CGPoint(x: 200, y: 400))
    let place = top(stage)
    stage.pass(1)
    #expect(top(stage) == place)
    #expect(log.lines.isEmpty)
    stage.tap(at: CGPoint(x: 200, y: 400))
    #expect(log.lines.count == 1)
  }

  @Test("a drag across goes to the gesture inside, a drag along to the scroll view")
  func axes() {
    let log = Log()
    let stage = phone {
      ScrollView {
        Color.red.frame(height: 2000)
          .gesture(DragGesture(minimumDistance: 0).onChanged { log("\(Int($0.translation.width))") })
      }
    }
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 160, y: 402), over: 0.05)
    #expect(log.lines.last == "60")
    log.clear()
    stage.touch(.began, at: CGPoint(x: 100, y: 400))
    stage.touch(.moved, at: CGPoint(x: 100, y: 350))
    stage.touch(.moved, at: CGPoint(x: 150, y: 350))
    #expect(log.lines == ["0"])
  }

  @Test("a horizontal scroll view inside a vertical one takes drags along its axis only")
  func nested() throws {
    let stage = phone {
      ScrollView {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10) { Text("Page \($0)").frame(width: 200, height: 100) } }
        }
        Color.red.frame(height: 2000)
      }
    }
    let before = try #require(stage.element("Page 0")).frame
    stage.touch(.began, at: CGPoint(x: 300, y: 50))
    stage.touch(.moved, at: CGPoint(x: 240, y: 52))
    stage.pass(0.3)
    stage.touch(.ended, at: CGPoint(x: 240, y: 52))
    #expect(try #require(stage.element("Page 0")).frame.minX == before.minX - 50)
    stage.touch(.began, at: CGPoint(x: 300, y: 50))
    stage.touch(.moved, at: CGPoint(x: 300, y: 20))
    #expect(try #require(stage.element("Page 0")).frame.minY == before.minY - 20)
    #expect(try #require(stage.element("Page 0")).frame.minX == before.minX - 50)
  }

  @Test("a wheel scrolls, within the ends; a disabled scroll view does not")
  func wheel() {
    let stage = phone { Rows() }
    stage.scroll(by: CGSize(width: 0, height: 120), at: CGPoint(x: 200, y: 400))
    #expect(top(stage) == -120)
    stage.scroll(by: CGSize(width: 0, height: -500), at: CGPoint(x: 200, y: 400))
    #expect(top(stage) == 0)
    let fixed = phone { Rows().scrollDisabled(true) }
    fixed.scroll(by: CGSize(width: 0, height: 120), at: CGPoint(x: 200, y: 400))
    fixed.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    #expect(top(fixed) == 0)
  }

  @Test("pages stop one by one, aligned views at their edges")
  func targets() throws {
    let pages = phone {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5) { Text("Page \($0)").frame(width: 400, height: 800) } }
      }.scrollTargetBehavior(.paging)
    }
    pages.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), over: 0.1)
    pages.pass(3)
    #expect(try #require(pages.element("Page 1")).frame.midX == 200)
    let aligned = phone {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<50) { Text("Row \($0)").frame(height: 130) } }.scrollTargetLayout()
      }.scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    }
    aligned.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.2)
    aligned.pass(3)
    let tops = (0..<50).compactMap { aligned.element("Row \($0)")?.frame.midY }.map { $0 - 65 }
    #expect(tops.contains { abs($0) < 0.5 })
  }

  @Test("code scrolls to a view of a lazy grid before it was ever made, and draws it")
  func reader() throws {
    struct Grid: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
              ForEach(0..<400) { Text("Cell \($0)").frame(height: 80) }
            }
          }
          .onAppear { proxy.scrollTo(300, anchor: .center) }
        }
      }
    }
    let stage = phone { Grid() }
    let frame = try #require(stage.element("Cell 300")).frame
    #expect(abs(frame.midY - 400) < 45)
  }

  @Test("scrolling by code can be animated")
  func animated() throws {
    struct Animated: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .top) } }.frame(height: 100)
            ForEach(0..<50) { Text("Row \($0)").frame(height: 92).id($0) }
          }
        }
      }
    }
    let stage = phone { Animated() }
    let start = try #require(stage.element("Row 0")).frame.minY
    let goal = try #require(stage.element("Row 20")).frame.midY - 46
    stage.tap("Go")
    stage.pass(0.5)
    let half = try #require(stage.element("Row 0")).frame.minY
    #expect(abs(half - (start - goal / 2)) < 20)
    stage.pass(1)
    let end = try #require(stage.element("Row 20")).frame.midY
    #expect(abs(end - 46) < 1)
  }

  @Test("a position bound to ids follows the finger, and moves the content when it is set")
  func position() throws {
    struct Bound: View {
      @State var id: Int?
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<50) { Text("Row \($0)").frame(height: 100) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $id)
        .overlay(alignment: .top) { Text("at \(id ?? -1)") }
        .overlay(alignment: .bottom) { Button("Jump") { id = 30 } }
      }
    }
    let stage = phone { Bound() }
    stage.touch(.began, at: CGPoint(x: 200, y: 500))
    stage.touch(.moved, at: CGPoint(x: 200, y: 280))
    stage.pass(0.3)
    stage.touch(.ended, at: CGPoint(x: 200, y: 280))
    stage.pass(1)
    #expect(stage.element("at 2") != nil)
    stage.tap("Jump")
    #expect(try #require(stage.element("Row 30")).frame.midY == 50)
  }

  @Test("rows of a lazy stack are made once each while 100,000 of them fly by")
  func lazy() {
    struct Row: View {
      let index: Int
      let log: Log
      var body: some View {
        let _ = log("\(index)")
        Text("Row \(index)").frame(height: 50)
      }
    }
    let log = Log()
    let stage = phone {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(index: $0, log: log) } } }
    }
    stage.touch(.began, at: CGPoint(x: 200, y: 790))
    for step in 1...70 {
      stage.pass(1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 200, y: 790 - 10 * CGFloat(step)))
    }
    #expect(log.lines.count == Set(log.lines).count)
    #expect(log.lines.count >= 29)
  }

  @Test("a geometry reader inside sees where it is while its scroll view moves")
  func geometry() {
    let log = Log()
    let stage = phone {
      ScrollView {
        GeometryReader { proxy in
          let _ = log("\(Int(proxy.frame(in: .global).minY))")
          Color.red
        }
        .frame(height: 100)
        Color.blue.frame(height: 2000)
      }
    }
    stage.scroll(by: CGSize(width: 0, height: 70), at: CGPoint(x: 200, y: 400))
    #expect(log.lines == ["0", "-70"])
  }

  @Test("pulling down refreshes, once it was pulled far enough")
  func refresh() {
    let log = Log()
    let stage = phone { Rows().refreshable { await MainActor.run { log("refresh") } } }
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 260))
    stage.advance(by: 0)
    #expect(log.lines.isEmpty)
    stage.pass(2)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500))
    stage.advance(by: 0)
    #expect(log.lines == ["refresh"])
    stage.pass(2)
    #expect(top(stage) == 0)
  }

  @Test("headers of a plain list stick at the top, also where the list starts scrolled")
  func stickyHeaders() throws {
    struct Letters: View {
      var body: some View {
        ScrollViewReader { proxy in
          List {
            ForEach(0..<5) { section in
              Section("Header \(section)") { ForEach(0..<20) { Text("Row \(section) \($0)").id("\(section) \($0)") } }
            }
          }
          .listStyle(.plain)
          .onAppear { proxy.scrollTo("2 10", anchor: .top) }
        }
      }
    }
    let stage = phone { Letters() }
    let header = try #require(stage.element("Header 2"))
    #expect(header.frame.minY == 0 && header.frame.height < 40, "\(header.frame)")
  }

  @Test("indicators show while content moves and fade when it rests")
  func indicators() {
    let stage = phone { Rows() }
    let still = stage.frame.drawing
    stage.touch(.began, at: CGPoint(x: 200, y: 400))
    stage.touch(.moved, at: CGPoint(x: 200, y: 300))
    let moving = stage.frame.drawing.commands.count
    #expect(moving > still.commands.count)
    stage.touch(.moved, at: CGPoint(x: 200, y: 500))
    stage.touch(.ended, at: CGPoint(x: 200, y: 500))
    stage.pass(3)
    #expect(stage.frame.drawing == still)
  }
}
