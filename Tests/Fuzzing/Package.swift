// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "XExtensionItem", path: "../..")],
    targets: [
        .target(name: "FuzzerDriver"),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "FuzzerDriver",
                .product(name: "TextMarkup", package: "XExtensionItem"),
                .product(name: "UniformTypes", package: "XExtensionItem"),
                .product(name: "WireFormat", package: "XExtensionItem"),
                .product(name: "XExtensionItem", package: "XExtensionItem"),
            ], path: "Sources/Fuzz", linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
    ],
    swiftLanguageModes: [.v6]
)
