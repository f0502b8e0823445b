// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Vitrine: SwiftUI on Linux. The modules named after Apple's are declared on Linux only; on Apple platforms the
// systems build against Apple's own.

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// What a frame is made by does without checks while it runs that debug builds, and so the tests, make: exclusive access
// to properties, and being on the main actor where the compiler has said so already. They cost a fifth of layout.
let engineSettings: [SwiftSetting] =
  settings + [
    .unsafeFlags(
      ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"],
      .when(configuration: .release))
  ]

func module(
  _ name: String, in folder: String, dependsOn dependencies: [Target.Dependency], linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    swiftSettings: ["Platform", "Engine"].contains(folder) ? engineSettings : settings,
    linkerSettings: linker)
}

func tests(of name: String, dependsOn more: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + more, path: "Tests/\(name)Tests",
    exclude: exclude,
    swiftSettings: settings + [
      // Swift Testing ships overlays for Apple's CoreGraphics and UIKit; they are not for the modules of that name here.
      .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    ])
}

/// A module that bears the name of one of Apple's, or serves it: on Apple's platforms theirs takes its place.
func onLinux(_ name: String) -> Target.Dependency { .target(name: name, condition: .when(platforms: [.linux])) }

func systemLibrary(_ name: String, pkgConfig: String? = nil) -> Target {
  .systemLibrary(name: name, path: "Sources/Libraries/\(name)", pkgConfig: pkgConfig)
}

/// The folder of the toolchain's own Swift parser. The toolchain is that of the process which evaluates this manifest, or
/// else the first on the path.
let swiftSyntaxFolder: String = {
  func folder(besides executable: String) -> String {
    URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
  }
  let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let executables = ["/proc/\(getppid())/exe"] + path.map { "\($0)/swift-frontend" } + ["/opt/swift/usr/bin/swift"]
  let folders = executables.map(folder)
  return folders.first { FileManager.default.fileExists(atPath: $0 + "/libSwiftSyntax.so") } ?? folders[0]
}()

let usingSwiftSyntax: [SwiftSetting] = settings + [.unsafeFlags(["-I", swiftSyntaxFolder])]

let linkingSwiftSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", swiftSyntaxFolder, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftParserDiagnostics"),
  .linkedLibrary("SwiftDiagnostics"),
]

