import Foundation
import TestSupport
import UniformTypes
import WireFormat

@testable import ShareTargets

/// Activation rules of public apps, in a folder next to the repository.
enum RuleCorpus {
    static let folder = Repository.corpora.appending(path: "activation-rules")

    /// Returns whether the corpus exists. Prints a note if not.
    static func exists() -> Bool {
        let exists = FileManager.default.fileExists(atPath: folder.path)
        if !exists { print("The corpus of activation rules is missing: its tests did not run.") }
        return exists
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

    /// The targets with valid rules.
    static func targets() throws -> [ExtensionTarget] { try read.get() }

    private static let read = Result {
        try entries().compactMap { try? ExtensionTarget(infoPlist: document($0.file)) }
    }

    /// Results that other projects assert for Apple's NSPredicate.
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
