// What file dialogs show: the system's browser of documents. No files of the machine are in it.

/// A browser without documents.
struct FileBrowser {
  let title: Text
  var confirmation: Text?
  var confirm: (() -> Void)?
  var cancel: (() -> Void)?
}

extension FileBrowser: View {
  var body: some View {
    NavigationStack {
      ContentUnavailableView {
        Label {
          Text(verbatim: "No Documents")
        } icon: {
          Image(systemName: "folder")
        }
      } description: {
        Text(verbatim: "Documents you open or save appear here.")
      }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          if let cancel { Button(action: { cancel() }) { Text(verbatim: "Cancel") } }
        }
        ToolbarItem(placement: .confirmationAction) {
          if let confirm { Button(action: { confirm() }) { confirmation ?? Text(verbatim: "Save") } }
        }
      }
    }
  }
}

/// Presents a browser while a binding says so.
struct FileDialog {
  @Binding var isPresented: Bool
  let title: String
  var confirmation: String?
  /// Called after the dialog has gone; nil where there is nothing to choose.
  var confirm: (() -> Void)?
  let cancel: () -> Void

  init(
    isPresented: Binding<Bool>, title: String, confirmation: String? = nil, confirm: (() -> Void)? = nil,
    cancel: @escaping () -> Void
  ) {
    _isPresented = isPresented
    self.title = title
    self.confirmation = confirmation
    self.confirm = confirm
    self.cancel = cancel
  }
}

extension FileDialog: ViewModifier {
  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      FileBrowser(
        title: Text(verbatim: title), confirmation: confirmation.map { Text(verbatim: $0) },
        confirm: confirm.map { confirm in
          {
            isPresented = false
            confirm()
          }
        },
        cancel: {
          isPresented = false
          cancel()
        })
    }
  }
}
