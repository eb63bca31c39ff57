// swift-tools-version: 6.2
import PackageDescription

// On a Mac: swift run --package-path Examples/SystemReport
let package = Package(
    name: "SystemReport",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "XExtensionItem", path: "../..")],
    targets: [
        .executableTarget(
            name: "SystemReport",
            dependencies: [
                .product(name: "XExtensionItem", package: "XExtensionItem"),
                .product(name: "XExtensionItemProviders", package: "XExtensionItem"),
            ], path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
