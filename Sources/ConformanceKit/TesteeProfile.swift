public import WireFormat

/// The name, operations, encodings and claims of a testee.
public struct TesteeProfile: Sendable {
    /// An optional guarantee that the kit tests.
    public struct Claim: RawRepresentable, Hashable, Sendable {
        /// The name in messages.
        public let rawValue: String

        /// Creates a claim from its name in messages. The kit ignores unknown claims.
        ///
        /// `findings:map` is the claim `findings` only for the operation `map`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The testee writes exactly the bytes of section 9: canonical JSON (9.1), XML as in 9.3,
        /// and binary property lists as in 9.4.
        public static let canonical = Claim(rawValue: "canonical")
        /// Refusals name their findings by code and pointer.
        public static let findings = Claim(rawValue: "findings")
        /// Findings have a line and column, or an offset (clause 21.4).
        public static let locations = Claim(rawValue: "locations")

        /// The testee can write indented JSON when it converts a payload (clause 9.2.1).
        static let indented = Claim(rawValue: "indented")

        static let all = [canonical, findings, indented, locations]
        /// Without these claims, findings or their locations are not compared.
        static let ofFindings = [findings, locations]
        /// Every known claim, for all operations and for each single operation.
        static let known = Set(
            all.flatMap { claim in [claim] + TesteeOperation.all.map(claim.only) })

        /// The claim only for one operation.
        func only(_ operation: TesteeOperation) -> Claim {
            Claim(rawValue: "\(rawValue):\(operation.rawValue)")
        }
    }

    /// The name of the implementation.
    public var name: String
    /// The version; empty if unknown.
    public var version = ""
    /// The programming language; empty if unknown.
    public var language = ""
    /// The encodings that the testee reads and writes; all by default.
    public var encodings = WireEncoding.all
    /// The encodings that the testee converts between; nil, the default, means `encodings`.
    public var converts: [WireEncoding]?
    /// The operations that the testee supports; all by default.
    public var operations = Set(TesteeOperation.all)
    /// The groups of vectors that apply to the testee; nil, the default, means all.
    public var groups: Set<String>?
    /// The optional guarantees to test; none by default.
    public var claims: Set<Claim> = []

    /// Creates a profile with all operations and encodings, and without claims.
    public init(name: String) {
        self.name = name
    }

    /// The profiles that the testee can conform to, readers first.
    package var conformanceProfiles: [ConformanceProfile] {
        ConformanceProfile.Role.allCases.compactMap { role in
            let own = role.operations.filter(operations.contains)
            guard !own.isEmpty else { return nil }
            return ConformanceProfile(role: role, encodings: encodings(of: role), operations: own)
        }
    }

    var optionalProfilesNotClaimed: [ConformanceProfile] {
        ConformanceProfile.Role.allCases.filter {
            $0.isOptional && operations.isDisjoint(with: $0.operations)
        }.map { ConformanceProfile(role: $0, encodings: [], operations: $0.operations) }
    }

    private func encodings(of role: ConformanceProfile.Role) -> [WireEncoding] {
        switch role {
        case .reader, .producer, .editor: WireEncoding.all.filter(encodings.contains)
        case .converter: WireEncoding.all.filter((converts ?? encodings).contains)
        case .userInfo, .notices, .shareTargets: []
        }
    }

    /// The claims that hold for an operation. The claim `findings:map` is returned as `findings`.
    func claims(for operation: TesteeOperation) -> Set<Claim> {
        Set(Claim.all.filter { !claims.isDisjoint(with: [$0, $0.only(operation)]) })
    }

    /// Returns the comparisons that the case omits because the testee does not claim them.
    /// Locations are only compared together with findings.
    func unclaimedComparisons(of one: Case) -> [Claim] {
        let findings = one.expectation.findings
        let claims = claims(for: one.operation)
        return Claim.ofFindings.filter { claim in
            !claims.isSuperset(of: [.findings, claim])
                && findings.contains { claim == .findings || $0.hasComparableLocation }
        }
    }

    func includes(_ one: Case) -> Bool {
        guard operations.contains(one.operation) else { return false }
        guard !one.request.isIndented || claims(for: one.operation).contains(.indented)
        else { return false }
        let known = one.operation == .convert ? converts ?? encodings : encodings
        return one.testsUnsupportedEncoding
            ? !one.encodings.contains(where: known.contains)
            : one.encodings.allSatisfy(known.contains)
    }

    func reasonToSkip(_ one: Case) -> String? {
        groups?.contains(one.group) == false
            ? "the testee's profile excludes the group \(one.group)" : nil
    }
}

extension TesteeProfile {
    init(_ fields: FormFields) throws(FormError) {
        let version = try fields.required("protocol", fields.optionalInteger)
        guard version == 1 else {
            throw FormError("protocol", "expected protocol 1, found \(version)")
        }
        // Limit the length of these strings, because reports repeat them.
        name = try fields.string("name").cut(to: 200)
        self.version = try fields.optionalString("version")?.cut(to: 80) ?? ""
        language = try fields.optionalString("language")?.cut(to: 80) ?? ""
        try readAbilities(fields)
        groups = try fields.optionalStrings("groups").map(Set.init)
        // Ignore claims that this version of the kit does not know.
        let claims = try fields.optionalStrings("claims") ?? []
        self.claims = Set(claims.map(Claim.init)).intersection(Claim.known)
    }

    mutating func readAbilities(_ fields: FormFields) throws(FormError) {
        encodings = try fields.named("encodings", WireEncoding.init(named:))
        converts = try fields.optionalNamed("converts", WireEncoding.init(named:))
        operations = Set(try fields.named("operations", TesteeOperation.named))
    }
}

extension FormFields {
    fileprivate func named<Thing>(
        _ field: String, _ thing: (String) -> Thing?
    ) throws(FormError) -> [Thing] {
        try required(field) { name throws(FormError) in try optionalNamed(name, thing) }
    }

    fileprivate func optionalNamed<Thing>(
        _ field: String, _ thing: (String) -> Thing?
    ) throws(FormError) -> [Thing]? {
        try optionalStrings(field)?.map { name throws(FormError) in
            guard let one = thing(name) else { throw FormError(field, "unknown name “\(name)”") }
            return one
        }
    }
}
