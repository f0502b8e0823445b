// Bodies that follow objects, stores and publishers.

import Combine
import Foundation
import Testing

@testable import SwiftUI

@MainActor
private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
  static var made = 0
  init() { Self.made += 1 }
}

@Observable
private final class Model {
  var read = 1
  var unread = 1
}

private struct Observer: View {
  @ObservedObject var counter: Counter
  var body: some View { Block("box", CGFloat(counter.count), 10) }
}

private struct Owner: View {
  var tick: Int
  @StateObject private var counter = Counter()
  var body: some View {
    Block("box", CGFloat(counter.count + tick), 10)
      .onAppear { counter.count = 30 }
  }
}

private struct Reader: View {
  @EnvironmentObject var counter: Counter
  var body: some View { Block("box", CGFloat(counter.count), 10) }
}

private struct BindableEditor: View {
  @Bindable var model: Model
  var body: some View {
    let binding = $model.read
    Block("box", CGFloat(binding.wrappedValue), 10)
      .onAppear { binding.wrappedValue = 25 }
  }
}

private struct Stored: View {
  @AppStorage("width") private var width = 20
  var body: some View { Block("box", CGFloat(width), 10) }
}

private struct Listener: View {
  let subject: CurrentValueSubject<Int, Never>
  @State private var width = 1
  var body: some View {
    Block("box", CGFloat(width), 10).onReceive(subject) { width = $0 }
  }
}

@MainActor
struct ObservableObjectTests {
  @Test("a body runs again when an observed object changes")
  func observed() {
    let counter = Counter()
    counter.count = 12
    let probe = Probe { Observer(counter: counter) }
    #expect(probe["box"]?.width == 12)
    counter.count = 40
    #expect(probe.host.needsUpdate)
    probe.host.update()
    #expect(probe["box"]?.width == 40)
  }

  @Test("the environment carries observable objects")
  func environment() {
    let counter = Counter()
    counter.count = 12
    let probe = Probe { VStack { Reader() }.environmentObject(counter) }
    #expect(probe["box"]?.width == 12)
    counter.count = 41
    probe.host.update()
    #expect(probe["box"]?.width == 41)
  }

  @Test("a state object is made once, and its writes at appearance are in the first frame")
  func owned() {
    let before = Counter.made
    let probe = Probe { Owner(tick: 5) }
    #expect(Counter.made == before + 1)
    #expect(probe["box"]?.width == 35)
  }

  @Test("only observable properties that were read run a body again")
  func tracking() {
    let model = Model()
    let probe = Probe { BindableEditor(model: model) }
    #expect(probe["box"]?.width == 25)
    model.unread = 2
    #expect(!probe.host.needsUpdate)
    model.read = 33
    probe.host.update()
    #expect(probe["box"]?.width == 33)
  }

  @Test("views that name the same stored key see the same value")
  func storage() {
    KeyedStore.standard["width"] = nil
    let probe = Probe { VStack { Stored() } }
    #expect(probe["box"]?.width == 20)
    KeyedStore.standard["width"] = 44
    probe.host.update()
    #expect(probe["box"]?.width == 44)
    KeyedStore.standard["width"] = nil
  }

  @Test("onReceive hears the present value and those that follow")
  func receive() {
    let subject = CurrentValueSubject<Int, Never>(15)
    let probe = Probe { Listener(subject: subject) }
    #expect(probe["box"]?.width == 15)
    subject.send(50)
    probe.host.update()
    #expect(probe["box"]?.width == 50)
  }

  @Test("a published property announces the change first and sends the new value")
  func published() {
    let counter = Counter()
    var log: [String] = []
    var bag: Set<AnyCancellable> = []
    counter.objectWillChange.sink { log.append("will \(counter.count)") }.store(in: &bag)
    counter.$count.dropFirst().map { $0 * 2 }.removeDuplicates().sink { log.append("value \($0)") }.store(in: &bag)
    counter.count = 4
    #expect(log == ["will 0", "value 8"])
    bag = []
    counter.count = 5
    #expect(log.count == 2)
  }

  @Test("combined publishers send once each has a value")
  func combined() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let token = a.combineLatest(b).sink { seen.append("\($0)\($1)") }
    a.send(1)
    b.send("x")
    a.send(2)
    token.cancel()
    a.send(3)
    #expect(seen == ["1x", "2x"])
  }
}
