import Foundation
import TestSupport
import Testing
import XExtensionItem

/// Items inside custom Codable types, and their descriptions.
struct CodableTests {
    struct Message: Codable, Equatable {
        var item: ExtensionItem
        var note: String
    }

    private func item() throws -> ExtensionItem {
        var item = try ExtensionItem(decoding: Repository.payload("article.xitem.json"))
        item.userInfo["great"] = .number(WireNumber(UInt64.max))
        item.userInfo["snake_case and camelCase"] = 1.description == "1" ? true : false
        return item
    }

    @Test func roundTripsThroughJSONAndPropertyLists() throws {
        let message = Message(item: try item(), note: "n")
        let json = try JSONEncoder().encode(message)
        #expect(try JSONDecoder().decode(Message.self, from: json) == message)
        let plist = try PropertyListEncoder().encode(message)
        #expect(try PropertyListDecoder().decode(Message.self, from: plist) == message)
    }

    @Test func keyStrategiesDoNotChangePayloads() throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let message = Message(item: try item(), note: "n")
        #expect(try decoder.decode(Message.self, from: encoder.encode(message)) == message)
    }

    /// The coder writes the payload's JSON form.
    @Test func codersWriteTheJSONForm() throws {
        let item = try item()
        let document = try WireDocument(JSONEncoder().encode(item)).encoded(as: .json)
        #expect(document == (try item.encoded(as: .json)))
    }

    @Test func itemsThatACoderCannotContainAreErrors() throws {
        var file = ExtensionItem(text: "x")
        file.mainAttachment = ExtensionItem.Attachment(representations: [
            Representation(
                typeIdentifier: .png,
                content: .file(FileReference(path: "attachments/a", byteCount: 1)))
        ])
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(file) }
        var twins = ExtensionItem(text: "x")
        twins.userInfo = ["\u{E9}": 1, "e\u{301}": 2]
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(twins) }
    }

    /// Items with values in external storage and items with empty values can be encoded.
    @Test func everyWritableItemIsEncoded() throws {
        let folder = try TestFolder()
        var item = ExtensionItem(
            mainAttachment: try .file(at: folder.write(Data([1, 2]), "a.png")))
        item[.mail].tags = []
        item.contentText = "a"
        item.contentText?.runs[0].fontName = ""
        let read = try JSONDecoder().decode(
            ExtensionItem.self, from: JSONEncoder().encode(item))
        #expect(try read.encoded(as: .json) == item.encoded(as: .json))
    }

    @Test func descriptionsAreShort() throws {
        let megabyte = String(repeating: "x", count: 1 << 20)
        var item = ExtensionItem(text: megabyte)
        item.title = megabyte
        item.contentText = AttributedText(megabyte)
        item.tags = Array(repeating: megabyte, count: 100)
        item.mainAttachment.suggestedName = megabyte
        item.additionalAttachments = Array(
            repeating: .data(Data(count: 1 << 20), typeIdentifier: .png), count: 1000)
        item.userInfo = ["a": .array(Array(repeating: .string(megabyte), count: 1000))]
        item.parameters["a.b"] = item.userInfo
        #expect("\(item)".utf8.count < 1000)
        #expect(String(reflecting: item).utf8.count < 10_000)
        #expect("\(item.userInfo)".utf8.count < 3000)
        #expect(String(reflecting: item.additionalAttachments[0]).utf8.count < 100)
        var small = ExtensionItem(mainAttachment: .data(Data([1, 2]), typeIdentifier: .png))
        small.title = "T"
        #expect("\(small)" == "ExtensionItem(“T”, public.png <2 bytes>)")
    }

    /// Pointers start at the attachment.
    @Test func attachmentsThatReadersRejectAreRefused() throws {
        let faults = [
            (
                ExtensionItem.Attachment.text("x", typeIdentifier: "png"),
                "type-identifier.malformed"
            ),
            (ExtensionItem.Attachment.text("x", typeIdentifier: .url), "type-identifier.url"),
        ]
        for (attachment, id) in faults {
            let found = try refusal { try JSONEncoder().encode(attachment) }
            #expect(found == ["\(id) /representations/0/type-identifier"])
        }
        #expect(
            try refusal { try JSONEncoder().encode(ExtensionItem.Attachment(representations: [])) }
                == [
                    "member.missing "
                ])
    }

    /// A server can read strictly inside its own types.
    @Test func aDecoderCanReadStrictly() throws {
        struct Request: Decodable { let item: ExtensionItem }
        let item = #"{"version":"1.0","tags":[""],"main-attachment":{"representations":[ATT]}}"#
        let good = #"{"type-identifier":"public.plain-text","text":"x"}"#
        let json = Data(#"{"item":\#(item.replacing("ATT", with: good))}"#.utf8)
        let decoder = JSONDecoder()
        #expect(try decoder.decode(Request.self, from: json).item.findings.count == 1)
        decoder.userInfo[.xExtensionItemReading] = ExtensionItem.Reading.strict
        let error = #expect(throws: PayloadError.self) {
            try decoder.decode(Request.self, from: json)
        }
        #expect(error?.contains("member.default") == true)
        let attachment = Data(#"{"representations":[\#(good)],"suggested-name":"a/b"}"#.utf8)
        #expect(throws: PayloadError.self) {
            try decoder.decode(ExtensionItem.Attachment.self, from: attachment)
        }
        decoder.userInfo = [:]
        let read = try decoder.decode(ExtensionItem.Attachment.self, from: attachment)
        #expect(read.suggestedName == nil)
    }
}
