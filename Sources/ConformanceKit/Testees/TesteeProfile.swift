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
    /// The encodings it reads and writes.
    public var encodings = WireEncoding.all
    /// The encodings it converts from and to; nil for those that it reads and writes.
    public var converts: [WireEncoding]?
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

    /// The profiles that the testee can conform to.
    public var conformanceProfiles: [ConformanceProfile] {
        ConformanceProfile.Role.allCases.compactMap { role in
            let own = role.operations.filter(operations.contains)
            guard !own.isEmpty else { return nil }
            return ConformanceProfile(role: role, encodings: encodings(of: role), operations: own)
        }
    }

    private func encodings(of role: ConformanceProfile.Role) -> [WireEncoding] {
        switch role {
        case .reader, .producer, .editor: WireEncoding.all.filter(encodings.contains)
        case .converter: WireEncoding.all.filter((converts ?? encodings).contains)
        case .userInfo, .notices: []
        }
    }

    /// Whether a case belongs to one of the testee's profiles.
    func concerns(_ one: Case) -> Bool {
        guard operations.contains(one.operation) else { return false }
        let known = one.operation == .convert ? converts ?? encodings : encodings
        return one.isUnread
            ? !one.encodings.contains(where: known.contains)
            : one.encodings.allSatisfy(known.contains)
    }

    /// Why a case of its profiles is not asked; nil if it is.
    func reasonToSkip(_ one: Case) -> String? {
        groups?.contains(one.group) == false ? "the group \(one.group) is not for it" : nil
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
        try readAbilities(fields)
        groups = try fields.optionalStrings("groups").map(Set.init)
        // A claim that this version of the kit cannot test is none.
        claims = Set(try fields.optionalStrings("claims")?.compactMap(Claim.init(rawValue:)) ?? [])
    }

    /// Reads what decides about its profiles.
    mutating func readAbilities(_ fields: FormFields) throws(FormFault) {
        encodings = try fields.named("encodings", WireEncoding.named)
        converts = try fields.optionalNamed("converts", WireEncoding.named)
        operations = Set(try fields.named("operations", Operation.init(rawValue:)))
    }
}

extension FormFields {
    fileprivate func named<Thing>(
        _ field: String, _ thing: (String) -> Thing?
    ) throws(FormFault) -> [Thing] {
        try required(field) { name throws(FormFault) in try optionalNamed(name, thing) }
    }

    fileprivate func optionalNamed<Thing>(
        _ field: String, _ thing: (String) -> Thing?
    ) throws(FormFault) -> [Thing]? {
        guard let names = try optionalStrings(field) else { return nil }
        var things: [Thing] = []
        for name in names {
            guard let one = thing(name) else { throw FormFault(field, "there is no “\(name)”") }
            things.append(one)
        }
        return things
    }
}
