import Essentials
import UniformTypes
import WireFormat

/// Sends a request to a testee and the library, and compares the answers.
struct FuzzComparison: Sendable {
    let testee: any Testee
    let profile: TesteeProfile
    private let library = LibraryTestee()

    func disagreement(_ document: FuzzDocument, _ question: TesteeRequest) async -> Disagreement? {
        let bytes = document.bytes
        guard let libraryCase = libraryCase(bytes, question) else { return nil }
        let verdict: Verdict
        do {
            let answer = try await testee.answer(libraryCase.request).content(
                for: question.operation)
            if Self.isAllowedDifference(answer, libraryCase) { return nil }
            let check = AnswerCheck(claims: profile.claims(for: question.operation))
            verdict = check.verdict(on: answer, in: libraryCase)
        } catch {
            verdict = Verdict(TesteeError(error))
        }
        guard verdict.outcome.isFailure else { return nil }
        return Disagreement(bytes, question, libraryCase, verdict)
    }

    /// Returns nil if the question does not apply to the document, or if the document exceeds the
    /// guaranteed limits.
    private func libraryCase(_ bytes: Data, _ question: TesteeRequest) -> Case? {
        guard !Self.isBeyondLimits(bytes), let request = request(bytes, question),
            let expectation = Self.expectation(library.content(for: request), request)
        else { return nil }
        let exchange = Exchange(request, expectation)
        let vector = Vector(
            id: "fuzz.found.document", clause: "1.2", level: .must, flags: [], comment: nil,
            subject: .exchange(exchange))
        return Case(vector, group: "fuzz", exchange)
    }

    /// Whether a document exceeds the guaranteed limits (clause 10.1.1).
    private static func isBeyondLimits(_ bytes: Data) -> Bool {
        do throws(PayloadError) {
            _ = try WireDocument(bytes, limits: .guaranteed)
            return false
        } catch {
            return error.code.rawValue.hasPrefix("limit.")
        }
    }

    private func request(_ bytes: Data, _ question: TesteeRequest) -> TesteeRequest? {
        guard var request = question.about(bytes) else { return nil }
        guard question.direction == .import else { return request }
        // The testee imports the extension item that the library exports for the document. An item
        // without attachments is not used, because a program may synthesize an attachment.
        request.direction = .export
        guard case .userInfo(let userInfo, _) = library.content(for: request),
            userInfo.attachments?.isEmpty == false,
            let namespaces = namespaces(bytes, question)
        else { return nil }
        request.direction = .import
        (request.userInfo, request.input, request.encoding) = (userInfo, nil, nil)
        request.namespaces = namespaces
        return request
    }

    /// Returns the namespaces of the item after resolution for the question's activity, or nil if
    /// they cannot be determined.
    private func namespaces(_ bytes: Data, _ question: TesteeRequest) -> [String]? {
        var resolution = question
        (resolution.operation, resolution.direction) = (.resolve, nil)
        guard let request = resolution.about(bytes) else { return nil }
        let answer = library.content(for: request)
        if case .refused(let marks) = answer, Self.isUIDAfterRemovingNulls(marks ?? [], request) {
            return nil
        }
        guard case .meaning(.dictionary(let members), _, _) = answer,
            case .dictionary(let parameters)? = members.first(where: { $0.key == "parameters" })?
                .value
        else { return [] }
        return parameters.map(\.key).filter(ReverseDNSName.matches)
    }

    private static func expectation(_ answer: TesteeAnswer.Content, _ request: TesteeRequest)
        -> Case
        .Expectation?
    {
        switch answer {
        case .meaning(let meaning, let losses, _):
            return .meaning(meaning, losses: request.operation == .userInfo ? losses : nil)
        case .userInfo(let userInfo, let losses): return .userInfo(userInfo, losses: losses)
        case .notices(let notices): return .notices(notices)
        case .verdict(let verdict): return .verdict(verdict)
        case .payload(let bytes):
            if request.operation == .convert { return .bytes(bytes) }
            guard let document = try? WireDocument(bytes), let meaning = try? Description(document)
            else { return nil }
            return request.operation == .encode
                ? .payload(meaning, canonical: bytes) : .rewritten(meaning)
        case .refused(let marks):
            let marks = marks ?? []
            if request.operation == .resolve, isUIDAfterRemovingNulls(marks, request) { return nil }
            let ends = marks.contains(where: \.endsReading)
            // Findings are compared for strict reading, and for a conversion whose input has an
            // error that ends reading. If a conversion is refused for another reason, such as
            // nulls, a reader may report any of several findings. For other operations, it need not
            // report one.
            let isNamed = request.operation == .decode || (request.operation == .convert && ends)
            return .refusal(isNamed ? marks : [], ends: ends || request.operation != .decode)
        case .skipped: return nil
        }
    }

