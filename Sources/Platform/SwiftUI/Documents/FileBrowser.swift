// What file dialogs show: the system's browser, in the folder of documents that whoever runs the app gives the device.

import Foundation
import UniformTypeIdentifiers

private struct DocumentsFolderKey: EnvironmentKey { static var defaultValue: URL? { nil } }

extension EnvironmentValues {
  /// The folder whose files the device has; nil for a device without files. The machine's own are never shown.
  package var documentsFolder: URL? {
    get { self[DocumentsFolderKey.self] }
    set { self[DocumentsFolderKey.self] = newValue }
  }
}

/// A file or folder in the browser.
struct BrowsedFile: Hashable, Identifiable {
  let url: URL
  let isFolder: Bool
  /// In bytes; for a folder the number of its files.
  let size: Int
  var id: URL { url }

  /// What a folder holds, by name; hidden files are left out.
  static func content(of folder: URL) -> [BrowsedFile] {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }
      .sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
      .map { name in
        let url = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        _ = manager.fileExists(atPath: url.path, isDirectory: &isFolder)
        let size =
          isFolder.boolValue
          ? ((try? manager.contentsOfDirectory(atPath: url.path)) ?? []).filter { !$0.hasPrefix(".") }.count
          : ((try? manager.attributesOfItem(atPath: url.path))?[.size] as? Int) ?? 0
        return BrowsedFile(url: url, isFolder: isFolder.boolValue, size: size)
      }
  }

  var type: UTType { isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data }

  /// Whether the file is of one of some kinds. A kind that only the app knows may have any extension that nobody knows.
  func isOne(of types: [UTType]) -> Bool {
    let type = type
    return types.contains { type.conforms(to: $0) || (!$0.isDeclared && !isFolder && type.isDynamic) }
  }

  /// "3 items", "12 KB".
  var detail: String {
    guard !isFolder else { return size == 1 ? "1 item" : "\(size) items" }
    if size < 1000 { return size == 1 ? "1 byte" : "\(size) bytes" }
    let units = ["KB", "MB", "GB", "TB"]
    var (amount, unit) = (Double(size) / 1000, 0)
    while amount >= 999.5, unit < units.count - 1 { (amount, unit) = (amount / 1000, unit + 1) }
    let isWhole = unit == 0 || amount >= 100
    return isWhole ? "\(Int(amount.rounded())) \(units[unit])" : "\((amount * 10).rounded() / 10) \(units[unit])"
  }

  var symbol: String {
    if isFolder { return "folder.fill" }
    let kinds: [(UTType, String)] = [
      (.image, "photo"), (.audio, "music.note"), (.movie, "film"), (.pdf, "doc.richtext"), (.archive, "archivebox"),
      (.sourceCode, "chevron.left.forwardslash.chevron.right"), (.commaSeparatedText, "tablecells"),
      (.json, "curlybraces"), (.text, "doc.text"),
    ]
    return kinds.first { type.conforms(to: $0.0) }?.1 ?? "doc"
  }
}

/// What is done in a browser.
enum BrowsingPurpose {
  /// One or more files of some kinds are opened.
  case open([UTType], isMultiple: Bool, pick: ([URL]) -> Void)
  /// Something is put into the folder on screen, which is nil on a device without files.
  case save(action: String, name: String?, save: (URL?) -> Void)
}

/// A browser of the device's documents.
struct FileBrowser {
  let purpose: BrowsingPurpose
  var cancel: (() -> Void)?
  @Environment(\.documentsFolder) private var folder
  @State private var chosen: Set<URL> = []

  init(purpose: BrowsingPurpose, cancel: (() -> Void)? = nil) {
    self.purpose = purpose
    self.cancel = cancel
  }
}

extension FileBrowser: View {
  var body: some View {
    NavigationStack {
      folderView(folder, title: folder == nil ? "Documents" : "On My iPhone")
        .navigationDestination(for: BrowsedFile.self) { folderView($0.url, title: $0.url.lastPathComponent) }
    }
  }

  @MainActor private func folderView(_ url: URL?, title: String) -> some View {
    FolderView(folder: url, purpose: purpose, chosen: $chosen)
      .navigationTitle(Text(verbatim: title))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          if let cancel { Button(action: { cancel() }) { Text(verbatim: "Cancel") } }
        }
        ToolbarItem(placement: .confirmationAction) { confirmation(in: url) }
      }
  }

  @MainActor @ViewBuilder private func confirmation(in folder: URL?) -> some View {
    switch purpose {
    case .open(_, let isMultiple, let pick):
      if isMultiple {
        Button(action: { pick(chosen.sorted { $0.path < $1.path }) }) { Text(verbatim: "Open") }
          .disabled(chosen.isEmpty)
      }
    case .save(let action, _, let save):
      Button(action: { save(folder) }) { Text(verbatim: action) }
    }
  }
}

/// One folder of the browser.
private struct FolderView: View {
  let folder: URL?
  let purpose: BrowsingPurpose
  @Binding var chosen: Set<URL>

  init(folder: URL?, purpose: BrowsingPurpose, chosen: Binding<Set<URL>>) {
    self.folder = folder
    self.purpose = purpose
    _chosen = chosen
  }

