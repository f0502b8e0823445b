// swift-tools-version: 6.1
import PackageDescription

// Vitrine: SwiftUI on Linux. The modules named after Apple's are declared on Linux only; on Apple platforms the
// systems build against Apple's own.

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

func module(
  _ name: String, in folder: String, dependsOn dependencies: [Target.Dependency], linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", swiftSettings: settings,
    linkerSettings: linker)
}

func tests(of name: String, dependsOn more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + more, path: "Tests/\(name)Tests",
    swiftSettings: settings)
}

func systemLibrary(_ name: String, pkgConfig: String? = nil) -> Target {
  .systemLibrary(name: name, path: "Sources/Libraries/\(name)", pkgConfig: pkgConfig)
}

let package = Package(
  name: "Vitrine",
  products: [
    .library(name: "Stage", targets: ["Stage"]),
    .executable(name: "vitrine", targets: ["vitrine"]),
  ],
  targets: [
    // C libraries, found by pkg-config; the script `vitrine` installs their packages.
    systemLibrary("CText", pkgConfig: "harfbuzz"),
    systemLibrary("CPaint"),
    .target(name: "CRuntimeSupport", path: "Sources/Libraries/CRuntimeSupport"),

    // Platform
    module("CoreGraphics", in: "Platform", dependsOn: []),
    module("UIKit", in: "Platform", dependsOn: ["CoreGraphics"]),
    module(
      "SwiftUI", in: "Platform", dependsOn: ["CoreGraphics", "UIKit", "Drawing", "Typesetting", "CRuntimeSupport"]),
    module("Charts", in: "Platform", dependsOn: ["SwiftUI"]),

    // Engine
    module("Typesetting", in: "Engine", dependsOn: ["CText"]),
    module("Drawing", in: "Engine", dependsOn: ["CoreGraphics", "Typesetting"]),
    module("Painting", in: "Engine", dependsOn: ["Drawing", "Typesetting", "CPaint", "CText"]),
    module("Stage", in: "Engine", dependsOn: ["SwiftUI", "Drawing", "Painting", "CRuntimeSupport"]),

    tests(of: "Typesetting"),

    // Workshop
    .executableTarget(
      name: "vitrine", dependencies: ["Stage", "SwiftUI", "Charts", "UIKit", "Painting"],
      path: "Sources/Workshop/CommandLine", swiftSettings: settings),
  ]
)
