/// The findings of optional values that a decoder dropped because it could not decode them.
final class DroppedValues {
    /// The findings so far, in the order in which the type asked for the values.
    private(set) var findings: [Finding] = []

    /// Returns the decoded value; if `decode` throws, returns nil and adds a finding.
    ///
    /// A dropped value has exactly one finding, which replaces those of the values inside it.
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
    /// Creates a finding from a decoding error: `member.missing` for a missing required key,
    /// `member.type` for any other error.
    init(decoding error: any Error, at path: [any CodingKey]) {
        guard let error = error as? DecodingError else {
            self.init(code: .memberType, pointer: path.pointer, location: nil, message: "\(error)")
            return
        }
        let (code, context): (Finding.Code, DecodingError.Context) =
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
