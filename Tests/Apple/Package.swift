// swift-tools-version: 6.2
import PackageDescription

// Tests of the modules for Apple's systems on a Mac and in a simulator, with the real Foundation and
// UIKit. Tests/Bridge runs the same tests against stand-ins.
func dependencies(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "XExtensionItem") }
}

let package = Package(
    name: "AppleTests",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "XExtensionItem", path: "../..")],
    targets: [
        .testTarget(
            name: "ProvidersTests",
            dependencies: dependencies("XExtensionItem", "XExtensionItemProviders")),
        // Contains no tests on a Mac.
        .testTarget(
            name: "UIKitTests",
            dependencies: dependencies(
                "XExtensionItem", "XExtensionItemProviders", "XExtensionItemUIKit")),
    ],
    swiftLanguageModes: [.v6]
)
