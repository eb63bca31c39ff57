import Foundation
import TestSupport
import Testing
import XExtensionItem

/// An error states what was found, what was expected, and where, without repetition.
struct ErrorTextTests {
    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "no error"
        } catch {
            return error.localizedDescription
        }
    }

    @Test func everyErrorHasALocalizedDescription() async throws {
        let place = Finding.Location(offset: 27, line: 3, column: 12)
        let wire = PayloadError(
            code: .memberType, pointer: "/title", location: place,
            message: "expected a string, found an integer")
        #expect(
            (wire as any Error).localizedDescription
                == "member.type at /title (line 3, column 12): expected a string, found an integer"
                + " (clause 13.1.1)")
        let payload = message { _ = try ExtensionItem(decoding: Data("[]".utf8)) }
        #expect(
            payload.hasPrefix("document.not-dictionary (line 1, column 1): expected a dictionary"))
        let source = ItemSource(mainAttachment: .onDemand(placeholder: .text("")) { nil })
        let error = await #expect(throws: AttachmentError.self) { try await source.item() }
        #expect(
            try #require(error).localizedDescription
                == "the main attachment could not be created: the provider returned no attachment, "
                + "and a main attachment is required")
    }

    /// If the main attachment is missing because of a finding in it, the description also names that finding.
    @Test func anErrorNamesItsCause() throws {
        let file = message {
            _ = try ExtensionItem(url: URL(filePath: "/a.txt")).encoded(as: .json)
        }
        #expect(file.hasPrefix("main-attachment.missing at /main-attachment"))
        #expect(file.contains("; url.scheme at /main-attachment/representations/0/url"))
        let many = message {
            _ = try ExtensionItem(
                decoding: Data(#"{"version":"1.0","tags":[1,2,3,4]}"#.utf8), reading: .strict)
        }
        #expect(many.hasPrefix("main-attachment.missing"))
        #expect(many.hasSuffix("; and 2 more"))
        #expect(many.contains("; member.type at /tags/1 "))
    }

    /// Control characters and bidirectional characters in untrusted keys are escaped.
    @Test func pointersAreEscapedInDescriptions() throws {
        let finding = try #require(
            ExtensionItem.findings(in: Data(#"{"a\u001b[31m\u202e\n":1}"#.utf8)).first {
                $0.code == .unknownMember
            })
        #expect(finding.pointer == "/a\u{1B}[31m\u{202E}\n")
        #expect(finding.description.contains(" at /a\\u{1B}[31m\\u{202E}\\u{A} (line 1, "))
        #expect(!finding.description.unicodeScalars.contains { $0.value < 32 })
    }

    @Test func findingsNameTheirPlace() throws {
        let text = """
            {"version": "1.0",
             "title": 5, "tags": ["a", 1.5],
             "main-attachment": {"representations": [{"type-identifier": "a.b", "text": "x"}]}}
            """
        let findings = ExtensionItem.findings(in: Data(text.utf8))
        #expect(
            findings.map(\.description) == [
                "member.type at /title (line 2, column 11): expected a string, found an integer "
                    + "(clause 13.1.1)",
                "member.type at /tags/1 (line 2, column 28): expected a string, found a real number "
                    + "(clause 13.1.1)",
            ])
        let binary = try WireValue.dictionary(WireDocument(Data(text.utf8)).dictionary(at: .root))
            .encoded(as: .binary)
        #expect(ExtensionItem.findings(in: binary)[0].description.contains("at /tags/1 (byte "))
    }

    /// A missing file is reported as such, not as a forbidden path.
    @Test func aMissingFileIsReportedAsFailedInput() throws {
        let folder = try TestFolder()
        let none = folder.url.appending(path: "none.xitem.json")
        let expected = "input.failed: \(none.path): No such file or directory (clause 8.1.7)"
        #expect(message { _ = try ExtensionItem(contentsOf: none) }.hasPrefix(expected))
        #expect(message { _ = try ExtensionItem.Attachment.file(at: none) } == expected)
        #expect(
            message { _ = try ExtensionItem.Attachment.file(at: folder.url) }
                == "input.failed: \(folder.url.path): expected a regular file, found a folder"
                + " (clause 8.1.7)")
        let web = try #require(URL(string: "https://example.com/"))
        #expect(
            message { _ = try ExtensionItem(sharingFileAt: web) }
                == "input.failed: expected the URL of a file, found https://example.com/ (clause 8.1.7)"
        )
        #expect(
            message { try ExtensionItem(text: "x").write(to: web, as: .json) }
                == "output.failed: expected the URL of a file, found https://example.com/ (clause 8.1.6)"
        )
    }

    /// No word is repeated, and no internal type is named.
    @Test func messagesRepeatNoWords() async throws {
        let url = Representation.url(try #require(URL(string: "https://example.com/")))
        let error = await #expect(throws: PayloadError.self) { try await url.load() }
        #expect(
            try #require(error).description
                == "representation.content: public.url: expected text, data or a file, found a URL"
                + " (clause 14.2.3)")
        #expect(
            message { _ = try url.bytes() }
                == "representation.content: expected text, data or a file, found a URL (clause 14.2.3)"
        )
    }

    /// A truncated property list is reported as truncated, although its last bytes look like a trailer.
    @Test func truncatedListsAreMarked() throws {
        let list = try ExtensionItem(text: String(repeating: "x", count: 200)).encoded(as: .binary)
        let text = message { _ = try ExtensionItem(decoding: list.prefix(list.count - 40)) }
        #expect(text.contains("the last 32 bytes are not a valid trailer"))
        #expect(text.contains("; the property list may be truncated"))
    }

    /// The errors of Codable values have a pointer, and do not name internal types.
    @Test func wrongParametersAreNamed() throws {
        struct Article: Decodable { var articleID: Int }
        let value: WireValue = ["articleID": "7"]
        let error = #expect(throws: DecodingError.self) { try value.decode(Article.self) }
        guard case .typeMismatch(let type, let context)? = error else {
            Issue.record("expected a mismatch")
            return
        }
        #expect(type is Int.Type)
        #expect(context.debugDescription == "expected an integer, found a string")
        #expect(context.codingPath.map(\.stringValue) == ["articleID"])
    }

    @Test func findingsAreCreatedAndCoded() throws {
        let finding = Finding(
            code: "com.example.rating", pointer: "/parameters/com.example/rating",
            location: Finding.Location(offset: 3), message: "expected 1 to 5, found 9")
        #expect(finding.clause == "" && !finding.isError)
        #expect(
            finding.description
                == "com.example.rating at /parameters/com.example/rating (byte 3): expected 1 to 5, found 9"
        )
        let json = try JSONEncoder().encode([finding])
        #expect(try JSONDecoder().decode([Finding].self, from: json) == [finding])
    }
}
