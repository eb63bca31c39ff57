import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The values of an activity, compared with clause 19.3.1's algorithm on plain dictionaries.
struct ResolutionTests {
    /// The algorithm of the specification.
    private func resolved(_ document: WireDictionary, for activity: String) -> WireDictionary {
        let own = ["version", "must-understand", "activities", "excluded-activities"]
        var result = document
        for (name, value) in document["activities"]?.dictionaryValue?[activity]?.dictionaryValue
            ?? [:]
        where !own.contains(name) {
            if !value.isEmpty {
                result[name] = value
            } else if name != "main-attachment" {
                result[name] = nil
            }
        }
        result["activities"] = nil
        result["excluded-activities"] = nil
        return result
    }

    @Test(arguments: Repository.payloads)
    func followsTheAlgorithm(_ name: String) throws {
        let bytes = try Repository.payload(name)
        let document = try Payload.dictionary(bytes)
        let item = try ExtensionItem(decoding: bytes)
        let activities = document["activities"]?.dictionaryValue?.keys ?? []
        for activity in activities + ["com.example.none"] {
            let got = item.resolved(for: ActivityType(rawValue: activity))
            let written = try got.encoded(as: .json)
            #expect(try Payload.dictionary(written) == resolved(document, for: activity))
            #expect(FindingCase.findings(in: written) == [])
        }
    }

    @Test func aReservedTypeHasNoOverlay() throws {
        let bytes = Payload.with(
            #""$a": 1, "activities": {"$x": {"title": "x"}, "a.b": {"$a": 2, "title": "y"}}"#)
        let item = try ExtensionItem(decoding: bytes)
        #expect(item.resolved(for: "$x").title == nil)
        #expect(item.resolved(for: "a.b").title == "y")
        #expect(item.resolved(for: "a.b").unknownMembers == ["$a": 2])
        #expect(
            try Payload.dictionary(item.encoded(as: .json))["activities"]
                == ["$x": ["title": "x"], "a.b": ["$a": 2, "title": "y"]])
    }

    @Test func everyMemberIsReplacedRemovedOrInherited() throws {
        var item = ExtensionItem(text: "general")
        item.title = "Long"
        item.tags = ["a"]
        item.thumbnail = Representation.data(Data([1]), typeIdentifier: .png)
        item.sourceURL = URL(string: "https://example.com/")
        item.unknownMembers["com.example.x"] = 1
        item[.mail].title = "Short"
        item[.mail].tags = []
        item[.mail].thumbnail = nil
        item[.mail].mainAttachment = .text("own")
        item[.mail].unknownMembers["com.example.x"] = nil
        item.excludedActivities = [.print]

        let mail = item.resolved(for: .mail)
        #expect(mail.title == "Short")
        #expect(mail.tags == [])
        #expect(mail.thumbnail == nil)
        #expect(mail.sourceURL == item.sourceURL)
        #expect(mail.mainAttachment == .text("own"))
        #expect(mail.unknownMembers.isEmpty)
        #expect(mail.activities.isEmpty)
        #expect(mail.excludedActivities.isEmpty)
        #expect(item.resolved(for: .print).title == "Long")
    }

    /// Activity types are compared by code point.
    @Test func composedAndDecomposedNamesDiffer() {
        var item = ExtensionItem(text: "x")
        item["a.\u{E9}"].title = "x"
        #expect(item["a.e\u{301}"].title == nil)
        #expect(ActivityType(rawValue: "a.\u{E9}") != ActivityType(rawValue: "a.e\u{301}"))
    }

    /// If a value of an overlay is invalid, the value of the item is inherited. Elements that are
    /// set aside in an overlay are not part of the result.
    @Test func aFaultyOverlayInherits() throws {
        let item = try ExtensionItem(
            decoding: Payload.with(
                #""title": "T", "tags": ["x"], "activities": {"a.b": {"title": 1, "tags": ["y", 2]}}"#
            ))
        let got = item.resolved(for: "a.b")
        #expect(got.title == "T")
        #expect(got.tags == ["y"])
        #expect(try Payload.dictionary(got.encoded(as: .json))["tags"] == ["y"])
    }
}
