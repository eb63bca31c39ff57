import PackageDescription

private func manifest() -> Package {
    Package(
        name: "App",
        // snippet 1
    )
}
