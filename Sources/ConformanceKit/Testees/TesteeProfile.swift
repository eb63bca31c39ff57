public import WireFormat

/// What a testee says of itself when it starts.
public struct TesteeProfile: Sendable {
    /// What it may claim, to be tested beyond what everybody has to do.
    public enum Claim: String, Sendable, CaseIterable {
        /// Its output is that of section 9 of the specification, byte by byte.
        case canonical
        /// It names what is wrong by id and pointer.
        case findings
        /// It says where that is; clause 21.4.
        case locations
    }

    /// Its name.
    public var name: String
    /// Its version.
    public var version = ""
    /// The language it is written in.
    public var language = ""
    /// The encodings it knows.
    public var encodings = WireEncoding.all
    /// What it can do.
    public var operations = Set(Operation.allCases)
    /// The groups of vectors that concern it; nil for all.
    public var groups: Set<String>?
    /// What it claims.
    public var claims: Set<Claim> = []

    /// Makes the profile of a testee that does everything and claims nothing.
    public init(name: String) {
        self.name = name
    }

    /// Why a case does not concern the testee; nil if it does.
    func reasonToSkip(_ one: Case) -> String? {
        if !operations.contains(one.operation) { return "no \(one.operation.rawValue) here" }
        if let encoding = one.encodings.first(where: { !encodings.contains($0) }) {
            return "no \(encoding) here"
        }
        if groups?.contains(one.group) == false { return "the group \(one.group) is not for it" }
        return nil
    }
}

extension TesteeProfile {
    /// Reads the answer to `start`.
    init(_ fields: FormFields) throws(FormFault) {
        let version = try fields.required("protocol", fields.optionalInteger)
        guard version == 1 else { throw FormFault("protocol", "the kit speaks 1, not \(version)") }
        name = try fields.string("name")
        self.version = try fields.optionalString("version") ?? ""
        language = try fields.optionalString("language") ?? ""
        encodings = try fields.named("encodings", WireEncoding.named)
        operations = Set(try fields.named("operations", Operation.init(rawValue:)))
        groups = try fields.optionalStrings("groups").map(Set.init)
        // A claim that this version of the kit cannot test is none.
        claims = Set(try fields.optionalStrings("claims")?.compactMap(Claim.init(rawValue:)) ?? [])
    }
}

extension FormFields {
    fileprivate func named<Thing>(
        _ field: String, _ thing: (String) -> Thing?
    ) throws(FormFault) -> [Thing] {
        var things: [Thing] = []
        for name in try required(field, optionalStrings) {
            guard let one = thing(name) else { throw FormFault(field, "there is no “\(name)”") }
            things.append(one)
        }
        return things
    }
}
