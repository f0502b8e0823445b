// ShareLink: a button that hands values to other apps.

/// A button that opens the share sheet. What would be shared is told to the stage.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>
where Data.Element: Transferable {
  package let items: Data
  let label: Label

  init(sharing items: Data, madeOf label: Label) {
    self.items = items
    self.label = label
  }
}

extension ShareLink: View {
  public var body: some View { ShareButton(items: items.map { "\($0)" }, label: label) }
}

/// Asks the system to share some things, told in words.
private struct ShareButton<Label: View>: View {
  let items: [String]
  let label: Label
  @Environment(\.systemRequester) private var system

  init(items: [String], label: Label) {
    self.items = items
    self.label = label
  }

  var body: some View {
    let (items, system) = (items, system)
    Button(action: { system?.request(.share(items)) }) { label }
  }
}

/// The label of share links that were given none.
public struct DefaultShareLinkLabel {
  let title: Text?
  init(title: Text? = nil) { self.title = title }
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label(title: { title ?? Text(verbatim: "Share…") }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

/// What the share sheet shows of a value.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  package let title: Text
  package let image: Image?
  package let icon: Icon?
  init(_ title: Text, image: Image?, icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }
}

extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image: image, icon: icon)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image: image, icon: icon)
  }
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image: Optional(image), icon: icon) }
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image: image, icon: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image: image, icon: nil) }
  public init(_ title: Text, image: Image) { self.init(title, image: Optional(image), icon: nil) }
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), image: nil, icon: icon) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), image: nil, icon: icon) }
  public init(_ title: Text, icon: Icon) { self.init(title, image: nil, icon: Optional(icon)) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), image: nil, icon: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title), image: nil, icon: nil) }
  public init(_ title: Text) { self.init(title, image: nil, icon: nil) }
}

// MARK: With a label of one's own

extension ShareLink {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(sharing: items, madeOf: label()) }

  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(sharing: CollectionOfOne(item), madeOf: label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: items, madeOf: label())
  }
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> { self.init(sharing: CollectionOfOne(item), madeOf: label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: items, madeOf: label())
  }
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> { self.init(sharing: CollectionOfOne(item), madeOf: label()) }
}

// MARK: With the system's label, or a title

extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, madeOf: DefaultShareLinkLabel()) }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, madeOf: DefaultShareLinkLabel(title: Text(titleKey))) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, madeOf: DefaultShareLinkLabel(title: Text(title))) }

  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(sharing: items, madeOf: DefaultShareLinkLabel(title: title)) }

  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel()) }

  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel(title: Text(title)))
  }

  nonisolated public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, madeOf: DefaultShareLinkLabel())
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(sharing: items, madeOf: DefaultShareLinkLabel(title: Text(titleKey))) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, madeOf: DefaultShareLinkLabel(title: Text(title)))
  }
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, madeOf: DefaultShareLinkLabel(title: title))
  }
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel())
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel(title: Text(title)))
  }
  nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, madeOf: DefaultShareLinkLabel())
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(sharing: items, madeOf: DefaultShareLinkLabel(title: Text(titleKey))) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, madeOf: DefaultShareLinkLabel(title: Text(title)))
  }
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, madeOf: DefaultShareLinkLabel(title: title))
  }
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel())
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel(title: Text(title)))
  }
  nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), madeOf: DefaultShareLinkLabel(title: title))
  }
}
