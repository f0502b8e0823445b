// Alert and ActionSheet as values: the forms before iOS 15.

/// An alert's title, message and buttons.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action ?? {})
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action ?? {})
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var card: AlertCard {
    AlertCard(title: title, message: AnyView(message), actions: buttons.alertActions)
  }
}

/// An action sheet's title, message and choices.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var card: ActionSheetCard {
    ActionSheetCard(title: title, message: message.map { AnyView($0) }, actions: buttons.alertActions)
  }
}

extension [Alert.Button] {
  fileprivate var alertActions: AnyView {
    AnyView(
      ForEach(indices, id: \.self) { index in
        let action = SendableBox(self[index].action)
        SwiftUI.Button(role: self[index].role, action: { action.value() }) { self[index].label }
      })
  }
}
