import Essentials
import UniformTypes
import WireFormat

/// Asks a testee and the library the same question, and judges the testee's answer by the library's.
struct FuzzComparison: Sendable {
    let testee: any Testee
    let profile: TesteeProfile
    private let library = LibraryTestee()

    init(testee: any Testee, profile: TesteeProfile) {
        (self.testee, self.profile) = (testee, profile)
    }

    /// Returns the disagreement about a document; nil if there is none.
    func disagreement(_ document: FuzzDocument, _ question: FuzzQuestion) async -> Disagreement? {
        let bytes = document.bytes
        guard let asked = asked(bytes, question) else { return nil }
        let verdict: Verdict
        do {
            let answer = try await testee.answer(asked.request).content(for: question.operation)
            if Self.isReadersAffair(answer, asked) { return nil }
            verdict = Judge(claims: profile.claims).verdict(on: answer, in: asked)
        } catch {
            verdict = Verdict(TesteeError(error))
        }
        guard verdict.outcome.isFailure else { return nil }
        return Disagreement(bytes, question, asked, verdict)
    }

    /// Returns the question as a case that expects the library's answer; nil if there is nothing to ask.
    private func asked(_ bytes: Data, _ question: FuzzQuestion) -> Case? {
        guard !Self.isBeyondLimits(bytes), let request = request(bytes, question),
            let expectation = Self.expectation(library.content(for: request), request)
        else { return nil }
        let payload = Vector.Payload(
            encoding: question.encoding, input: .bytes(bytes), isInFolder: question.isInFolder)
        let vector = Vector(
            id: "fuzz.found.document", clause: "1.2", level: .must, flags: [], comment: nil,
            subject: .notices(payload, []))
        return Case(vector, group: "fuzz", request, expectation)
    }

    /// Whether a document needs more than every reader has to take; clause 10.1.1.
    private static func isBeyondLimits(_ bytes: Data) -> Bool {
        do throws(WireFault) {
            _ = try WireDocument(opening: bytes, limits: .guaranteed)
            return false
        } catch {
            return error.code.rawValue.hasPrefix("limit.")
        }
    }

    /// Returns the request to the testee; nil if there is nothing to ask.
    private func request(_ bytes: Data, _ question: FuzzQuestion) -> TesteeRequest? {
        guard var request = question.request(bytes) else { return nil }
        guard question.direction == .import else { return request }
        // What the library exports is worth importing, if there is an attachment: a program may make one itself.
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

    /// The namespaces of the parameters of the item, resolved for the activity of the question; nil if the library cannot tell.
    private func namespaces(_ bytes: Data, _ question: FuzzQuestion) -> [String]? {
        var resolution = question
        (resolution.operation, resolution.direction) = (.resolve, nil)
        guard let request = resolution.request(bytes) else { return nil }
        let answer = library.content(for: request)
        if case .refused(let marks) = answer, Self.isMadeUID(marks ?? [], request) { return nil }
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
            if request.operation == .resolve, isMadeUID(marks, request) { return nil }
            let ends = marks.contains(where: \.endsReading)
            // A converter names one of several nulls, and who writes or maps need not say why not.
            let isNamed = request.operation == .decode || (request.operation == .convert && ends)
            return .refusal(isNamed ? marks : [], ends: ends || request.operation != .decode)
        case .skipped: return nil
        }
    }

    /// Whether a dictionary has the one key `CF$UID` only since nulls have gone: it is delivered (6.7.1), but the library describes
    /// what it can write (7.2.5).
    private static func isMadeUID(_ marks: [FindingMark], _ request: TesteeRequest) -> Bool {
        marks.contains { $0.code == "value.uid" }
            && request.payload.flatMap { try? WireDocument($0) } != nil
    }

    /// The errors that a value can have several times: a dictionary has many references, and a list many offsets.
    private static let isRepeatable: Set<String> = [
        "binary.reference", "binary.offset", "binary.cycle", "binary.key",
    ]

    /// Whether two refusals may name different errors, as either error ends the reading; clause 21.1.3.
    ///
    /// Errors in different places are two errors, unless they have the same code and the same pointer: then one place is wrong. An object of
    /// a binary property list can be reached by two pointers.
    private static func isReadersAffair(_ answer: TesteeAnswer.Content, _ asked: Case) -> Bool {
        guard case .refused(let got?) = answer, case .refusal(let marks, true) = asked.expectation,
            let one = marks.first(where: \.endsReading), let other = got.first(where: \.endsReading)
        else { return false }
        let isSamePointer = one.pointer.hasSameBytes(as: other.pointer)
        if one.code.hasPrefix("binary."), !isSamePointer { return true }
        let isElsewhere = !one.hasPlace || !other.hasPlace || !one.isPlace(of: other)
        let isOne = isSamePointer && one.code == other.code && !isRepeatable.contains(one.code)
        return isElsewhere && !isOne
    }
}

extension FindingMark {
    /// Whether it is one of the errors that end the reading, clause 21.1.3.
    fileprivate var endsReading: Bool {
        ["encoding.", "json.", "xml.", "binary.", "limit."].contains(where: code.hasPrefix)
            || ["number.overflow", "value.duplicate-key", "value.uid", "document.not-dictionary"]
                .contains(code)
    }
}

/// A question about a document.
struct FuzzQuestion: Sendable {
    var operation: TesteeOperation
    /// The encoding of the document, or the one to write.
    var encoding: WireEncoding
    var target: WireEncoding?
    var activity: String?
    var isInFolder = false
    var direction: TesteeRequest.Direction?

    init(_ operation: TesteeOperation, _ encoding: WireEncoding) {
        (self.operation, self.encoding) = (operation, encoding)
    }

    /// Draws a question that a testee supports; nil if there is none.
    init?(
        _ encoding: WireEncoding, _ operations: [TesteeOperation], _ profile: TesteeProfile,
        _ random: inout Random
    ) {
        guard !operations.isEmpty else { return nil }
        self.init(random.one(of: operations), encoding)
        isInFolder = operation != .convert && operation != .userInfo && random.once(in: 6)
        switch operation {
        case .resolve: if !random.once(in: 4) { activity = FuzzValue.activity(&random) }
        case .convert:
            let targets = profile.converts ?? profile.encodings
            guard targets.contains(encoding) else { return nil }
            target = random.one(of: targets)
        case .userInfo:
            direction = random.once(in: 3) ? .import : .export
            if random.once(in: 2) { activity = FuzzValue.activity(&random) }
        default: break
        }
    }

    /// Simpler questions about the same document.
    var simpler: [FuzzQuestion] {
        var found: [FuzzQuestion] = []
        var copy = self
        if isInFolder {
            copy.isInFolder = false
            found.append(copy)
        }
        if activity != nil {
            copy = self
            copy.activity = nil
            found.append(copy)
        }
        return found
    }

    /// The request about a document; nil where the document has no value to be written, or nothing to import.
    func request(_ bytes: Data) -> TesteeRequest? {
        let payload = Vector.Payload(
            encoding: encoding, input: .bytes(bytes), isInFolder: isInFolder)
        if operation == .encode {
            guard let document = try? WireDocument(bytes), !document.hasNulls,
                let meaning = try? Description(document)
            else { return nil }
            return TesteeRequest(.encode, encoding, meaning.json, isInFolder: isInFolder)
        }
        var request = TesteeRequest(operation, payload, activity: activity)
        (request.target, request.direction) = (target, direction)
        return request
    }
}
