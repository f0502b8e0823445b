// Toggle: on or off.

/// A control that switches between on and off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  init(isOn: Binding<Bool>, isMixed: Bool = false, madeOf label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }
}

extension Toggle: View {
  public var body: some View {
    StyledControl(
      ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
    ) {
      SwitchToggleStyle().makeBody(configuration: $0)
    }
  }
}

extension Toggle {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, madeOf: label())
  }

  /// One toggle for several values: on when all are, mixed when some are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(sources, isOn, label())
  }

  private init<C: RandomAccessCollection>(_ sources: C, _ path: KeyPath<C.Element, Binding<Bool>>, _ label: Label) {
    let bindings = sources.map { $0[keyPath: path] }
    let isAllOn = bindings.allSatisfy(\.wrappedValue)
    self.init(
      isOn: Binding(get: { isAllOn }, set: { value in for binding in bindings { binding.wrappedValue = value } }),
      isMixed: !isAllOn && bindings.contains { $0.wrappedValue }, madeOf: label)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, madeOf: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn, madeOf: Text(title)) }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, madeOf: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, madeOf: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle inside a style, which looks as the next style outside says.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, madeOf: configuration.label)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, madeOf: SwiftUI.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, madeOf: SwiftUI.Label(title, image: image))
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, SwiftUI.Label(titleKey, image: image))
  }
}
