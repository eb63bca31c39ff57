/// The optional values that a decoder has dropped because they could not be taken, as findings.
final class DroppedValues {
    /// The findings so far, in the order in which the type asked for the values.
    private(set) var findings: [Finding] = []

    /// What a closure decodes; nil, and a finding, where it throws.
    ///
    /// A value that is dropped has one finding: those of values within it do not count.
    func value<Value>(at path: [any CodingKey], _ decode: () throws -> Value) -> Value? {
        let count = findings.count
        do {
            return try decode()
        } catch {
            findings.removeLast(findings.count - count)
            findings.append(Finding(decoding: error, at: path))
            return nil
        }
    }
}

extension Finding {
    /// What a Decodable type said of a value: `member.missing` for a key that it requires,
    /// `member.type` for anything else.
    init(decoding error: any Error, at path: [any CodingKey]) {
        guard let error = error as? DecodingError else {
            self.init(code: .memberType, pointer: path.pointer, location: nil, message: "\(error)")
            return
        }
        let (code, context): (WireError.Code, DecodingError.Context) =
            switch error {
            case .keyNotFound(_, let context): (.missingMember, context)
            case .valueNotFound(_, let context): (.missingMember, context)
            case .typeMismatch(_, let context): (.memberType, context)
            case .dataCorrupted(let context): (.memberType, context)
            @unknown default: (.memberType, .init(codingPath: path, debugDescription: "\(error)"))
            }
        self.init(
            code: code, pointer: context.codingPath.pointer, location: nil,
            message: context.debugDescription)
    }
}

extension [any CodingKey] {
    /// The path as a JSON Pointer.
    var pointer: String { map { JSONPointer.step($0.stringValue) }.joined() }
}
