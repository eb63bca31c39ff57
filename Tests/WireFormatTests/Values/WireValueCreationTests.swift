import Foundation
import Testing
import WireFormat

/// Values are created from Swift and Foundation types, read as these types, and work in any coder.
struct WireValueCreationTests {
    @Test func literalsCreateValues() {
        var dictionary: WireDictionary = ["a": 1.5, "b": 2, "c": true, "d": "x", "e": [1, 2.5]]
        dictionary["f"] = -0.25
        dictionary["g"] = 3.0
        #expect(dictionary["a"]?.doubleValue == 1.5)
        #expect(dictionary["e"] == .array([1, 2.5]))
        #expect(dictionary["f"]?.numberValue == -0.25)
        // An integral real equals the integer (clause 6.3.4).
        #expect(dictionary["g"] == 3)
    }

    @Test func valuesOfVariablesAreReadBack() throws {
        let (count, ratio, isOn, name) = (7, 0.5, true, "n")
        let (date, data) = (Date(timeIntervalSince1970: 1.25), Data([1, 2]))
        let url = try #require(URL(string: "https://example.com/"))
        var dictionary = WireDictionary()
        dictionary["count"] = WireValue(count)
        dictionary["ratio"] = WireValue(ratio)
        dictionary["isOn"] = WireValue(isOn)
        dictionary["name"] = WireValue(name)
        dictionary["date"] = WireValue(date)
        dictionary["data"] = WireValue(data)
        dictionary["url"] = WireValue(url)
        #expect(dictionary["count"]?.intValue == count)
        #expect(dictionary["ratio"]?.doubleValue == ratio)
        #expect(dictionary["isOn"]?.booleanValue == isOn)
        #expect(dictionary["name"]?.stringValue == name)
        #expect(dictionary["date"]?.dateValue?.date == date)
        #expect(try dictionary["data"]?.dataValue?.load() == data)
        #expect(dictionary["url"]?.urlValue == url)
    }

    @Test func valuesThatNoDocumentCanContainAreNil() {
        #expect(WireValue(Double.nan) == nil)
        #expect(WireValue(-Double.infinity) == nil)
        #expect(WireValue(Date(timeIntervalSince1970: 1e15)) == nil)
        #expect(WireNumber(exactly: UInt64.max)?.uint64 == .max)
        #expect(WireValue.number(WireNumber(UInt64.max)).intValue == nil)
        #expect(WireValue.number(1.5).intValue == nil)
        #expect(WireValue("1").intValue == nil)
    }

    static let values: [WireValue] = [
        true, 0, -7, 1.5, 1e21, "", "e\u{301}", .number(WireNumber(UInt64.max)), [], [:],
        .data(WireData(Data([0, 255]))), .unknownTag("$point", [1]), ["$data": 1],
        ["a": ["b": [1, "c"]]],
    ]

    struct Holder: Codable, Equatable {
        var value: WireValue
        var dictionary: WireDictionary
    }

    /// A value inside a custom type survives any coder.
    @Test(arguments: values)
    func valuesSurviveJSONAndPropertyListCoders(_ value: WireValue) throws {
        let date = try #require(WireValue(Date(timeIntervalSince1970: 1.25)))
        let url = try #require(URL(string: "a:b"))
        let holder = Holder(value: value, dictionary: ["v": value, "date": date, "url": .url(url)])
        let json = try JSONEncoder().encode(holder)
        #expect(try JSONDecoder().decode(Holder.self, from: json) == holder)
        let plist = try PropertyListEncoder().encode(holder)
        #expect(try PropertyListDecoder().decode(Holder.self, from: plist) == holder)
    }

    @Test func codersUseTheJSONForm() throws {
        let json = try JSONEncoder().encode(["a": WireValue.data(WireData(Data([65])))])
        #expect(String(decoding: json, as: UTF8.self) == #"{"a":{"$data":"QQ=="}}"#)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(WireDictionary.self, from: Data("[1]".utf8))
        }
        let twins: WireValue = ["\u{E9}": 1, "e\u{301}": 2]
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(twins) }
    }
}
