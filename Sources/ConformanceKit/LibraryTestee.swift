import Essentials
import ShareTargets
import WireFormat
import XExtensionItem

/// A testee that runs this library in the kit's process.
public struct LibraryTestee: Testee {
    /// Creates a testee.
    public init() {}

    /// Returns a profile with all operations, all encodings and all claims.
    public func start(seed: UInt64) async throws -> TesteeProfile {
        var profile = TesteeProfile(name: "XExtensionItem")
        profile.language = "Swift"
        profile.claims = Set(TesteeProfile.Claim.all)
        return profile
    }

    /// Performs the operation with this library.
    public func answer(_ request: TesteeRequest) async throws -> TesteeAnswer {
        TesteeAnswer(content(for: request))
    }

    func content(for request: TesteeRequest) -> TesteeAnswer.Content {
        do {
            return try reply(to: request)
        } catch {
            return .refused(Self.marks(error))
        }
    }

    private func reply(to request: TesteeRequest) throws -> TesteeAnswer.Content {
        let payload = request.payload ?? Data()
        switch request.operation {
        case .decode:
            let item = try item(payload, request, .strict)
            let acceptsAny = request.onlyTestsAcceptance
            return .meaning(acceptsAny ? .dictionary([]) : try meaning(of: item), losses: [])
        case .encode: return .payload(try encode(request))
        case .resolve:
            let item = try item(payload, request, .lenient)
            // Without an activity type, only the last step of clause 19.3.1 applies. Resolving for
            // the reserved name `$`, which never has an overlay, has the same effect.
            let resolved = item.resolved(for: ActivityType(rawValue: request.activity ?? "$"))
            return .meaning(
                try meaning(of: resolved), losses: [],
                findings: item.findings.map { FindingMark($0) })
        case .writeBack: return .payload(try write(try item(payload, request, .lenient), request))
        case .convert: return .payload(try convert(payload, request))
        case .notices:
            let notices = try item(payload, request, .strict).notices()
            return .notices(
                notices.map { FindingMark(code: $0.code.rawValue, pointer: $0.pointer) })
        case .evaluate: return try evaluating(request)
        case .map:
            return request.direction == .import
                ? try receiving(request)
                : try delivering(try item(payload, request, .lenient), request)
        case .userInfo:
            return request.direction == .import
                ? try importing(request)
                : try exporting(try item(payload, request, .lenient), request)
        // `TesteeOperation` is open; the cases above are all that this version knows.
        default: return .skipped("unknown operation \(request.operation.rawValue)")
        }
    }

    private func item(
        _ payload: Data, _ request: TesteeRequest, _ reading: ExtensionItem.Reading
    ) throws -> ExtensionItem {
        var reading = reading
        reading.isInPayloadFolder = request.isInFolder
        // Use the guaranteed limits. With higher limits, the vectors of section 10 would test
        // nothing.
        reading.limits = .guaranteed
        return try ExtensionItem(decoding: payload, reading: reading)
    }

    /// The meaning of an item is the value that the library writes for it.
    private func meaning(of item: ExtensionItem) throws -> Description {
        // Lenient reading keeps some values that cannot be written. An item with such values is
        // encoded unchecked.
        guard let written = try? item.encoded(as: .binary) else {
            return try uncheckedMeaning(of: item)
        }
        return try Description(try WireDocument(written))
    }

    /// Describes an item that cannot be written.
    ///
    /// Lenient reading can leave a dictionary whose only key is `CF$UID` (6.7.3), which no reader
    /// accepts. This adds a null with the key `""`. Then the dictionary can be read, and the
    /// description omits the null. The replaced text cannot occur in a string, because quotation
    /// marks are escaped there. The keys remain sorted, because `""` precedes every other key.
    private func uncheckedMeaning(of item: ExtensionItem) throws(PayloadError) -> Description {
        let bytes = try item.uncheckedData(as: .json).replacing(
            #"{"CF$UID":"#.utf8, with: #"{"":null,"CF$UID":"#.utf8)
        return try Description(try WireDocument(bytes))
    }

    private func write(
        _ item: ExtensionItem, _ request: TesteeRequest
    ) throws -> Data {
        try item.encoded(as: request.encoding ?? .json)
    }

    private func encode(_ request: TesteeRequest) throws -> Data {
        let described = try value(of: request.meaning ?? .dictionary([:])).encoded(as: .json)
        return try write(try item(described, request, .strict), request)
    }

    private func convert(_ payload: Data, _ request: TesteeRequest) throws -> Data {
        let document = try WireDocument(payload)
        guard document.kind(of: .root) == .dictionary else {
            throw PayloadError(code: .notDictionary, message: "expected a dictionary")
        }
        return try document.encoded(as: request.target ?? .json, isPretty: request.isIndented)
    }

    private func value(of json: WireValue) throws(PayloadError) -> WireValue {
        guard let description = try? Description(json: json) else {
            throw PayloadError(code: .memberType, message: "expected the description of a value")
        }
        return try description.value()
    }

    /// The findings of an error for which the library refuses the input.
    private static func marks(_ error: any Error) -> [FindingMark]? {
        switch error {
        case let error as Refusal: [error.mark]
        case let error as PayloadError: error.findings.map { FindingMark($0) }
        case let error as TargetError:
            [
                FindingMark(
                    code: error.code.rawValue, pointer: "", line: error.line, column: error.column)
            ]
        default: nil  // The library throws no other error.
        }
    }
}

/// A refusal for a reason for which the library has no error.
struct Refusal: Error {
    let mark: FindingMark

    init(_ code: String, at pointer: String = "") {
        mark = FindingMark(code: code, pointer: pointer)
    }
}

extension FindingMark {
    init(_ finding: Finding) {
        self.init(
            code: finding.code.rawValue, pointer: finding.pointer, line: finding.location?.line,
            column: finding.location?.column, offset: finding.location?.offset)
    }
}

/// Maps items to upstream's `userInfo` and back (section 23).
extension LibraryTestee {
    func importing(_ request: TesteeRequest) throws -> TesteeAnswer.Content {
        let upstream = try UpstreamItem(
            request.userInfo ?? UserInfo(dictionary: .dictionary([])))
        let (item, losses) = try upstream.extensionItem(namespaces: request.namespaces)
        // Write without checks: the item does not know whether its files belong to a payload
        // folder.
        return .meaning(try uncheckedMeaning(of: item), losses: losses.map { FindingMark($0) })
    }

    func exporting(
        _ item: ExtensionItem, _ request: TesteeRequest
    ) throws -> TesteeAnswer.Content {
        let activity = request.activity.map(ActivityType.init(rawValue:))
        let (upstream, losses) = item.upstreamItem(for: activity)
        return .userInfo(try UserInfo(upstream), losses: losses.map { FindingMark($0) })
    }
}

extension FindingMark {
    init(_ loss: Loss) {
        self.init(code: loss.code.rawValue, pointer: loss.pointer)
    }
}