    /// Whether removing nulls left `CF$UID` as the only key of a dictionary. Readers accept such a
    /// dictionary (6.7.1), but the library refuses to write it (7.2.5).
    private static func isUIDAfterRemovingNulls(_ marks: [FindingMark], _ request: TesteeRequest)
        -> Bool
    {
        marks.contains { $0.code == "value.uid" }
            && request.payload.flatMap { try? WireDocument($0) } != nil
    }

    /// The codes of errors that can occur several times in one object.
    private static let isRepeatable: Set<String> = [
        "binary.reference", "binary.offset", "binary.cycle", "binary.key",
    ]

    /// Whether the testee and the library may refuse the document with different errors. A reader
    /// may stop at any error that ends reading (clause 21.1.3).
    ///
    /// The errors may differ if their locations differ, or if a location is unknown. But if two
    /// errors have the same code and pointer, they are the same error, and one of the locations is
    /// wrong. This does not apply to the codes in `isRepeatable`. In a binary property list, errors
    /// with different pointers are always allowed, because two pointers can lead to the same
    /// object.
    private static func isAllowedDifference(_ answer: TesteeAnswer.Content, _ libraryCase: Case)
        -> Bool
    {
        guard case .refused(let actual?) = answer,
            case .refusal(let marks, true) = libraryCase.expectation,
            let one = marks.first(where: \.endsReading),
            let other = actual.first(where: \.endsReading)
        else { return false }
        let isSamePointer = one.pointer.isIdentical(to: other.pointer)
        if one.code.hasPrefix("binary."), !isSamePointer { return true }
        let isElsewhere = !one.hasLocation || !other.hasLocation || !one.matchesLocation(of: other)
        let isOne = isSamePointer && one.code == other.code && !isRepeatable.contains(one.code)
        return isElsewhere && !isOne
    }
}

extension FindingMark {
    fileprivate var endsReading: Bool { FindingCatalog.endsReading(.init(rawValue: code)) }
}

/// A question of the fuzzer: a request without its document.
extension TesteeRequest {
    init?(
        _ encoding: WireEncoding, _ operations: [TesteeOperation], _ profile: TesteeProfile,
        _ random: inout Random
    ) {
        guard !operations.isEmpty else { return nil }
        self.init(random.one(of: operations))
        self.encoding = encoding
        isInFolder = operation != .convert && operation != .userInfo && random.oneIn(6)
        switch operation {
        case .resolve: if !random.oneIn(4) { activity = random.activity() }
        case .convert:
            let targets = profile.converts ?? profile.encodings
            guard targets.contains(encoding) else { return nil }
            target = random.one(of: targets)
        case .userInfo:
            direction = random.oneIn(3) ? .import : .export
            if random.oneIn(2) { activity = random.activity() }
        // No other operation has parameters.
        default: break
        }
    }

    var simpler: [TesteeRequest] {
        var (outside, unresolved) = (self, self)
        (outside.isInFolder, unresolved.activity) = (false, nil)
        return (isInFolder ? [outside] : []) + (activity == nil ? [] : [unresolved])
    }

    /// Adds the document. Returns nil for `encode` if the document has no writable value.
    fileprivate func about(_ bytes: Data) -> TesteeRequest? {
        var request = self
        guard operation == .encode else {
            request.input = .bytes(bytes)
            return request
        }
        guard let document = try? WireDocument(bytes), !document.hasNulls,
            let meaning = try? Description(document)
        else { return nil }
        request.meaning = meaning.json
        return request
    }
}
