package import Essentials
import WireFormat
import XExtensionItem

extension FuzzReport {
    /// The disagreements as a file of vectors that expect the library's answers, or nil if no
    /// vector can express any of them.
    ///
    /// To run these vectors, pass the folder of the file to `xitem conformance run --vectors`.
    package var vectors: Data? {
        let vectors = disagreements.enumerated().compactMap { number, one in
            one.vector(number: number + 1, seed: seed)
        }
        guard !vectors.isEmpty else { return nil }
        let file: WireValue = [
            "kit": "1.0", "group": "fuzz", "title": "Found by fuzzing", "clauses": ["1"],
            "count": WireValue(vectors.count),
            "notes": [:], "vectors": .array(vectors),
        ]
        return (try? file.encoded(as: .json, isPretty: true)).map { $0 + Data("\n".utf8) }
    }
}

extension Disagreement {
    /// Returns nil if no kind of vector can express the disagreement.
    fileprivate func vector(number: Int, seed: UInt64) -> WireValue? {
        guard var members = subject else { return nil }
        members["id"] = .string("fuzz.\(libraryCase.operation.rawValue).found-\(number)")
        members["clause"] = .string(clause)
        members["level"] = "MUST"
        members["flags"] = []
        members["comment"] = .string("Seed \(seed); \(id).")
        return .dictionary(members)
    }

    private var subject: WireDictionary? {
        let request = libraryCase.request
        var members = WireDictionary()
        if request.payload != nil { members = input }
        switch (request.operation, libraryCase.expectation) {
        case (.decode, .meaning(let meaning?, _, _)):
            return members.merging(
                kind: "valid", ["meaning": meaning.json, "canonical": canonical(of: meaning)])
        case (.decode, .refusal(let marks, let ends)): return refused(members, marks, ends)
        case (.resolve, .meaning(let meaning?, _, _)):
            return members.merging(
                kind: "resolve", ["activity": activity, "meaning": meaning.json])
        case (.writeBack, .rewritten(let meaning)):
            return members.merging(kind: "write-back", ["meaning": meaning.json])
        case (.resolve, .refusal), (.writeBack, .refusal):
            // Strict reading refuses the payload, too, so a vector of the kind “invalid” fits.
            return refused(members, [], false)
        case (.convert, .bytes(let bytes)):
            return members.merging(kind: "convert", ["to": target, "output": Self.text(bytes)])
        case (.convert, .refusal(let marks, _)):
            return members.merging(
                kind: "convert", ["to": target, "findings": .array(marks.map(\.json))])
        case (.notices, .notices(let marks)):
            return members.merging(
                kind: "notices", marks.isEmpty ? [:] : ["notices": .array(marks.map(\.json))])
        case (.encode, .payload(let meaning, _)):
            var valid: WireDictionary = ["encoding": "json", "input": canonicalInput(of: meaning)]
            if request.isInFolder { valid["folder"] = true }
            return valid.merging(
                kind: "valid", ["meaning": meaning.json, "canonical": canonical(of: meaning)])
        case (.encode, .refusal):
            let encodings = WireValue.array([encoding])
            let folder: WireDictionary = request.isInFolder ? ["folder": true] : [:]
            return folder.merging(
                kind: "encode-refused",
                ["description": request.meaning ?? [:], "encodings": encodings])
        case (.userInfo, .userInfo(let userInfo, let losses)):
            return members.merging(
                kind: "user-info",
                mapping("export", userInfo, losses).merging(["activity": activity]))
        case (.userInfo, .meaning(let meaning?, let losses, _)):
            guard let userInfo = request.userInfo else { return nil }
            return mapping("import", userInfo, losses ?? []).merging(
                kind: "user-info", ["meaning": meaning.json])
        // No kind of vector can express this answer.
        default: return nil
        }
    }

    // MARK: Members

    private var input: WireDictionary {
        var members: WireDictionary = [
            "encoding": encoding, "input": Self.text(document),
        ]
        if question.isInFolder { members["folder"] = true }
        return members
    }

    private var activity: WireValue { .string(libraryCase.request.activity ?? "") }

    private var encoding: WireValue { .string(question.encoding.map { "\($0)" } ?? "json") }

    private var target: WireValue { .string(question.target.map { "\($0)" } ?? "json") }

    private func refused(_ members: WireDictionary, _ marks: [FindingMark], _ ends: Bool)
        -> WireDictionary?
    {
        let reading = LibraryReading(document, isInFolder: question.isInFolder)
        let marks = marks.isEmpty ? reading.marks : marks
        guard !marks.isEmpty else { return nil }
        var more: WireDictionary = ["findings": .array(marks.map(\.json))]
        if let lenient = reading.lenient {
            more["lenient"] = lenient.json
        } else {
            more["error"] = true
            if ends { more["ends"] = true }
        }
        return members.merging(kind: "invalid", more)
    }

    private func mapping(_ direction: String, _ userInfo: UserInfo, _ losses: [FindingMark])
        -> WireDictionary
    {
        var members: WireDictionary = ["direction": .string(direction), "userInfo": userInfo.json]
        if !losses.isEmpty { members["losses"] = .array(losses.map(\.json)) }
        if !libraryCase.request.namespaces.isEmpty {
            members["namespaces"] = .strings(libraryCase.request.namespaces)
        }
        return members
    }

    private static func text(_ bytes: Data) -> WireValue {
        String(wellFormed: bytes).map { ["text": .string($0)] } ?? [
            "base64": .string(bytes.base64EncodedString())
        ]
    }

    private func canonicalInput(of meaning: Description) -> WireValue {
        Self.text((try? meaning.value().encoded(as: .json)) ?? Data())
    }

    private func canonical(of meaning: Description) -> WireValue {
        var members = WireDictionary()
        for encoding in WireEncoding.all {
            guard let bytes = try? meaning.value().encoded(as: encoding) else { continue }
            members["\(encoding)"] = .string(
                encoding.form.isText
                    ? String(decoding: bytes, as: UTF8.self) : bytes.base64EncodedString())
        }
        return .dictionary(members)
    }
}

extension WireDictionary {
    fileprivate func merging(_ others: WireDictionary) -> WireDictionary {
        var all = self
        for (key, value) in others { all[key] = value }
        return all
    }

    fileprivate func merging(kind: String, _ others: WireDictionary) -> WireDictionary {
        merging(others).merging(["kind": .string(kind)])
    }
}

/// The results of the library for a payload: the findings of strict reading, and the meaning that
/// lenient reading without an activity returns.
struct LibraryReading {
    let marks: [FindingMark]
    let lenient: Description?

    init(_ payload: Data, isInFolder: Bool) {
        var reading = ExtensionItem.Reading.strict
        reading.isInPayloadFolder = isInFolder
        reading.limits = .guaranteed
        marks = ExtensionItem.findings(in: payload, reading: reading).map { FindingMark($0) }
        reading = .lenient
        reading.isInPayloadFolder = isInFolder
        reading.limits = .guaranteed
        let item = try? ExtensionItem(decoding: payload, reading: reading)
        // No overlay can have the reserved name `$`, so this resolves the item without overlays.
        let resolved = item?.resolved(for: ActivityType(rawValue: "$"))
        lenient = resolved.flatMap { try? $0.encoded(as: .binary) }.flatMap {
            try? Description(WireDocument($0))
        }
    }
}
