// alert and confirmationDialog in all their forms.

import Foundation

extension View {
  nonisolated private func alertCard(
    _ isPresented: Binding<Bool>, title: @escaping () -> Text?, actions: @escaping () -> AnyView?,
    message: @escaping () -> AnyView
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .alert, isPresented: { isPresented.wrappedValue },
        content: { AnyView(actions().map { AlertCard(title: title(), message: message(), actions: $0) }) },
        dismiss: { isPresented.wrappedValue = false }))
  }

  nonisolated private func dialogCard(
    _ isPresented: Binding<Bool>, title: Text?, actions: @escaping () -> AnyView?, message: @escaping () -> AnyView?
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .dialog, isPresented: { isPresented.wrappedValue },
        content: { AnyView(actions().map { ActionSheetCard(title: title, message: message(), actions: $0) }) },
        dismiss: { isPresented.wrappedValue = false }))
  }

  nonisolated public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  {
    let title = title
    let content = AnyView(actions())
    return alertCard(isPresented, title: { title }, actions: { content }, message: { AnyView(EmptyView()) })
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let title = title
    let content = AnyView(actions())
    let text = AnyView(message())
    return alertCard(isPresented, title: { title }, actions: { content }, message: { text })
  }

  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = title
    return alertCard(
      isPresented, title: { title }, actions: { data.map { AnyView(actions($0)) } }, message: { AnyView(EmptyView()) })
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = title
    return alertCard(
      isPresented, title: { title }, actions: { data.map { AnyView(actions($0)) } },
      message: { AnyView(data.map { message($0) }) })
  }

  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let title = Text(titleKey)
    let content = AnyView(actions())
    return alertCard(isPresented, title: { title }, actions: { content }, message: { AnyView(EmptyView()) })
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let title = Text(titleKey)
    let content = AnyView(actions())
    let text = AnyView(message())
    return alertCard(isPresented, title: { title }, actions: { content }, message: { text })
  }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(titleKey)
    return alertCard(
      isPresented, title: { title }, actions: { data.map { AnyView(actions($0)) } }, message: { AnyView(EmptyView()) })
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(titleKey)
    return alertCard(
      isPresented, title: { title }, actions: { data.map { AnyView(actions($0)) } },
      message: { AnyView(data.map { message($0) }) })
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let title = Text(title)
    let content = AnyView(actions())
    return alertCard(isPresented, title: { title }, actions: { content }, message: { AnyView(EmptyView()) })
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let title = Text(title)
    let content = AnyView(actions())
    let text = AnyView(message())
    return alertCard(isPresented, title: { title }, actions: { content }, message: { text })
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(title)
    return alertCard(
      isPresented, title: { title }, actions: { data.map { AnyView(actions($0)) } }, message: { AnyView(EmptyView()) })
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(title)
    return alertCard(
      isPresented, title: { title }, actions: { data.map { AnyView(actions($0)) } },
      message: { AnyView(data.map { message($0) }) })
  }

  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let title = title
    let content = AnyView(actions())
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { content }, message: { nil })
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let title = title
    let content = AnyView(actions())
    let text = AnyView(message())
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { content }, message: { text })
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = title
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { data.map { AnyView(actions($0)) } },
      message: { nil })
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = title
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { data.map { AnyView(actions($0)) } },
      message: { AnyView(data.map { message($0) }) })
  }

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let title = Text(titleKey)
    let content = AnyView(actions())
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { content }, message: { nil })
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let title = Text(titleKey)
    let content = AnyView(actions())
    let text = AnyView(message())
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { content }, message: { text })
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(titleKey)
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { data.map { AnyView(actions($0)) } },
      message: { nil })
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(titleKey)
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { data.map { AnyView(actions($0)) } },
      message: { AnyView(data.map { message($0) }) })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let title = Text(title)
    let content = AnyView(actions())
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { content }, message: { nil })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let title = Text(title)
    let content = AnyView(actions())
    let text = AnyView(message())
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { content }, message: { text })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(title)
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { data.map { AnyView(actions($0)) } },
      message: { nil })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(title)
    return dialogCard(
      isPresented, title: titleVisibility == .visible ? title : nil, actions: { data.map { AnyView(actions($0)) } },
      message: { AnyView(data.map { message($0) }) })
  }

  /// An alert about an error; it is shown while there is one.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let content = AnyView(actions())
    let title = Text(verbatim: error?.errorDescription ?? "")
    return alertCard(
      isPresented, title: { title }, actions: { error == nil ? nil : content }, message: { AnyView(EmptyView()) })
  }

  /// An alert about an error; it is shown while there is one.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return alertCard(
      isPresented, title: { title }, actions: { error.map { AnyView(actions($0)) } },
      message: { AnyView(error.map { message($0) }) })
  }

  // MARK: Alerts and action sheets as values

  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      PresentationModifier(
        kind: .alert, isPresented: { isPresented.wrappedValue }, content: { AnyView(content().card) },
        dismiss: { isPresented.wrappedValue = false }))
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .alert, isPresented: { item.wrappedValue != nil },
        content: { AnyView(item.wrappedValue.map { content($0).card }) }, dismiss: { item.wrappedValue = nil }))
  }

  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(
      PresentationModifier(
        kind: .dialog, isPresented: { isPresented.wrappedValue }, content: { AnyView(content().card) },
        dismiss: { isPresented.wrappedValue = false }))
  }

  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .dialog, isPresented: { item.wrappedValue != nil },
        content: { AnyView(item.wrappedValue.map { content($0).card }) }, dismiss: { item.wrappedValue = nil }))
  }

  /// The picture of dialogs inside. Phones show none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}
