// Where the Swift toolchain is and where the engine's modules lie: everything a compilation needs besides the sources.

import Foundation

/// A Swift toolchain on this machine.
public struct Toolchain: Hashable, Sendable {
  /// The folder that holds `bin` and `lib`.
  public var root: String

  public init(root: String) { self.root = root }

  public var frontend: String { root + "/bin/swift-frontend" }
  public var linker: String { root + "/bin/ld.lld" }
  var plugins: String { root + "/lib/swift/host/plugins" }
  var pluginServer: String { root + "/lib/swift/host/libSwiftInProcPluginServer.so" }
  var libraries: String { root + "/lib/swift/linux" }
  var runtimeObject: String { "\(libraries)/\(Self.architecture)/swiftrt.o" }

  /// Finds the toolchain: `VITRINE_TOOLCHAIN` (the script sets it), then `swift` on the path, then the usual places.
  public static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Toolchain {
    var candidates: [String] = []
    if let given = environment["VITRINE_TOOLCHAIN"] { candidates.append(given) }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      guard let real = realpath("\(folder)/swift-frontend", nil) ?? realpath("\(folder)/swift", nil) else { continue }
      defer { free(real) }
      candidates.append(
        URL(fileURLWithPath: String(cString: real)).deletingLastPathComponent().deletingLastPathComponent().path)
    }
    candidates += ["/opt/swift/usr", "/usr/local/swift/usr", "/usr", "/usr/libexec/swift"]
    for candidate in candidates {
      let toolchain = Toolchain(root: candidate)
      if access(toolchain.frontend, X_OK) == 0 && access(toolchain.runtimeObject, R_OK) == 0 { return toolchain }
    }
    throw SourceProblem(
      "no Swift toolchain found", remedy: "Install Swift from swift.org and put its bin folder on the PATH.")
  }

  static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
  static var target: String { "\(architecture)-unknown-linux-gnu" }
}

/// The engine as built: its Swift modules, beside the running executable.
public struct EngineModules: Hashable, Sendable {
  /// The build folder, which holds `Modules` and the executables.
  public var buildFolder: String
  /// The checkout; nil if the executable has been moved out of it.
  public var packageFolder: String?

  public init(buildFolder: String, packageFolder: String?) {
    self.buildFolder = buildFolder
    self.packageFolder = packageFolder
  }

  /// The modules that belong to the running executable.
  public static func ofThisProcess() throws -> EngineModules {
    guard let real = realpath("/proc/self/exe", nil) else {
      throw SourceProblem("cannot find the running executable", remedy: "Is /proc mounted?")
    }
    defer { free(real) }
    let build = URL(fileURLWithPath: String(cString: real)).deletingLastPathComponent()
    var folder = build
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if access(folder.path + "/Package.swift", R_OK) == 0 {
        return EngineModules(buildFolder: build.path, packageFolder: folder.path)
      }
    }
    return EngineModules(buildFolder: build.path, packageFolder: nil)
  }

  var modules: String { buildFolder + "/Modules" }
  var reader: String { buildFolder + "/vitrine-reader" }
  public var executable: String { buildFolder + "/vitrine" }

  /// Flags that let the importer find the C modules behind the engine's.
  func clangFlags() -> [String] {
    var flags: [String] = []
    if let packageFolder {
      let libraries = packageFolder + "/Sources/Libraries"
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []).sorted() {
        let candidates = [
          "\(libraries)/\(name)/module.modulemap", "\(libraries)/\(name)/include/module.modulemap",
          "\(buildFolder)/\(name).build/module.modulemap",
        ]
        if let map = candidates.first(where: { access($0, R_OK) == 0 }) { flags.append("-fmodule-map-file=\(map)") }
        flags.append("-I\(libraries)/\(name)/include")
      }
    }
    for folder in ["freetype2", "harfbuzz", "cairo", "fribidi", "pixman-1"] {
      let path = "/usr/include/\(folder)"
      if access(path, R_OK) == 0 { flags.append("-I\(path)") }
    }
    return flags.flatMap { ["-Xcc", $0] }
  }

  /// Changes when the engine or the compiler it was built with does.
  func identity(toolchain: Toolchain) -> String {
    [executable, reader, toolchain.frontend].map { path in
      var info = stat()
      guard stat(path, &info) == 0 else { return path }
      return "\(path) \(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
    }.joined(separator: "\n")
  }
}
