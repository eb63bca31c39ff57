#if canImport(ObjectiveC) || canImport(AppleFoundation)
    /// A value that Apple documents as usable on any thread, but does not declare `Sendable`: an item
    /// provider, or the completion handler of a loader.
    ///
    /// A conformance of Apple's type would hold for the whole program, so this is a box.
    package struct UncheckedBox<Value>: @unchecked Sendable {
        package let value: Value

        package init(_ value: Value) {
            self.value = value
        }
    }
#endif
