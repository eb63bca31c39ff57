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
        case .resolve: "resolution"
        case .writeBack: "writing back"
        case .convert: "conversion"
        case .notices: "notices"
        case .encodeRefused: "not writable"
        case .importing: "import of userInfo"
        case .exporting: "export of userInfo"
        case .mapping: "userInfo, both ways"
        case .scale: "response time"
        case .evaluate: "evaluation of a rule"
        case .delivering: "mapping for a receiver"
        case .receiving: "mapping from a receiver"
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
        case .resolve(let payload, let activity, let result):
            return [payload.part, ("activity", activity ?? "none"), result.part("meaning")]
        case .writeBack(let payload, let result):
            return [payload.part, result.part("meaning of the written payload")]
        case .convert(let payload, let target, let output, let findings):
            let result = output.map { ("as \(target)", $0.displayText) }
            return [payload.part, result ?? ("refused as \(target)", findings.text)]
        case .notices(let payload, let notices):
            return [payload.part, ("notices", notices.text)]
        case .encodeRefused(let json, let encodings, _):
            let names = encodings.map { "\($0)" }.joined(separator: ", ")
            let text = (try? Description(json: json))?.pretty ?? "\(json)"
            return [("encodings", names), ("description", text)]
        case .importing(let userInfo, let namespaces, let result, let losses):
            return [userInfo.part, ("known namespaces", namespaces.text)]
                + [result.part("meaning"), ("losses", losses.text)]
        case .exporting(let payload, let activity, let userInfo, let losses):
            return [payload.part, ("activity", activity ?? "none"), userInfo.part]
                + [("losses", losses.text)]
        case .scale(let scale):
            let answer = ("answer", scale.answer.text(of: scale.answer))
            return [("operation", scale.operation.rawValue), scale.whole.part, answer]
        case .evaluate(let evaluation, let answer):
            return [("rule and types", evaluation.displayText), answer.part]
        case .delivering(let payload, let activity, let route, let result, let losses):
            return [
                payload.part, ("activity", activity ?? "none"), ("receiver", route.displayText),
            ]
                + [result.part("content"), ("losses", losses.text)]
        case .receiving(let route, let content, let result):
            return [
                ("receiver", route.displayText), content.part("content"), result.part("meaning"),
            ]
        case .mapping(let payload, let activity, let userInfo, let namespaces, let meaning):
            return [payload.part, ("activity", activity ?? "none"), userInfo.part]
                + [("known namespaces", namespaces.text), meaning.part("meaning")]
        }
    }
}

extension Vector.Payload {
    fileprivate var part: (String, String) {
        ("input, \(encoding)\(isInFolder ? ", in a payload folder" : "")", bytes.displayText)
    }
}

extension Vector.Result {
    fileprivate func part(_ title: String) -> (String, String) {
        switch self {
        case .meaning(let meaning): meaning.part(title)
        case .refused(let findings): ("findings", findings.text)
        }
    }
}

extension Vector.Evaluated {
    fileprivate var part: (String, String) {
        switch self {
        case .verdict(let verdict): ("verdict", verdict.rawValue)
        case .refused(let findings): ("findings (any one suffices)", findings.text)
        }
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
