import Foundation
import Testing
import WireFormat

/// An input that cannot be read, and its expected error.
struct FaultCase: Sendable, CustomTestStringConvertible {
    let input: Data
    let code: String
    let offset: Int
    let pointer: String
    let testDescription: String

    init(_ text: String, _ code: String, at offset: Int, _ pointer: String = "") {
        self.init(Data(text.utf8), code, at: offset, pointer)
    }

    init(_ input: Data, _ code: String, at offset: Int, _ pointer: String = "") {
        (self.input, self.code, self.offset, self.pointer) = (input, code, offset, pointer)
        testDescription = code + " " + String(decoding: input.prefix(60), as: UTF8.self)
    }

    /// Reads the input and compares the error with the expected error.
    func check(
        _ limits: WireLimits = WireLimits(), sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let error = try #require(fault(input, limits), sourceLocation: sourceLocation)
        #expect(error.code.rawValue == code, "\(error)", sourceLocation: sourceLocation)
        #expect(error.location?.offset == offset, "\(error)", sourceLocation: sourceLocation)
        #expect(error.pointer == pointer, "\(error)", sourceLocation: sourceLocation)
    }
}

/// The error with which reading an input fails; nil if the input is read.
func fault(_ input: Data, _ limits: WireLimits = WireLimits()) -> PayloadError? {
    do throws(PayloadError) {
        _ = try WireDocument(input, limits: limits)
        return nil
    } catch {
        return error
    }
}

func fault(_ text: String, _ limits: WireLimits = WireLimits()) -> PayloadError? {
    fault(Data(text.utf8), limits)
}

func read(
    _ text: String, _ limits: WireLimits = WireLimits(), checksBase64: Bool = true
) throws -> WireDocument {
    try WireDocument(Data(text.utf8), limits: limits, checksBase64: checksBase64)
}

/// The canonical form of a document that is given as text.
func canonical(_ text: String) throws -> String {
    String(decoding: try read(text).encoded(as: .json), as: UTF8.self)
}

/// A property list around one value.
func plist(_ value: String) -> String {
    "<plist version=\"1.0\">" + value + "</plist>"
}

/// The findings on a document, each as its code and pointer.
func findingTexts(_ document: WireDocument) -> [String] {
    let places = document.places(of: document.findings.map(\.node))
    return document.findings.map {
        "\($0.code.rawValue) \(places[$0.node]?.pointer ?? "?")"
    }
}

extension PayloadError {
    /// The code of the first finding.
    var code: Finding.Code { findings[0].code }
    /// The pointer of the first finding.
    var pointer: String { findings[0].pointer }
    /// The location of the first finding.
    var location: Finding.Location? { findings[0].location }
    /// The message of the first finding.
    var message: String { findings[0].message }
}
