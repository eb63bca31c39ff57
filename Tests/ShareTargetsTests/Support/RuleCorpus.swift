import Foundation
import UniformTypes
import WireFormat

@testable import ShareTargets

/// Activation rules of public apps, which are beside the repository and not part of it.
enum RuleCorpus {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folder = repository.deletingLastPathComponent()
        .appending(path: "shared/corpora/activation-rules")

    /// Whether the corpus is there; says so if not.
    static func isThere() -> Bool {
        let isThere = FileManager.default.fileExists(atPath: folder.path)
        if !isThere { print("The corpus of activation rules is not here: its cases were not run.") }
        return isThere
    }

    struct Entry: Decodable {
        let id: Int
        let file: String
        let kind: String
    }

    static func entries() throws -> [Entry] {
        let bytes = try Data(contentsOf: folder.appending(path: "index.json"))
        return try JSONDecoder().decode([Entry].self, from: bytes)
    }

    static func document(_ file: String) throws -> WireDocument {
        try WireDocument(Data(contentsOf: folder.appending(path: file)))
    }

    /// The targets whose rules can be read.
    static func targets() throws -> [ExtensionTarget] {
        try entries().compactMap { try? ExtensionTarget(infoPlist: document($0.file)) }
    }

    /// Verdicts that other projects assert against Apple's NSPredicate.
    struct Verdicts: Decodable {
        struct Rule: Decodable { let rule: String }
        struct Verdict: Decodable {
            let rule: String
            let extensionItems: [[[String]]]
            let expected: Bool
        }
        let rules: [String: Rule]
        let withRule: [Verdict]
    }

    static func verdicts() throws -> Verdicts {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let bytes = try Data(contentsOf: folder.appending(path: "third-party-verdicts.json"))
        return try decoder.decode(Verdicts.self, from: bytes)
    }
}

extension SharedView {
    /// A view of attachments of one extension item, given by their types.
    init(_ types: [String]...) {
        self.init(items: [types])
    }

    /// A view of several extension items, given by the types of their attachments.
    init(items: [[[String]]]) {
        self.init(
            items: items.map { item in
                item.map { SharedView.Attachment(types: $0.map(TypeIdentifier.init(rawValue:))) }
            })
    }
}
