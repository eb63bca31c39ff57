// swift-tools-version: 6.2
import PackageDescription

// Compiles the modules for Apple's systems on Linux, against stand-ins of Apple's modules.
//
// A package cannot have a module of the same name as one that it depends on. So the modules have
// other names here, and whoever imports them does so under their own names.
let names: [SwiftSetting] = [
    .unsafeFlags([
        "-module-alias", "XExtensionItemProviders=ProvidersOnStandIns",
        "-module-alias", "XExtensionItemUIKit=UIKitOnStandIns",
    ])
]
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let library: Target.Dependency = .product(name: "XExtensionItem", package: "XExtensionItem")
let appLibraries: [Target.Dependency] = [
    .product(name: "AppLinks", package: "XExtensionItem"),
    .product(name: "ShareInbox", package: "XExtensionItem"),
]

let package = Package(
    name: "Bridge",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "XExtensionItem", path: "../..")],
    targets: [
        .target(name: "AppleFoundation", path: "StandIns/AppleFoundation"),
        .target(name: "UniformTypeIdentifiers", path: "StandIns/UniformTypeIdentifiers"),
        .target(
            name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"],
            path: "StandIns/CoreTransferable"),
        .target(name: "UIKit", dependencies: ["AppleFoundation"], path: "StandIns/UIKit"),
        // Only the articles use it.
        .target(
            name: "SwiftUI", dependencies: ["CoreTransferable"], path: "StandIns/SwiftUI"),
        .target(
            name: "ShareSheet", dependencies: ["AppleFoundation", "UIKit"],
            path: "StandIns/ShareSheet"),
        .target(
            name: "ProvidersOnStandIns",
            dependencies: [
                "AppleFoundation", "CoreTransferable", "UniformTypeIdentifiers", library,
            ], path: "Sources/Providers", swiftSettings: settings),
        .target(
            name: "UIKitOnStandIns",
            dependencies: ["ProvidersOnStandIns", "UIKit", library], path: "Sources/UIKitBridge",
            swiftSettings: settings + names),
        // The files of AppLinks and ShareInbox that need Apple's modules. They are compiled as if they
        // belonged to their modules.
        .target(
            name: "AppsOnStandIns", dependencies: appLibraries + ["UIKit", library],
            path: "Sources/Apps",
            swiftSettings: settings + [
                .define("STAND_INS"),
                .unsafeFlags([
                    "-Xfrontend", "-testable-import-module", "-Xfrontend", "AppLinks",
                    "-Xfrontend", "-testable-import-module", "-Xfrontend", "ShareInbox",
                ]),
            ]),
        .target(
            name: "ShareSheetExample", dependencies: ["UIKit", "UIKitOnStandIns", library],
            path: "Sources/ShareSheetExample", swiftSettings: names),
        .target(
            name: "EchoExtension",
            dependencies: ["ProvidersOnStandIns", "UIKit", "UIKitOnStandIns", library],
            path: "Sources/EchoExtension", exclude: ["Info.plist", "README.md"],
            swiftSettings: names),
        .executableTarget(
            name: "BigShare",
            dependencies: ["AppleFoundation", "ProvidersOnStandIns", "ShareSheet", library],
            path: "Tests/BigShare", swiftSettings: names),
        .executableTarget(
            name: "MainThread", dependencies: ["UIKit", "UIKitOnStandIns", library],
            path: "Tests/MainThread", swiftSettings: names),
        .testTarget(
            name: "BridgeTests",
            dependencies: appLibraries + [
                "AppleFoundation", "AppsOnStandIns", "BigShare", "CoreTransferable",
                "EchoExtension", "MainThread", "ProvidersOnStandIns", "ShareSheet",
                "ShareSheetExample", "UIKit", "UIKitOnStandIns", "UniformTypeIdentifiers", library,
            ], path: "Tests/BridgeTests",
            swiftSettings: names + [
                // Testing has an overlay for the real UIKit.
                .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
            ]),
    ],
    swiftLanguageModes: [.v6]
)
