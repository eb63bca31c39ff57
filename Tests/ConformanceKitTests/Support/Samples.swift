import Foundation

@testable import ConformanceKit

/// Small vectors for tests, written by hand.
enum Samples {
    /// The canonical form of the smallest payload (clause 25.2).
    static let hello =
        #"{"main-attachment":{"representations":[{"text":"Hello","type-identifier":"public.plain-text"}]},"version":"1.0"}"#

    /// The description of ``hello``.
    static let meaning = #"""
        {"dictionary": [["version", "1.0"], ["main-attachment", {"dictionary": [["representations", [
          {"dictionary": [["text", "Hello"], ["type-identifier", "public.plain-text"]]}]]]}]]}
        """#

    /// A valid vector, only in JSON.
    static var valid: String {
        """
        {"id": "sample.hello.is-read", "clause": "25.2", "level": "MUST", "flags": [],
         "kind": "valid", "encoding": "json", "input": {"text": \(text(hello))},
         "meaning": \(meaning), "canonical": {"json": \(text(hello))}}
        """
    }

    /// An invalid vector: a title of the wrong type, which lenient reading omits.
    static var invalid: String {
        let input = hello.replacingOccurrences(of: #","version""#, with: #","title":5,"version""#)
        return """
            {"id": "sample.title.is-text", "clause": "13.1.1", "level": "SHOULD", "flags": ["soft"],
             "kind": "invalid", "encoding": "json", "input": {"text": \(text(input))},
             "findings": [{"id": "member.type", "pointer": "/title", "line": 1, "column": 95, "offset": 94}],
             "lenient": \(meaning)}
            """
    }

    /// A payload that must not be written, because its version is malformed.
    static var unwritable: String {
        let description = meaning.replacingOccurrences(of: "1.0", with: "1")
        return """
            {"id": "sample.writing.is-refused", "clause": "11.1.2", "level": "MUST", "flags": [],
             "kind": "encode-refused", "description": \(description), "encodings": ["json"]}
            """
    }

    /// A vector of notices: a title with the BEL control character.
    static var noticed: String {
        let input = hello.replacingOccurrences(
            of: #","version""#, with: #","title":"\u0007","version""#)
        return """
            {"id": "sample.title.is-noticed", "clause": "24.2.3", "level": "MUST", "flags": [],
             "kind": "notices", "encoding": "json", "input": {"text": \(text(input))},
             "notices": [{"id": "text.control-character", "pointer": "/title"}]}
            """
    }

    /// A vector of a rule that is always true.
    static var rule: String {
        """
        {"id": "sample.rule.holds", "clause": "33.3.2", "level": "MUST", "flags": [],
         "kind": "evaluate", "rule": "TRUEPREDICATE", "items": [[["public.url"]]],
         "verdict": "yes"}
        """
    }

    static let notes = #"{"soft": {"bug": "takes any title", "effect": "a crash later"}}"#

    /// A file of vectors.
    static func file(_ vectors: [String], group: String = "sample", notes: String = notes) -> String
    {
        """
        {"kit": "1.0", "group": "\(group)", "title": "Samples", "clauses": ["25"],
         "count": \(vectors.count), "notes": \(notes), "vectors": [\(vectors.joined(separator: ","))]}
        """
    }

    static func group(_ vectors: String...) throws -> VectorGroup {
        try VectorGroup(json: Data(file(vectors).utf8), file: "sample.json")
    }

    /// Returns a string as JSON.
    static func text(_ text: String) -> String {
        let bytes = (try? JSONEncoder().encode(text)) ?? Data()
        return String(decoding: bytes, as: UTF8.self)
    }
}
