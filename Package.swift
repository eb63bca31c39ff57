// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "XExtensionItem",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "WireFormat", targets: ["WireFormat"]),
        .library(name: "UniformTypes", targets: ["UniformTypes"]),
        .library(name: "XExtensionItem", targets: ["XExtensionItem"]),
        .library(name: "XExtensionItemProviders", targets: ["XExtensionItemProviders"]),
        .library(name: "XExtensionItemUIKit", targets: ["XExtensionItemUIKit"]),
        .library(name: "ShareTargets", targets: ["ShareTargets"]),
        .library(name: "TextMarkup", targets: ["TextMarkup"]),
        .library(name: "AppLinks", targets: ["AppLinks"]),
        .library(name: "AppLinksUIKit", targets: ["AppLinksUIKit"]),
        .library(name: "AppLinksCatalog", targets: ["AppLinksCatalog"]),
        .library(name: "AppLinksUpdates", targets: ["AppLinksUpdates"]),
        .library(name: "ShareInbox", targets: ["ShareInbox"]),
        .library(name: "ConformanceKit", targets: ["ConformanceKit"]),
        .executable(name: "xitem", targets: ["xitem"]),
    ],
    targets: [
        .target(name: "Essentials", swiftSettings: settings),
        .target(name: "WireFormat", dependencies: ["Essentials"], swiftSettings: settings),
        .target(name: "UniformTypes", swiftSettings: settings),
        .target(
            name: "XExtensionItem", dependencies: ["Essentials", "UniformTypes", "WireFormat"],
            swiftSettings: settings),
        // For Apple's systems; empty on others. Tests/Bridge compiles both against stand-ins.
        .target(
            name: "XExtensionItemProviders", dependencies: ["Essentials", "XExtensionItem"],
            swiftSettings: settings),
        .target(
            name: "XExtensionItemUIKit",
            dependencies: ["XExtensionItem", "XExtensionItemProviders"], swiftSettings: settings),
        .target(
            name: "ShareTargets",
            dependencies: ["Essentials", "UniformTypes", "WireFormat", "XExtensionItem"],
            swiftSettings: settings),
        .target(
            name: "TextMarkup", dependencies: ["Essentials", "WireFormat", "XExtensionItem"],
            swiftSettings: settings),
        .target(
            name: "AppLinks",
            dependencies: ["Essentials", "UniformTypes", "WireFormat", "XExtensionItem"],
            swiftSettings: settings),
        // For Apple's systems; empty on others.
        .target(name: "AppLinksUIKit", dependencies: ["AppLinks"], swiftSettings: settings),
        // In C for `#embed`.
        .target(name: "StandardCatalogFile", exclude: ["standard.catalog.json"]),
        .target(
            name: "AppLinksCatalog",
            dependencies: ["AppLinks", "Essentials", "StandardCatalogFile"],
            swiftSettings: settings),
        // Links URLSession, which AppLinks does not.
        .target(
            name: "AppLinksUpdates", dependencies: ["AppLinks", "UniformTypes"],
            swiftSettings: settings),
        // In C: Swift's Glibc module leaves out ioctl, renameat2 and syncfs.
        .target(name: "SystemCalls"),
        .target(
            name: "ShareInbox",
            dependencies: ["Essentials", "SystemCalls", "WireFormat", "XExtensionItem"],
            swiftSettings: settings),
        .target(name: "SeededRandom", swiftSettings: settings),
        // In C for `#embed`: vectors and schemas are embedded in the kit.
        .target(name: "ConformanceFiles"),
        .target(
            name: "ConformanceKit",
            dependencies: [
                "ConformanceFiles", "Essentials", "SeededRandom", "ShareTargets", "UniformTypes",
                "WireFormat", "XExtensionItem",
            ],
            swiftSettings: settings),
        .target(
            name: "XItemCommands",
            dependencies: [
                "AppLinks", "AppLinksCatalog", "ConformanceKit", "Essentials", "ShareInbox",
                "ShareTargets", "SystemCalls", "TextMarkup", "UniformTypes", "WireFormat",
                "XExtensionItem",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "xitem", dependencies: ["Essentials", "XItemCommands"], swiftSettings: settings),
        .executableTarget(
            name: "InboxExample", dependencies: ["ShareInbox", "XExtensionItem"],
            path: "Examples/Inbox",
            swiftSettings: settings),
        .executableTarget(
            name: "LazyImage", dependencies: ["XExtensionItem"], path: "Examples/LazyImage",
            swiftSettings: settings),
        .executableTarget(
            name: "OpenInApp", dependencies: ["AppLinks"], path: "Examples/OpenInApp",
            swiftSettings: settings),
        .executableTarget(
            name: "Reach", dependencies: ["ShareTargets", "XExtensionItem"], path: "Examples/Reach",
            swiftSettings: settings),
        .executableTarget(
            name: "RoundTrip", dependencies: ["XExtensionItem"], path: "Examples/RoundTrip",
            swiftSettings: settings),
        .executableTarget(
            name: "ServerScript", dependencies: ["TextMarkup", "XExtensionItem"],
            path: "Examples/ServerScript",
            swiftSettings: settings),
        .executableTarget(
            name: "ShareExtension", dependencies: ["XExtensionItem"],
            path: "Examples/ShareExtension",
            swiftSettings: settings),
        .executableTarget(
            name: "TumblrParametersExample", dependencies: ["XExtensionItem"],
            path: "Examples/TumblrParameters",
            swiftSettings: settings),
        // In C, because it replaces functions of the C library.
        .target(name: "WorkCounts", path: "Tests/WorkCounts"),
        .target(
            name: "TestSupport", dependencies: ["SeededRandom", "XExtensionItem"],
            path: "Tests/TestSupport",
            swiftSettings: settings),
        .testTarget(
            name: "WireFormatTests", dependencies: ["SeededRandom", "TestSupport", "WireFormat"],
            swiftSettings: settings),
        .testTarget(
            name: "UniformTypesTests",
            dependencies: ["SeededRandom", "TestSupport", "UniformTypes"],
            swiftSettings: settings),
        .testTarget(
            name: "XExtensionItemTests",
            dependencies: [
                "SeededRandom", "TestSupport", "TextMarkup", "UniformTypes", "WireFormat",
                "XExtensionItem",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ShareTargetsTests",
            dependencies: [
                "SeededRandom", "ShareTargets", "TestSupport", "UniformTypes", "WireFormat",
                "XExtensionItem",
            ],
            exclude: [
                "Peers/DECISIONS.md", "Peers/evaluate.py", "Peers/generate.py", "Peers/types.json",
            ], swiftSettings: settings),
        .testTarget(
            name: "TextMarkupTests",
            dependencies: ["TestSupport", "TextMarkup", "WireFormat", "XExtensionItem"],
            swiftSettings: settings),
        .testTarget(
            name: "AppLinksTests",
            dependencies: [
                "AppLinks", "AppLinksCatalog", "TestSupport", "WireFormat", "XExtensionItem",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "AppLinksUpdatesTests",
            dependencies: ["AppLinks", "AppLinksUpdates", "TestSupport"],
            swiftSettings: settings),
        .executableTarget(
            name: "InboxStorm", dependencies: ["SeededRandom", "ShareInbox", "XExtensionItem"],
            path: "Tests/InboxStorm", swiftSettings: settings),
        .testTarget(
            name: "ShareInboxTests",
            dependencies: [
                "AppLinks", "InboxStorm", "ShareInbox", "TestSupport", "WireFormat",
                "XExtensionItem",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ConformanceKitTests",
            dependencies: [
                "ConformanceKit", "SeededRandom", "TestSupport", "WireFormat", "XExtensionItem",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "InboxExample", "LazyImage", "OpenInApp", "Reach", "RoundTrip", "ServerScript",
                "ShareExtension",
                "TumblrParametersExample", "xitem",
            ], swiftSettings: settings),
        .testTarget(
            name: "GrowthTests",
            dependencies: [
                "AppLinks", "ConformanceKit", "TestSupport", "TextMarkup", "WireFormat",
                "WorkCounts",
                "XExtensionItem", "XItemCommands",
            ], swiftSettings: settings),
        .testTarget(
            name: "XItemCommandsTests",
            dependencies: [
                "ConformanceKit", "ShareInbox", "ShareTargets", "TestSupport", "xitem",
                "XExtensionItem", "XItemCommands",
            ],
            exclude: ["Help"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
