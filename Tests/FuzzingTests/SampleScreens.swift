// Screens with something of everything that can be touched.

import SwiftUI

enum SampleScreens {
  struct Counter: View {
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

  struct Form: View {
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

  struct Lists: View {
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

  struct Gestures: View {
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

  /// Sheets over sheets, alerts over those, menus, popovers.
  struct Presentations: View {
    @State private var isShown = false
    @State private var isAlerted = false
    @State private var isCovered = false
    @State private var isAsked = false
    @State private var isPopped = false
    var depth = 0
    var body: some View {
      VStack(spacing: 12) {
        Text("Level \(depth)")
        Button("Sheet") { isShown = true }
        Button("Alert") { isAlerted = true }
        Button("Cover") { isCovered = true }
        Button("Ask") { isAsked = true }
        Button("Popover") { isPopped = true }.popover(isPresented: $isPopped) { Text("Popped").padding() }
        Menu("Menu") {
          Button("One") { isAlerted = true }
          Menu("More") { Button("Two", role: .destructive) { isShown = false } }
        }
        Leave()
      }
      .sheet(isPresented: $isShown) {
        if depth < 4 { AnyView(Presentations(depth: depth + 1)).presentationDetents([.medium, .large]) }
      }
      .fullScreenCover(isPresented: $isCovered) { if depth < 4 { AnyView(Presentations(depth: depth + 1)) } }
      .alert("Alert", isPresented: $isAlerted) {
        Button("Fine", role: .cancel) {}
        Button("Sheet") { isShown = true }
      }
      .confirmationDialog("Sure?", isPresented: $isAsked) { Button("Yes") { isCovered = true } }
    }

    private struct Leave: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
  }

  /// A path of values of several kinds, split views, bars.
  struct Paths: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Number", value: 7)
          NavigationLink("Text", value: "seven")
          NavigationLink("Nothing for this", value: 7.0)
          Button("Three at once") { for index in 0..<3 { path.append(index) } }
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { number in
          VStack {
            NavigationLink("Deeper", value: number + 1)
            Button("Home") { path = NavigationPath() }
            Button("Back two") { path.removeLast(min(2, path.count)) }
          }
          .navigationTitle("Number \(number)")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Text") { path.append("text") } } }
        }
        .navigationDestination(for: String.self) { text in
          ScrollView { Text(text).frame(height: 2000) }.navigationTitle(text).navigationBarTitleDisplayMode(.inline)
        }
      }
    }
  }

  /// Things that move by themselves, come and go.
  struct Motion: View {
    @State private var items = [1, 2, 3]
    @State private var isWide = false
    @Namespace private var names
    var body: some View {
      VStack {
        HStack {
          Button("Add") { withAnimation(.spring) { items.append((items.max() ?? 0) + 1) } }
          Button("Remove") { withAnimation(.easeIn(duration: 0.4)) { if !items.isEmpty { items.removeFirst() } } }
          Button("Shuffle") { withAnimation { items = Array(items.reversed()) } }
          Button("Widen") { withAnimation(.bouncy) { isWide.toggle() } }
        }
        ForEach(items, id: \.self) { item in
          Text("Row \(item)").padding(6).background(.quaternary, in: .capsule)
            .transition(item.isMultiple(of: 2) ? .slide : .scale.combined(with: .opacity))
        }
        if isWide {
          Circle().fill(.green).matchedGeometryEffect(id: "dot", in: names).frame(width: 200, height: 60)
        } else {
          Circle().fill(.blue).matchedGeometryEffect(id: "dot", in: names).frame(width: 40, height: 40)
        }
        Text("\(items.count)").contentTransition(.numericText()).animation(.default, value: items.count)
        PhaseAnimator([0.0, 1, 0.5]) { phase in Color.orange.opacity(phase).frame(height: 10) }
        TimelineView(.periodic(from: .distantPast, by: 0.5)) { context in
          Text(context.date, format: .dateTime.hour().minute().second())
        }
        ProgressView()
      }
      .frame(width: isWide ? 350 : 250)
    }
  }

  /// Sizes that go up and preferences that come back down.
  struct Feedback: View {
    private struct Height: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    @State private var height: CGFloat = 0
    @State private var offset: CGFloat = 0
    @State private var text = ""
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) {
          Text("Height \(Int(height)), offset \(Int(offset))")
          TextField("Text", text: $text, axis: .vertical)
          Text(text).background(
            GeometryReader { Color.yellow.preference(key: Height.self, value: $0.size.height) })
          Color.blue.frame(height: min(height * 3, 400))
          ForEach(0..<30) { index in
            GeometryReader { proxy in
              Text("\(index): \(Int(proxy.frame(in: .global).minY))")
            }
            .frame(height: 30)
          }
        }
        .background(
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.frame(in: .global).minY, initial: true) { _, new in offset = new }
          })
      }
      .onPreferenceChange(Height.self) { height = $0 }
    }
  }

  /// Values that no view should be given.
  struct Odd: View {
    @State private var number = 0
    private static let values: [CGFloat] = [.nan, .infinity, -.infinity, -50, 0, 1e300, .leastNonzeroMagnitude]
    var body: some View {
      let value = Self.values[number % Self.values.count]
      VStack(spacing: value) {
        Button("Next") { withAnimation { number += 1 } }
        Color.red.frame(width: value, height: 20)
        Text("Odd").padding(value).offset(x: value).font(.system(size: value))
        Circle().stroke(.green, lineWidth: value).frame(minWidth: value, maxWidth: 50, minHeight: 10, maxHeight: value)
        Rectangle().rotationEffect(.degrees(value)).scaleEffect(value).blur(radius: value).shadow(radius: value)
          .frame(width: 30, height: 30)
        Slider(value: .constant(value), in: 0...10)
        ProgressView(value: value)
        Path { path in
          path.move(to: CGPoint(x: value, y: 0))
          path.addLine(to: CGPoint(x: 20, y: value))
        }
        .stroke(.blue).frame(height: 20)
        Text("Position").position(x: value, y: value).opacity(value)
      }
    }
  }
}
