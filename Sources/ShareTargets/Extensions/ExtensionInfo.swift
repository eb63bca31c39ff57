import WireFormat

/// The `NSExtension` dictionary of an Info.plist.
struct ExtensionInfo {
    private let document: WireDocument
    private let root: WireNode?

    init(_ document: WireDocument) {
        self.document = document
        root = document.value(of: "NSExtension", in: .root)
    }

    func string(_ key: String) -> String? {
        root.flatMap { document.value(of: key, in: $0) }.flatMap(document.string)
    }

    func attribute(_ key: String) -> WireNode? {
        root.flatMap { document.value(of: "NSExtensionAttributes", in: $0) }
            .flatMap { document.value(of: key, in: $0) }
    }

    /// Reads the rule; nil if there is none.
    func rule() throws(RuleError) -> ActivationRule? {
        guard let node = attribute("NSExtensionActivationRule") else { return nil }
        if document.kind(of: node) == .dictionary {
            return ActivationRule(dictionary: document.dictionary(at: node))
        }
        do throws(RuleError) {
            guard let text = document.string(at: node) else {
                let found = document.value(at: node)?.kindName ?? "a null"
                throw RuleError("expected a predicate or a dictionary, found \(found)", code: .type)
            }
            return try ActivationRule(predicate: text)
        } catch {
            var error = error
            let place = document.place(of: node)
            (error.pointer, error.location) = (place.pointer, place.location)
            throw error
        }
    }
}
