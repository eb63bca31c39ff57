public import Essentials
import WireFormat

extension Report {
    private static let schema =
        "https://xextensionitem.org/schemas/conformance/v1/report.schema.json"

    /// The report as JSON, with the evidence for every failure.
    ///
    /// Schemas/conformance/v1/report.schema.json is the schema.
    public var json: Data {
        let members: WireDictionary = [
            "$schema": .string(Self.schema), "kit": "1.0", "level": .string(level.rawValue),
            "groups": .array(
                groups.map { ["name": .string($0.name), "title": .string($0.title)] }),
            "testees": .array(testees.map { .dictionary($0.members(at: level)) }),
        ]
        var all = members
        // The seed is a string, because JSON numbers are only exact up to 2^53.
        all["seed"] = seed.map { .string("\($0)") }
        let value = WireValue.dictionary(all)
        // Encoding cannot fail: the members are strings, finite numbers and booleans.
        return ((try? value.encoded(as: .json, isPretty: true)) ?? Data()) + Data("\n".utf8)
    }

    /// Parses a report. Throws the first violation of the schema; the place in this error starts
    /// with `file`, the name of the file.
    package init(json: Data, file: String) throws(FormError) {
        do throws(FormError) {
            try self.init(try FormFields(text: json))
        } catch {
            throw error.within(file)
        }
    }

    private init(_ fields: FormFields) throws(FormError) {
        guard try fields.string("kit").hasPrefix("1.") else {
            throw FormError("kit", "expected a report of version 1")
        }
        let groups = try fields.objects("groups") { one throws(FormError) in
            Group(name: try one.string("name"), title: try one.string("title"))
        }
        let testees = try fields.objects("testees", Testee.init)
        self.init(
            groups: groups, level: try fields.level(),
            seed: try fields.optionalString("seed").flatMap { UInt64($0) }, testees: testees)
    }
}

extension Report.Testee {
    fileprivate func members(at level: Vector.Level) -> WireDictionary {
        var members: WireDictionary = [
            "label": .string(label), "results": .array(results.map { .dictionary($0.members) }),
            "counts": .dictionary(
                WireDictionary(
                    Runner.Outcome.all.map { ($0.name, WireValue(count($0))) })),
        ]
        members["seconds"] = seconds.flatMap { WireNumber($0) }.map(WireValue.number)
        if let failure = startFailure {
            members["start-failure"] = [
                "kind": .string(failure.kind.rawValue), "message": .string(failure.message),
                "standard-error": .string(failure.standardError),
            ]
        }
        guard let profile else { return members }
        members["name"] = .string(profile.name)
        members["version"] = .string(profile.version)
        members["language"] = .string(profile.language)
        members["encodings"] = .strings(profile.encodings.map { "\($0)" })
        members["converts"] = profile.converts.map { .strings($0.map { "\($0)" }) }
        members["operations"] = .strings(profile.operations.map(\.rawValue).sorted())
        members["claims"] = .strings(profile.claims.map(\.rawValue).sorted())
        members["groups"] = profile.groups.map { .strings($0.sorted()) }
        members["uncompared"] = uncompared.isEmpty ? nil : .dictionary(uncomparedMembers)
        members["complete"] = .boolean(isComplete)
        members["profiles"] = .array(standings(at: level).map { .dictionary($0.members) })
        return members
    }

    private var uncomparedMembers: WireDictionary {
        WireDictionary(uncompared.map { ($0.key.rawValue, WireValue($0.value)) })
    }

    fileprivate init(_ fields: FormFields) throws(FormError) {
        self.init(label: try fields.string("label"))
        if let name = try fields.optionalString("name") {
            var profile = TesteeProfile(name: name)
            profile.version = try fields.optionalString("version") ?? ""
            profile.language = try fields.optionalString("language") ?? ""
            try profile.readAbilities(fields)
            self.profile = profile
            isComplete = try fields.optionalBoolean("complete") ?? false
            let counts = try fields["uncompared"].map { value throws(FormError) in
                try FormFields(value)
            }
            for claim in TesteeProfile.Claim.ofFindings {
                uncompared[claim] = try counts?.optionalInteger(claim.rawValue)
            }
        }
        if let value = fields["start-failure"] {
            let failure = try FormFields(value)
            let kind = TesteeError.Kind(rawValue: try failure.string("kind"))
            startFailure = TesteeError(
                kind ?? .protocolError, try failure.string("message"),
                standardError: try failure.string("standard-error"))
        }
        seconds = try fields.optional("seconds", "a number") { $0.numberValue?.double }
        results = try fields.objects("results", Report.Case.init)
    }
}

extension Standing {
    fileprivate var members: WireDictionary {
        [
            "role": .string(profile.role.rawValue), "title": .string("\(profile)"),
            "encodings": .strings(profile.encodings.map { "\($0)" }),
            "operations": .strings(profile.operations.map(\.rawValue)),
            "cases": WireValue(caseCount), "passed": WireValue(passedCount),
            "conforms": .boolean(isConforming),
        ]
    }
}

extension Report.Case {
    fileprivate var members: WireDictionary {
        var members: WireDictionary = [
            "case": .string(id), "group": .string(group), "clause": .string(clause),
            "level": .string(level.rawValue), "outcome": .string(outcome.name),
        ]
        if expectsRefusal { members["refusal"] = true }
        if isKnownFailure { members["known"] = true }
        if !lines.isEmpty { members["lines"] = .strings(lines) }
        guard let evidence else { return members }
        members["input"] = .string(evidence.input)
        members["expected"] = .string(evidence.expected)
        members["got"] = .string(evidence.actual)
        members["comment"] = evidence.comment.map(WireValue.string)
        members["notes"] = .array(
            evidence.notes.map { ["bug": .string($0.bug), "effect": .string($0.effect)] })
        members["standard-error"] = .string(evidence.standardError)
        return members
    }

    fileprivate init(_ fields: FormFields) throws(FormError) {
        let outcome = Runner.Outcome(name: try fields.string("outcome"))
        guard Runner.Outcome.all.contains(outcome) else {
            throw FormError("outcome", "unknown outcome")
        }
        self.init(
            id: try fields.string("case"), group: try fields.string("group"),
            clause: try fields.string("clause"), level: try fields.level(), outcome: outcome)
        expectsRefusal = try fields.optionalBoolean("refusal") ?? false
        isKnownFailure = try fields.optionalBoolean("known") ?? false
        lines = try fields.optionalStrings("lines") ?? []
        guard let input = try fields.optionalString("input") else { return }
        evidence = Evidence(
            input: input, expected: try fields.string("expected"), actual: try fields.string("got"),
            comment: try fields.optionalString("comment"),
            notes: try fields.objects("notes", VectorNote.init),
            standardError: try fields.string("standard-error"))
    }
}

extension FormFields {
    fileprivate func objects<Content>(
        _ name: String, _ content: (FormFields) throws(FormError) -> Content
    ) throws(FormError) -> [Content] {
        try required(name) { name throws(FormError) in try optionalObjects(name, content) }
    }
}