  var body: some View {
    let files = folder.map(BrowsedFile.content) ?? []
    Group {
      if files.isEmpty {
        ContentUnavailableView {
          Label {
            Text(verbatim: folder == nil ? "No Documents" : "Folder is Empty")
          } icon: {
            Image(systemName: "folder")
          }
        } description: {
          if folder == nil { Text(verbatim: "Documents you open or save appear here.") }
        }
      } else {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 16, alignment: .top)], spacing: 24) {
            ForEach(files) { cell($0) }
          }
          .padding(16)
        }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if case .save(_, let name?, _) = purpose { SavedName(name: name) }
    }
  }

  @ViewBuilder private func cell(_ file: BrowsedFile) -> some View {
    if file.isFolder, !isFolderChosen {
      NavigationLink(value: file) { FileCell(file: file) }.buttonStyle(PlainButtonStyle())
    } else {
      Button {
        tap(file)
      } label: {
        FileCell(file: file, isChosen: isMultiple ? chosen.contains(file.url) : nil)
      }
      .buttonStyle(PlainButtonStyle())
      .disabled(!isAllowed(file))
      .accessibilityAddTraits(chosen.contains(file.url) ? .isSelected : [])
    }
  }

  /// Whether folders are what is chosen, not what is looked into.
  private var isFolderChosen: Bool {
    if case .open(let types, _, _) = purpose { return types.allSatisfy { UTType.folder.conforms(to: $0) } }
    return false
  }

  private var isMultiple: Bool {
    if case .open(_, let isMultiple, _) = purpose { return isMultiple }
    return false
  }

  private func isAllowed(_ file: BrowsedFile) -> Bool {
    if case .open(let types, _, _) = purpose { return file.isOne(of: types) }
    return false
  }

  private func tap(_ file: BrowsedFile) {
    guard case .open(_, let isMultiple, let pick) = purpose else { return }
    guard isMultiple else { return pick([file.url]) }
    if chosen.remove(file.url) == nil { chosen.insert(file.url) }
  }
}

/// A file as an icon with its name.
private struct FileCell: View {
  let file: BrowsedFile
  /// Nil where files are not marked.
  var isChosen: Bool?
  @Environment(\.isEnabled) private var isEnabled

  init(file: BrowsedFile, isChosen: Bool? = nil) {
    self.file = file
    self.isChosen = isChosen
  }

  var body: some View {
    VStack(spacing: 4) {
      icon
        .frame(height: 72)
        .overlay(alignment: .bottomTrailing) {
          if let isChosen, isEnabled {
            Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
              .symbolRenderingMode(.palette)
              .foregroundStyle(.white, isChosen ? Color.accentColor : Color(white: 0.6))
              .font(.system(size: 20))
          }
        }
        .accessibilityHidden(true)
      Text(verbatim: file.url.lastPathComponent).font(.footnote).lineLimit(2).multilineTextAlignment(.center)
      Text(verbatim: file.detail).font(.caption2).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .opacity(isEnabled ? 1 : 0.4)
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var icon: some View {
    if file.isFolder {
      Image(systemName: "folder.fill").font(.system(size: 60)).foregroundStyle(Color.cyan)
    } else if file.type.conforms(to: .image), let picture = UIImage(contentsOfFile: file.url.path) {
      Image(uiImage: picture).resizable().scaledToFit()
        .clipShape(RoundedRectangle(cornerRadius: 4))
        .frame(maxWidth: 96, maxHeight: 68)
    } else {
      RoundedRectangle(cornerRadius: 6, style: .continuous)
        .fill(.white)
        .overlay { Image(systemName: file.symbol).font(.system(size: 24)).foregroundStyle(.gray) }
        .overlay {
          RoundedRectangle(cornerRadius: 6, style: .continuous).strokeBorder(.black.opacity(0.12), lineWidth: 0.5)
        }
        .frame(width: 52, height: 68)
        .shadow(color: .black.opacity(0.12), radius: 2, y: 1)
    }
  }
}

/// The name that something is saved under.
private struct SavedName: View {
  let name: String

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      Label {
        Text(verbatim: name).lineLimit(1)
      } icon: {
        Image(systemName: "doc").foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 20)
      .padding(.vertical, 14)
    }
    .background(.bar)
  }
}

/// Presents a browser while a binding says so.
struct FileDialog {
  @Binding var isPresented: Bool
  let purpose: BrowsingPurpose
  let cancel: () -> Void

  /// A dialog that opens files.
  init(
    isPresented: Binding<Bool>, opening types: [UTType], isMultiple: Bool, cancel: @escaping () -> Void,
    pick: @escaping ([URL]) -> Void
  ) {
    self.init(isPresented: isPresented, purpose: .open(types, isMultiple: isMultiple, pick: pick), cancel: cancel)
  }

  /// A dialog that puts something into a folder.
  init(
    isPresented: Binding<Bool>, saving action: String, name: String?, cancel: @escaping () -> Void,
    save: @escaping (URL?) -> Void
  ) {
    self.init(isPresented: isPresented, purpose: .save(action: action, name: name, save: save), cancel: cancel)
  }

  private init(isPresented: Binding<Bool>, purpose: BrowsingPurpose, cancel: @escaping () -> Void) {
    _isPresented = isPresented
    self.purpose = purpose
    self.cancel = cancel
  }

  /// The purpose, with the dialog gone before its end is told.
  @MainActor private var closingPurpose: BrowsingPurpose {
    switch purpose {
    case .open(let types, let isMultiple, let pick):
      .open(types, isMultiple: isMultiple) {
        isPresented = false
        pick($0)
      }
    case .save(let action, let name, let save):
      .save(action: action, name: name) {
        isPresented = false
        save($0)
      }
    }
  }
}

extension FileDialog: ViewModifier {
  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      FileBrowser(purpose: closingPurpose) {
        isPresented = false
        cancel()
      }
    }
  }
}
