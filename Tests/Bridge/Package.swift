// swift-tools-version: 6.2
import PackageDescription

// Compiles the modules for Apple's systems on Linux, against stand-ins of Apple's modules.
//
// A package cannot have a module with the name of a module that it depends on. The modules therefore
// have other names here, and module aliases let their files import the usual names.
let names: [String] = [
    "-module-alias", "AppLinksUIKit=LinkViewsOnStandIns",
    "-module-alias", "XExtensionItemProviders=ProvidersOnStandIns",
    "-module-alias", "XExtensionItemUIKit=UIKitOnStandIns",
]
// On Apple's systems, Essentials is Foundation with NSExtensionItem and NSItemProvider.
let foundation: [String] = ["-module-alias", "Essentials=AppleFoundation"]
// The modules belong to the package in the folder above, which SwiftPM names after its folder.
let identity = Context.packageDirectory.split(separator: "/").dropLast(2).last.map { name in
    String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
}
let samePackage: [String] = ["-package-name", identity ?? "xextensionitem"]

// Testing has an overlay for the real UIKit.
let noOverlays: [String] = ["-Xfrontend", "-disable-cross-import-overlays"]

func settings(_ flags: [String]) -> [SwiftSetting] {
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .define("STAND_INS"),
        .unsafeFlags(flags),
    ]
}
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
        .target(name: "CoreText", dependencies: ["AppleFoundation"], path: "StandIns/CoreText"),
        .target(name: "UIKit", dependencies: ["AppleFoundation"], path: "StandIns/UIKit"),
        .target(
            name: "SwiftUI", dependencies: ["CoreTransferable", "UIKit"], path: "StandIns/SwiftUI"),
        .target(
            name: "ShareSheet", dependencies: ["AppleFoundation", "UIKit"],
            path: "StandIns/ShareSheet"),
        .target(
            name: "ProvidersOnStandIns",
            dependencies: [
                "AppleFoundation", "CoreText", "CoreTransferable", "UIKit",
                "UniformTypeIdentifiers", library,
            ], path: "Sources/Providers", packageAccess: false,
            swiftSettings: settings(foundation + samePackage)),
        .target(
            name: "UIKitOnStandIns",
            dependencies: ["ProvidersOnStandIns", "UIKit", library], path: "Sources/UIKitBridge",
            packageAccess: false, swiftSettings: settings(names + foundation + samePackage)),
        .target(
            name: "LinkViewsOnStandIns",
            dependencies: [
                .product(name: "AppLinks", package: "XExtensionItem"), "SwiftUI", "UIKit",
            ], path: "Sources/LinkViews", packageAccess: false,
            swiftSettings: settings(samePackage)),
        // The files of AppLinks and ShareInbox that need Apple's modules. They are compiled with
        // access to the internal declarations of these modules.
        .target(
            name: "AppsOnStandIns", dependencies: appLibraries + ["UIKit", library],
            path: "Sources/Apps", packageAccess: false,
            swiftSettings: settings(
                samePackage + [
                    "-Xfrontend", "-testable-import-module", "-Xfrontend", "AppLinks",
                    "-Xfrontend", "-testable-import-module", "-Xfrontend", "ShareInbox",
                ])),
        // The examples use only public API.
        .target(
            name: "ShareSheetExample", dependencies: ["UIKit", "UIKitOnStandIns", library],
            path: "Sources/ShareSheetExample", swiftSettings: [.unsafeFlags(names)]),
        .target(
            name: "EchoExtension",
            dependencies: ["ProvidersOnStandIns", "UIKit", "UIKitOnStandIns", library],
            path: "Sources/EchoExtension", exclude: ["Info.plist", "README.md"],
            swiftSettings: [.unsafeFlags(names)]),
        .target(
            name: "GettingStarted",
            dependencies: ["ProvidersOnStandIns", "UIKit", "UIKitOnStandIns", library],
            path: "Sources/GettingStarted", exclude: ["Info.plist"],
            swiftSettings: [.unsafeFlags(names)]),
        .target(
            name: "PhotoEditor",
            dependencies: appLibraries + ["LinkViewsOnStandIns", "UIKit", library],
            path: "Sources/PhotoEditor", swiftSettings: [.unsafeFlags(names)]),
        .target(
            name: "PreferredApps",
            dependencies: appLibraries + ["LinkViewsOnStandIns", "UIKit"],
            path: "Sources/PreferredApps", swiftSettings: [.unsafeFlags(names)]),
        .target(
            name: "ProfileButton",
            dependencies: appLibraries + ["LinkViewsOnStandIns", "UIKit"],
            path: "Sources/ProfileButton", swiftSettings: [.unsafeFlags(names)]),
        .executableTarget(
            name: "BigShare",
            dependencies: ["AppleFoundation", "ProvidersOnStandIns", "ShareSheet", library],
            path: "Tests/BigShare", packageAccess: false,
            swiftSettings: [.unsafeFlags(names + samePackage)]),
        .executableTarget(
            name: "MainThread", dependencies: ["UIKit", "UIKitOnStandIns", library],
            path: "Tests/MainThread", swiftSettings: [.unsafeFlags(names)]),
        // The tests that also run on a Mac and on a simulator, where UIKit exports Foundation.
        .testTarget(
            name: "ProvidersTests",
            dependencies: ["AppleFoundation", "ProvidersOnStandIns", "UIKit", library],
            path: "Tests/ProvidersTests", swiftSettings: [.unsafeFlags(names + noOverlays)]),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["ProvidersOnStandIns", "UIKit", "UIKitOnStandIns", library],
            path: "Tests/UIKitTests", swiftSettings: [.unsafeFlags(names + noOverlays)]),
        .testTarget(
            name: "BridgeTests",
            dependencies: appLibraries + [
                "AppleFoundation", "AppsOnStandIns", "BigShare", "CoreTransferable",
                "EchoExtension", "GettingStarted", "LinkViewsOnStandIns", "MainThread",
                "PhotoEditor",
                "PreferredApps", "ProfileButton", "ProvidersOnStandIns", "ShareSheet",
                "ShareSheetExample", "SwiftUI", "UIKit", "UIKitOnStandIns",
                "UniformTypeIdentifiers", library,
            ], path: "Tests/BridgeTests", packageAccess: false,
            swiftSettings: [.unsafeFlags(names + samePackage + noOverlays)]),
    ],
    swiftLanguageModes: [.v6]
)