let package = Package(
  name: "Vitrine",
  // What the systems need; Linux has no such versions.
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Stage", targets: ["Stage"]),
    // What an app's own package depends on to run here: Apple's module names, and the preview that shows the app.
    .library(name: "Vitrine", targets: ["SwiftUI", "Charts", "UIKit", "CoreGraphics", "Combine", "Preview"]),
    .library(name: "Robinhood", targets: ["Robinhood", "DesignTokens"]),
    .executable(name: "vitrine", targets: ["vitrine"]),
    .executable(name: "vitrine-bench", targets: ["vitrine-bench"]),
  ],
  targets: [
    // C libraries, found by pkg-config; the script `vitrine` installs their packages.
    systemLibrary("CText", pkgConfig: "harfbuzz"),
    systemLibrary("CPaint", pkgConfig: "cairo"),
    systemLibrary("CMarkdown"),
    systemLibrary("CSQLite"),
    systemLibrary("CWebSockets"),
    // Pixel loops are compiled for speed in debug builds too.
    .target(
      name: "CPixels", dependencies: ["CPaint"], path: "Sources/Libraries/CPixels",
      cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: ["freetype", "deflate", "jpeg", "spng", "webp", "webpmux"].map { .linkedLibrary($0) }),
    .target(name: "CRuntimeSupport", path: "Sources/Libraries/CRuntimeSupport"),

    // Platform
    module("os", in: "Platform", dependsOn: []),
    module("OSLog", in: "Platform", dependsOn: ["os"]),
    module("FoundationGaps", in: "Platform", dependsOn: ["CRuntimeSupport"]),
    module("CoreGraphics", in: "Platform", dependsOn: ["FoundationGaps"]),
    module("Combine", in: "Platform", dependsOn: ["CRuntimeSupport"]),
    module("Accessibility", in: "Platform", dependsOn: ["CoreGraphics"]),
    module("UniformTypeIdentifiers", in: "Platform", dependsOn: []),
    module("CoreTransferable", in: "Platform", dependsOn: ["UniformTypeIdentifiers"]),
    module("UIKit", in: "Platform", dependsOn: ["CoreGraphics", "Typesetting"]),
    module("CoreText", in: "Platform", dependsOn: ["UIKit"]),
    module(
      "SwiftUI", in: "Platform",
      dependsOn: [
        "Accessibility", "Combine", "CoreGraphics", "CoreText", "CoreTransferable", "UIKit", "Drawing", "Typesetting",
        "CRuntimeSupport",
      ]),
    module("Charts", in: "Platform", dependsOn: ["SwiftUI", "Drawing"]),

    // Engine
    module("Typesetting", in: "Engine", dependsOn: ["CText"]),
    module("Drawing", in: "Engine", dependsOn: ["CoreGraphics", "Typesetting"]),
    module("Painting", in: "Engine", dependsOn: ["Drawing", "Typesetting", "CPaint", "CPixels"]),
    module("Stage", in: "Engine", dependsOn: ["SwiftUI", "Drawing", "Painting", "CRuntimeSupport"]),

    tests(of: "FoundationGaps"), tests(of: "CoreGraphics"), tests(of: "UIKit"),
    tests(of: "Charts", dependsOn: ["Stage", "Drawing", "SwiftUI"]),
    tests(of: "Typesetting"),
    tests(of: "Drawing"),
    tests(of: "Painting", dependsOn: ["CPixels"]),
    tests(of: "SwiftUI"),
    tests(of: "Stage"),

    // Services
    module(
      "Brokerage", in: "Services", dependsOn: [.target(name: "CSQLite", condition: .when(platforms: [.linux]))]),

    // Killed again and again by the tests of the books.
    .executableTarget(
      name: "paper-trader", dependencies: ["Brokerage"], path: "Tests/PaperTrader", swiftSettings: settings),
    tests(of: "Brokerage", dependsOn: ["paper-trader"]),

    // Systems
    module("DesignTokens", in: "Systems", dependsOn: [onLinux("SwiftUI")]),
    module(
      "Robinhood", in: "Systems",
      dependsOn: ["DesignTokens", "Brokerage", onLinux("SwiftUI"), onLinux("Charts"), onLinux("Accessibility")]),
    .executableTarget(
      name: "RobinhoodApp",
      dependencies: ["Robinhood", onLinux("SwiftUI"), onLinux("Preview")],
      path: "Sources/Systems/RobinhoodApp",
      swiftSettings: settings),
    tests(of: "DesignTokens", dependsOn: ["Stage", "Drawing", "SwiftUI"]),
    tests(
      of: "Robinhood",
      dependsOn: [
        "Accessibility", "Brokerage", "DesignTokens", "Stage", "Drawing", "Painting", "Typesetting", "SwiftUI",
        "Charts",
      ],
      exclude: ["Pictures/Recorded"]),

    // Workshop
    module("ModuleBuilding", in: "Workshop", dependsOn: []),
    .target(
      name: "SourceReading", dependencies: ["ModuleBuilding", "CMarkdown"], path: "Sources/Workshop/SourceReading",
      swiftSettings: usingSwiftSyntax, linkerSettings: linkingSwiftSyntax),
    .executableTarget(
      name: "vitrine-reader", dependencies: ["SourceReading"], path: "Sources/Workshop/SourceReader",
      swiftSettings: usingSwiftSyntax),
    .target(
      name: "Preview", dependencies: ["Stage", "SwiftUI", "Painting", "ModuleBuilding", "CWebSockets"],
      path: "Sources/Workshop/Preview", resources: [.copy("Page")], swiftSettings: settings),
    module("Fuzzing", in: "Workshop", dependsOn: ["Stage", "SwiftUI", "Drawing", "Painting"]),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "Stage", "SwiftUI", "Charts", "UIKit", "Painting", "ModuleBuilding", "Preview", "Fuzzing", "DesignTokens",
        "Robinhood",
      ],
      path: "Sources/Workshop/CommandLine", swiftSettings: settings,
      // Libraries made from people's sources find the engine in the executable that loads them.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .executableTarget(
      name: "catalogue-pictures", dependencies: ["DesignTokens", "Robinhood", "Stage", "SwiftUI", "Painting"],
      path: "Sources/Workshop/CataloguePictures", swiftSettings: settings),
    tests(of: "Fuzzing", dependsOn: ["Stage", "SwiftUI", "Charts", "DesignTokens", "Robinhood"]),
    tests(of: "ModuleBuilding"),
    tests(
      of: "Preview",
      dependsOn: ["Stage", "SwiftUI", "Charts", "Painting", "ModuleBuilding", "vitrine-reader", "Robinhood"],
      exclude: ["Browser"]),
    .testTarget(
      name: "SourceReadingTests", dependencies: ["SourceReading", "ModuleBuilding"], path: "Tests/SourceReadingTests",
      swiftSettings: usingSwiftSyntax),
    .testTarget(
      name: "CommandLineTests", dependencies: ["vitrine", "vitrine-reader", "ModuleBuilding"],
      path: "Tests/CommandLineTests",
      swiftSettings: settings),

    // Benchmarks
    .target(
      name: "CFloor", dependencies: ["CPaint", "CText"], path: "Benchmarks/Floor", cSettings: [.unsafeFlags(["-O2"])]),
    .target(
      name: "EngineBenchmarks", dependencies: ["CFloor", "Drawing", "Painting", "Typesetting"],
      path: "Benchmarks/Engine", swiftSettings: settings),
    .target(
      name: "ServiceBenchmarks",
      dependencies: ["Brokerage", "EngineBenchmarks", .target(name: "CSQLite", condition: .when(platforms: [.linux]))],
      path: "Benchmarks/Services", swiftSettings: settings),
    .executableTarget(
      name: "vitrine-bench",
      dependencies: [
        "EngineBenchmarks", "ServiceBenchmarks", "CFloor", "Stage", "SwiftUI", "Painting", "Preview", "Brokerage",
        "Robinhood",
      ],
      path: "Benchmarks/Command", swiftSettings: settings),
  ]
)
