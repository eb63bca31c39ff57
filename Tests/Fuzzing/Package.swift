// swift-tools-version: 6.2
import PackageDescription

// These programs use `package` declarations of the package two folders up. SwiftPM derives its name
// from the folder.
let packageName = String(
    Context.packageDirectory.split(separator: "/").dropLast(2).last.map { folder in
        folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    } ?? [])
let packageAccess: [SwiftSetting] = [.unsafeFlags(["-package-name", packageName])]

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
                .product(name: "AppLinks", package: "XExtensionItem"),
                .product(name: "ShareTargets", package: "XExtensionItem"),
                .product(name: "TextMarkup", package: "XExtensionItem"),
                .product(name: "UniformTypes", package: "XExtensionItem"),
                .product(name: "WireFormat", package: "XExtensionItem"),
                .product(name: "XExtensionItem", package: "XExtensionItem"),
            ], path: "Sources/Fuzz", packageAccess: false, swiftSettings: packageAccess,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
    ],
    swiftLanguageModes: [.v6]
)
