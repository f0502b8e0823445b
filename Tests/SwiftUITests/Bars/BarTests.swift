// How much room bars leave to content, and what they say.

import Drawing
import Foundation
import Testing

@testable import SwiftUI

private let phone = CGSize(width: 393, height: 852)
private let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

@MainActor
private func onPhone<V: View>(@ViewBuilder _ view: () -> V) -> Probe { Probe(phone, safeArea: insets, view) }

extension Probe {
  fileprivate var elements: [Semantics.Element] { host.semantics().elements }
}

@MainActor
@Suite("Navigation bars")
struct NavigationBarTests {
  @Test("an inline title leaves room under 44 points")
  func inline() throws {
    let probe = onPhone {
      NavigationStack { Block("content").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(try #require(probe["content"]) == CGRect(x: 0, y: 103, width: 393, height: 715))
  }

  @Test("a large title takes 52 points more")
  func large() throws {
    let probe = onPhone { NavigationStack { Block("content").navigationTitle("T") } }
    #expect(try #require(probe["content"]).minY == 155)
  }

  @Test("a hidden bar leaves all of the safe area")
  func hidden() throws {
    let probe = onPhone {
      NavigationStack { Block("content").navigationTitle("T").toolbar(.hidden, for: .navigationBar) }
    }
    #expect(try #require(probe["content"]).minY == 59)
  }

  @Test("a bottom bar takes 44 points above the home indicator")
  func bottomBar() throws {
    let probe = onPhone {
      NavigationStack {
        Block("content").toolbar { ToolbarItem(placement: .bottomBar) { Text("Status") } }
      }
    }
    #expect(try #require(probe["content"]).maxY == 852 - 34 - 44)
  }

  @Test("a filled path shows the last value's screen and a way back")
  func path() {
    let probe = onPhone {
      NavigationStack(path: .constant([1, 2])) {
        Text("root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Screen \($0)") }
      }
    }
    #expect(probe.elements.map(\.label).contains("number 2"))
    #expect(!probe.elements.map(\.label).contains("number 1"))
    #expect(probe.elements.first { $0.role == .button }?.label == "Screen 1")
  }

  @Test("a title is a header")
  func header() {
    let probe = onPhone { NavigationStack { Text("content").navigationTitle("Inbox") } }
    #expect(probe.elements.first { $0.traits.contains(.header) }?.label == "Inbox")
  }
}

@MainActor
@Suite("Tab bars")
struct TabBarTests {
  private struct Two: View {
    var selection = 1
    var body: some View {
      TabView(selection: .constant(selection)) {
        Block("first").tabItem { Label("One", systemImage: "house") }.tag(1)
        Block("second").tag(2).tabItem { Label("Two", systemImage: "gear") }
      }
    }
  }

  @Test("the page ends 49 points above the home indicator")
  func room() throws {
    #expect(try #require(onPhone { Two() }["first"]) == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 83))
  }

  @Test("only the chosen page is made, wherever its tag is written")
  func selection() {
    let probe = onPhone { Two(selection: 2) }
    #expect(probe["first"] == nil)
    #expect(probe["second"] != nil)
  }

  @Test("items say their place and which is chosen")
  func semantics() {
    let tabs = onPhone { Two() }.elements.filter { $0.role == .tab }
    #expect(tabs.map(\.label) == ["One", "Two"])
    #expect(tabs.map(\.value) == ["1 of 2", "2 of 2"])
    #expect(tabs.map { $0.traits.contains(.selected) } == [true, false])
  }

  @Test("a hidden bar leaves all of the safe area")
  func hidden() throws {
    let probe = onPhone {
      TabView {
        Block("first").toolbar(.hidden, for: .tabBar).tabItem { Text("One") }
      }
    }
    #expect(try #require(probe["first"]).maxY == 852 - 34)
  }
}

@MainActor
@Suite("Presentations")
struct PresentationTests {
  @Test("a medium sheet covers half of the largest height, and what lies behind cannot be reached")
  func medium() throws {
    let probe = onPhone {
      Text("behind").sheet(isPresented: .constant(true)) { Block("sheet").presentationDetents([.medium, .large]) }
    }
    let maximum: CGFloat = 852 - 69 - 34
    #expect(try #require(probe["sheet"]) == CGRect(x: 0, y: 818 - maximum / 2, width: 393, height: maximum / 2))
    #expect(probe.elements.map(\.role) == [.sheet])
    #expect(probe.elements[0].traits.contains(.modal))
  }

  @Test("a cover keeps the screen's safe area")
  func cover() throws {
    let probe = onPhone { Text("behind").fullScreenCover(isPresented: .constant(true)) { Block("cover") } }
    #expect(try #require(probe["cover"]) == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test("an alert puts Cancel first and OK where there is no action")
  func alert() {
    let asked = onPhone {
      Text("behind").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(asked.elements[0].children.filter { $0.role == .button }.map(\.label) == ["Cancel", "Delete"])
    let told = onPhone { Text("behind").alert("Done", isPresented: .constant(true)) {} }
    #expect(told.elements[0].children.filter { $0.role == .button }.map(\.label) == ["OK"])
  }
}

@MainActor
@Suite("Accessibility modifiers")
struct AccessibilityModifierTests {
  @Test("combining joins labels by commas")
  func combine() {
    let probe = Probe {
      VStack {
        Text("A")
        Text("B")
      }.accessibilityElement(children: .combine)
    }
    #expect(probe.elements.map(\.label) == ["A, B"])
  }

  @Test("ignoring makes one element that takes the attributes")
  func ignore() {
    let probe = Probe {
      VStack {
        Text("A")
        Text("B")
      }.accessibilityElement().accessibilityLabel("Both").accessibilityValue("2")
    }
    #expect(probe.elements.map(\.label) == ["Both"])
    #expect(probe.elements.map(\.value) == ["2"])
  }

  @Test("hidden views say nothing, a labelled colour does")
  func hidden() {
    let probe = Probe {
      VStack {
        Text("A").accessibilityHidden(true)
        Color.red.accessibilityLabel("Red")
      }
    }
    #expect(probe.elements.map(\.label) == ["Red"])
  }

  @Test("a higher sort priority is read first, and the outermost label wins")
  func order() {
    let probe = Probe {
      VStack {
        Text("A")
        Text("B").accessibilityLabel("inner").accessibilityLabel("outer").accessibilitySortPriority(1)
      }
    }
    #expect(probe.elements.map(\.label) == ["outer", "A"])
  }

  @Test("a button trait makes a button of a text")
  func traits() {
    let probe = Probe { Text("A").accessibilityAddTraits([.isButton, .isSelected]) }
    #expect(probe.elements[0].role == .button)
    #expect(probe.elements[0].traits.contains(.selected))
  }
}
