import Foundation
import XExtensionItem

/// Payloads for tests, written as JSON.
enum Payload {
    /// A valid payload with more members, given as JSON text without braces.
    static func with(_ members: String) -> Data {
        let main =
            #""main-attachment": {"representations": [{"type-identifier": "public.plain-text", "text": "x"}]}"#
        return Data(#"{"version": "1.0", \#(main), \#(members)}"#.utf8)
    }

    /// A valid payload whose main attachment has the given representation.
    static func main(_ representation: String) -> Data {
        Data(
            #"{"version": "1.0", "main-attachment": {"representations": [\#(representation)]}}"#
                .utf8)
    }

    /// The document's value, read without decoding an item.
    static func dictionary(_ bytes: Data) throws -> WireDictionary {
        try WireDocument(bytes).dictionary(at: .root)
    }

    /// The canonical form of a document, created without decoding an item.
    static func canonical(_ bytes: Data) throws -> String {
        String(decoding: try WireDocument(bytes).encoded(as: .json), as: UTF8.self)
    }
}

extension ExtensionItem {
    /// The canonical form as text.
    func canonicalText() throws -> String {
        String(decoding: try encoded(as: .json), as: UTF8.self)
    }
}
