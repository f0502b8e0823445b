// The view node of a section, and how its boxes say what part of it they are.

/// What part of which section a box belongs to.
package struct SectionMark: Equatable {
  package enum Part { case header, content, footer }
  package let section: ObjectIdentifier
  package let part: Part
}

package struct SectionMarkKey: LayoutValueKey { package static var defaultValue: SectionMark? { nil } }

/// How a container wants the headers and footers of its sections to look.
package struct SectionAppearance: Equatable {
  package var header: (EnvironmentValues) -> EnvironmentValues
  package var footer: (EnvironmentValues) -> EnvironmentValues
  /// Names the look, to compare by.
  package var name: String
  /// Whether the headers of sections that can be folded have a button for it.
  package var folds = false

  package static func == (a: SectionAppearance, b: SectionAppearance) -> Bool { a.name == b.name }

  /// Words that stay in the background of a container's rows.
  static func quiet(_ outer: EnvironmentValues, font: Font) -> EnvironmentValues {
    var values = outer
    values.font = font
    values.foregroundStyles = ForegroundStyles(
      [Color(source: .system(.secondaryLabel))], outer: outer.foregroundStyles, isContext: true)
    return values
  }
}

private struct SectionAppearanceKey: EnvironmentKey { static var defaultValue: SectionAppearance? { nil } }

extension EnvironmentValues {
  package var sectionAppearance: SectionAppearance? {
    get { self[SectionAppearanceKey.self] }
    set { self[SectionAppearanceKey.self] = newValue }
  }
}

/// A section in the view tree. Ordinary containers see its boxes in a row; others ask for the parts.
@MainActor
package class AnySectionNode: _ViewNode, BoxMaking {
  package var headerNode: _ViewNode { preconditionFailure("SectionNode answers this") }
  package var contentNode: _ViewNode { preconditionFailure("SectionNode answers this") }
  package var footerNode: _ViewNode { preconditionFailure("SectionNode answers this") }
  /// Whether the content is shown: always, unless the section can be folded.
  package var isContentShown: Bool { true }
}

@MainActor
package final class SectionNode<Parent: View, Content: View, Footer: View>: AnySectionNode {
  private var view: Section<Parent, Content, Footer>
  private let isFoldable: Bool
  private var header: _ViewNode!
  private var content: _ViewNode!
  private var footer: _ViewNode!
  private let headerBoxes = WrapperList<SectionMemberLayoutNode>()
  private let contentBoxes = WrapperList<SectionMemberLayoutNode>()
  private let footerBoxes = WrapperList<SectionMemberLayoutNode>()
  private let tracker = DependencyTracker()
  private var isExpanded = true

  init(_ view: Section<Parent, Content, Footer>, _ context: _NodeContext) {
    self.view = view
    isFoldable = view.isExpanded != nil
    super.init(context)
    adopt(tracker)
    isExpanded = readExpansion()
    header =
      isFoldable
      ? foldingHeader.makeNode(childContext(headerEnvironment)) : view.header.makeNode(childContext(headerEnvironment))
    content = view.content.makeNode(childContext())
    footer = view.footer.makeNode(childContext(footerEnvironment))
  }

  private var foldingHeader: FoldingSectionHeader<Parent> {
    FoldingSectionHeader(header: view.header, isExpanded: view.isExpanded ?? .constant(true))
  }

  package override var headerNode: _ViewNode { header }
  package override var contentNode: _ViewNode { content }
  package override var footerNode: _ViewNode { footer }
  package override var isContentShown: Bool { isExpanded }
  package override var children: [_ViewNode] { [header, content, footer] }

  private var headerEnvironment: EnvironmentValues { environment.sectionAppearance?.header(environment) ?? environment }
  private var footerEnvironment: EnvironmentValues { environment.sectionAppearance?.footer(environment) ?? environment }

  package override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.view = identical(view, as: Section<Parent, Content, Footer>.self)
    self.environment = environment
    if isFoldable {
      header.receive(foldingHeader, headerEnvironment)
    } else {
      header.receive(self.view.header, headerEnvironment)
    }
    content.receive(self.view.content, environment)
    footer.receive(self.view.footer, footerEnvironment)
    evaluate()
  }

  private func readExpansion() -> Bool { tracker.track { view.isExpanded?.wrappedValue ?? true } }

  /// Whether the section is folded may be kept where no body reads it.
  package override func evaluate() {
    isDirty = false
    let isExpanded = readExpansion()
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    layoutNodesDidChange()
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    header.receiveEnvironment(headerEnvironment)
    content.receiveEnvironment(environment)
    footer.receiveEnvironment(footerEnvironment)
  }

  package override func appendLayoutNodes(to list: inout [LayoutNode]) {
    append(header, to: &list, headerBoxes, .header)
    if isExpanded { append(content, to: &list, contentBoxes, .content) }
    append(footer, to: &list, footerBoxes, .footer)
  }

  private func append(
    _ node: _ViewNode, to list: inout [LayoutNode], _ wrappers: WrapperList<SectionMemberLayoutNode>,
    _ part: SectionMark.Part
  ) {
    let mark = SectionMark(section: ObjectIdentifier(self), part: part)
    list += wrappers.wrap(node.layoutNodes) { box in
      let wrapper = SectionMemberLayoutNode(box, environment: environment)
      wrapper.mark = mark
      wrapper.owner = self
      return wrapper
    }
  }
}

/// A box that says what part of a section it is.
@MainActor
package final class SectionMemberLayoutNode: WrapperLayoutNode {
  fileprivate(set) var mark: SectionMark?

  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    key == SectionMarkKey.self ? identical(mark, as: K.Value.self) : child.layoutValue(key)
  }
}

/// The header of a section that can be folded: with a button where the list has one.
private struct FoldingSectionHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>
  @Environment(\.sectionAppearance) private var appearance
  @Environment(\.layoutDirection) private var direction

  init(header: Header, isExpanded: Binding<Bool>) {
    self.header = header
    self.isExpanded = isExpanded
  }

  var body: some View {
    if appearance?.folds == true {
      HStack {
        header
        Spacer(minLength: 8)
        Button {
          withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
          Image(systemName: "chevron.forward")
            .font(.footnote.weight(.semibold))
            .rotationEffect(.degrees(isExpanded.wrappedValue ? (direction == .rightToLeft ? -90 : 90) : 0))
            .foregroundStyle(TintShapeStyle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isExpanded.wrappedValue ? Text(verbatim: "Collapse") : Text(verbatim: "Expand"))
      }
    } else {
      header
    }
  }
}
