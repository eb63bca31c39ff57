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
            ], path: "Sources/Benchmarks", packageAccess: false, swiftSettings: packageAccess),
        .executableTarget(
            name: "inbox-rates",
            dependencies: [
                .product(name: "ShareInbox", package: "XExtensionItem"),
                .product(name: "XExtensionItem", package: "XExtensionItem"),
            ], path: "Sources/InboxRates", packageAccess: false, swiftSettings: packageAccess),
    ],
    swiftLanguageModes: [.v6]
)
