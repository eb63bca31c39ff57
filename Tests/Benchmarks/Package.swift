// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "XExtensionItem", path: "../..")],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                .product(name: "ShareTargets", package: "XExtensionItem"),
                .product(name: "WireFormat", package: "XExtensionItem"),
                .product(name: "XExtensionItem", package: "XExtensionItem"),
                .product(name: "xitem", package: "XExtensionItem"),
            ], path: "Sources/Benchmarks"),
        .executableTarget(
            name: "inbox-rates",
            dependencies: [
                .product(name: "ShareInbox", package: "XExtensionItem"),
                .product(name: "XExtensionItem", package: "XExtensionItem"),
            ], path: "Sources/InboxRates"),
    ],
    swiftLanguageModes: [.v6]
)
