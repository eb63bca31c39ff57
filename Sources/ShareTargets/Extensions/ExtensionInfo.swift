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

/// The dictionaries of an extension's Info.plist, each inside the one before it.
enum ExtensionLevel: String, CaseIterable {
    case file = "the Info.plist"
    case info = "NSExtension"
    case attributes = "NSExtensionAttributes"
    case rule = "NSExtensionActivationRule"

    /// The keys that Apple documents for this level alone.
    private var keys: [String] {
        switch self {
        case .file: [Self.info.rawValue]
        case .info:
            [
                Self.attributes.rawValue, "NSExtensionMainStoryboard",
                "NSExtensionPointIdentifier", "NSExtensionPrincipalClass",
            ]
        case .attributes: [Self.rule.rawValue, "NSExtensionJavaScriptPreprocessingFile"]
        case .rule: ActivationKey.allCases.map(\.rawValue)
        }
    }

    /// Returns a warning for each key that is at another level than its own.
    static func misplacedKeys(in file: WireDictionary) -> [OfferWarning] {
        var warnings: [OfferWarning] = []
        var found: WireDictionary? = file
        for level in allCases {
            if level != .file { found = found?[level.rawValue]?.dictionaryValue }
            for home in allCases where home != level {
                for key in home.keys where found?[key] != nil {
                    let message =
                        "belongs in \(home.rawValue), and is ignored in \(level.rawValue)"
                    warnings.append(OfferWarning(.ignored, message, place: .key(key)))
                }
            }
        }
        return warnings
    }
}
