// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "LinkageTest",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "XExtensionItem", path: "../..")],
    targets: [
        .executableTarget(
            name: "LinkageTest",
            dependencies: [
                .product(name: "AppLinks", package: "XExtensionItem"),
                .product(name: "ConformanceKit", package: "XExtensionItem"),
                .product(name: "ShareInbox", package: "XExtensionItem"),
                .product(name: "ShareTargets", package: "XExtensionItem"),
                .product(name: "TextMarkup", package: "XExtensionItem"),
                .product(name: "UniformTypes", package: "XExtensionItem"),
                .product(name: "WireFormat", package: "XExtensionItem"),
                .product(name: "XExtensionItem", package: "XExtensionItem"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
