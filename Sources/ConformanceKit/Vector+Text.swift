import Essentials
import WireFormat

extension Vector {
    package func lines(notes: [String: VectorNote]) -> [ReportLine] {
        var lines = [ReportLine(id, .heading)]
        lines.append(ReportLine("\(subject.kind), clause \(clause), \(level.rawValue)"))
        if let comment { lines.append(ReportLine(comment)) }
        if testsUnsupportedEncoding {
            lines.append(ReportLine("for readers that do not support the encoding of the input"))
        }
        for note in flags.compactMap({ notes[$0] }) {
            lines.append(ReportLine("catches a program that \(note.bug): \(note.effect)", .faint))
        }
        for (title, text) in subject.parts {
            lines += [ReportLine(), ReportLine(title, .heading)]
            let end =
                text.hasSuffix("\n") ? text.unicodeScalars.dropLast() : text.unicodeScalars[...]
            lines += end.split(separator: "\n", omittingEmptySubsequences: false)
                .map { ReportLine("  " + String($0).withoutTabs) }
        }
        return lines
    }
}

extension Vector.Subject {
    fileprivate var kind: String {
        switch self {
        case .valid: "valid"
        case .invalid: "invalid"
        case .encodeRefused: "not writable"
        case .mapping: "userInfo, both ways"
        case .exchange(let exchange): exchange.kind
        }
    }

    fileprivate var parts: [(String, String)] {
        switch self {
        case .valid(let payload, let meaning, let canonical):
            return [payload.part] + [meaning].compactMap { $0?.part("meaning") }
                + canonical.map { encoding, bytes in
                    // Only JSON has a canonical form (clause 9.1.1).
                    let title = encoding == .json ? "canonical json" : "written as \(encoding)"
                    return (title, bytes.displayText)
                }
        case .invalid(let payload, let findings, let ends, let lenient):
            let title = ends ? "findings (any one suffices)" : "findings"
            return [payload.part, (title, findings.text)]
                + [lenient].compactMap { $0?.part("delivered by lenient reading") }
        case .encodeRefused(let json, let encodings, _):
            let names = encodings.map { "\($0)" }.joined(separator: ", ")
            let text = (try? Description(json: json))?.pretty ?? "\(json)"
            return [("encodings", names), ("description", text)]
        case .mapping(let `import`, let export):
            // Both requests have the same extension item, and no losses.
            return export.parts.dropLast() + `import`.parts.dropFirst().dropLast()
        case .exchange(let exchange): return exchange.parts
        }
    }
}

extension Exchange {
    fileprivate var kind: String {
        switch (request.operation, request.direction) {
        case _ where tenth != nil: "response time"
        case (.resolve, _): "resolution"
        case (.writeBack, _): "writing back"
        case (.convert, _): "conversion"
        case (.evaluate, _): "evaluation of a rule"
        case (.userInfo, .import): "import of userInfo"
        case (.userInfo, _): "export of userInfo"
        case (.map, .import): "mapping from a receiver"
        case (.map, _): "mapping for a receiver"
        // The other operations are nouns.
        default: request.operation.rawValue
        }
    }

    fileprivate var parts: [(String, String)] {
        let payload = request.payloadPart.map { [$0] } ?? []
        if tenth != nil { return [("operation", request.operation.rawValue)] + payload + answer }
        var parts = payload
        if request.includesActivity { parts.append(("activity", request.activity ?? "none")) }
        if let userInfo = request.userInfo {
            parts += [userInfo.part, ("known namespaces", request.namespaces.text)]
        }
        if let rule = request.evaluation { parts.append(("rule and types", rule.displayText)) }
        if let route = request.route { parts.append(("receiver", route.displayText)) }
        if let content = request.content { parts.append(content.part("content")) }
        return parts + answer
    }

    private var answer: [(String, String)] {
        let isDelivery = request.operation == .map && request.direction == .export
        switch expectation {
        case .meaning(let meaning, let losses, _):
            return [meaning?.part(isDelivery ? "content" : "meaning")].compactMap(\.self)
                + (losses.map { [("losses", $0.text)] } ?? [])
        case .userInfo(let userInfo, let losses):
            return [userInfo.part, ("losses", losses.text)]
        case .notices(let notices): return [("notices", notices.text)]
        case .verdict(let verdict): return [("verdict", verdict.rawValue)]
        case .payload(let meaning, _), .rewritten(let meaning):
            return [meaning.part("meaning of the written payload")]
        case .bytes(let bytes): return [("as \(target)", bytes.displayText)]
        case .size(let size): return [("answer", size.text(of: size))]
        case .refusal(let findings, _):
            let hasLosses = isDelivery || request.operation == .userInfo
            return [(refusalTitle, findings.text)] + (hasLosses ? [("losses", "none")] : [])
        }
    }

    private var target: String { request.target.map { "\($0)" } ?? "" }

    private var refusalTitle: String {
        switch request.operation {
        case .convert: "refused as \(target)"
        case .evaluate: "findings (any one suffices)"
        // For any other operation, all findings are expected.
        default: "findings"
        }
    }
}

extension TesteeRequest {
    fileprivate var payloadPart: (String, String)? {
        guard let encoding, let input else { return nil }
        return Vector.Payload(encoding: encoding, input: input, isInFolder: isInFolder).part
    }
}

extension Vector.Payload {
    fileprivate var part: (String, String) {
        ("input, \(encoding)\(isInFolder ? ", in a payload folder" : "")", bytes.displayText)
    }
}

extension Description {
    fileprivate func part(_ title: String) -> (String, String) { (title, pretty) }
}

extension UserInfo {
    fileprivate var part: (String, String) { ("extension item", described.pretty) }
}

extension [String] {
    fileprivate var text: String { isEmpty ? "none" : joined(separator: "\n") }
}

extension String {
    fileprivate var withoutTabs: String {
        let tabs = unicodeScalars.prefix { $0 == "\t" }
        return String(repeating: "  ", count: tabs.count)
            + String(unicodeScalars.dropFirst(tabs.count))
    }
}

extension [FindingMark] {
    fileprivate var text: String {
        isEmpty ? "none" : map(\.described).joined(separator: "\n")
    }
}
