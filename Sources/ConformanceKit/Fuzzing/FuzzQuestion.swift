import Essentials
import WireFormat

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
