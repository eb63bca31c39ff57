/// A report that a document breaks a rule of a specification, or has a legal value that can
/// deceive.
///
/// A finding states what is wrong, where, and which clause applies. Readers of payloads, app
/// catalogs and URL templates report findings of this type.
public struct Finding: Hashable, Codable, Sendable {
    /// A location in the bytes of a document.
    public struct Location: Hashable, Codable, Sendable {
        /// The offset in bytes from the start of the input. The first byte has offset 0.
        public package(set) var offset: Int
        /// The line, counted from 1; nil in a binary property list.
        public package(set) var line: Int?
        /// The column in Unicode scalars, counted from 1; nil in a binary property list.
        public package(set) var column: Int?

        /// Creates a location. Only locations in JSON and XML have a line and a column.
        public init(offset: Int, line: Int? = nil, column: Int? = nil) {
            self.offset = offset
            self.line = line
            self.column = column
        }
    }

    /// The effect of a finding on reading.
    public struct Severity: RawRepresentable, Hashable, Codable, Sendable {
        /// The name: `error`, `finding` or `notice`.
        public let rawValue: String

        /// Creates a severity from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Reading fails because of the finding.
        public static let error = Severity(rawValue: "error")
        /// The document breaks a rule; lenient reading continues.
        public static let finding = Severity(rawValue: "finding")
        /// The value is legal, but can deceive a person who sees it, or may be a mistake.
        public static let notice = Severity(rawValue: "notice")
    }

    /// The stable code, for example `member.type`. Appendixes A and C of the specification list all
    /// codes.
    public let code: Code
    /// The effect of the finding on reading.
    public let severity: Severity
    /// The number of the clause, for example `13.1.1`; empty for a code that no specification
    /// lists.
    public let clause: String
    /// The JSON Pointer (RFC 6901) of the value; empty for the document itself.
    public let pointer: String
    /// The position in the input, or nil if it is unknown.
    public let location: Location?
    /// The name of the file; nil unless the document consists of several files.
    public let file: String?
    /// A sentence that states what was found and what was expected.
    public let message: String

    /// Creates a finding, for example for custom parameters that your code reads.
    ///
    /// - Parameters:
    ///   - code: a stable code with a dot, from Appendix A or your own.
    ///   - pointer: the JSON Pointer of the value.
    ///   - location: the position in the input, if it is known.
    ///   - message: a sentence that states what was found and what was expected.
    public init(code: Code, pointer: String, location: Location? = nil, message: String) {
        self.init(
            code: code, severity: FindingCatalog.severity(of: code),
            clause: FindingCatalog.clause(of: code) ?? "", pointer: pointer, location: location,
            message: message)
    }

    /// Creates a finding without looking up the severity and the clause, for a code of any
    /// specification.
    package init(
        code: Code, severity: Severity, clause: String, pointer: String,
        location: Location? = nil, file: String? = nil, message: String
    ) {
        self.code = code
        self.severity = severity
        self.clause = clause
        self.pointer = pointer
        self.location = location
        self.file = file
        self.message = message
    }

    package func at(_ location: Location?) -> Finding { at(pointer, location) }

    package func at(_ pointer: String, _ location: Location?) -> Finding {
        Finding(
            code: code, severity: severity, clause: clause, pointer: pointer, location: location,
            file: file, message: message)
    }

    package var isError: Bool { severity == .error }
}

extension Finding: CustomStringConvertible {
    /// The code, the place, the message and the clause in one line. If the finding has a file, the
    /// line starts with the name of the file and the position.
    public var description: String {
        let clause = clause.isEmpty ? "" : " (clause \(clause))"
        guard let file else {
            return "\(code.rawValue)\(Self.place(pointer, location)): \(message)\(clause)"
        }
        let position =
            location.map { place in
                guard let line = place.line, let column = place.column else {
                    return ":@\(place.offset)"
                }
                return ":\(line):\(column)"
            } ?? ""
        return
            "\(file)\(position): \(code.rawValue): \(message)\(Self.place(pointer, nil))\(clause)"
    }

    package static func place(_ pointer: String, _ location: Location?) -> String {
        (pointer.isEmpty ? "" : " at \(pointer.inOneLine)") + (location.map { " (\($0))" } ?? "")
    }
}

extension Finding.Location: CustomStringConvertible {
    /// The line and the column; in a binary property list, the offset.
    public var description: String {
        guard let line, let column else { return "byte \(offset)" }
        return "line \(line), column \(column)"
    }
}

extension [Finding] {
    /// The same findings in the same order, except that each consequence follows its cause.
    ///
    /// For example, a malformed tag can cause a finding about the type of its value, and unusable
    /// content can cause a finding about a missing main attachment. The cause shows what to fix.
    package var causesFirst: [Finding] {
        var findings = self
        for next in findings.indices.dropFirst() {
            let (one, other) = (findings[next - 1], findings[next])
            guard one.code == .memberType, other.code == .malformedTag || other.code == .unknownTag,
                one.pointer.utf8.elementsEqual(other.pointer.utf8)
            else { continue }
            findings.swapAt(next - 1, next)
        }
        findings.moveMissingMainAttachment()
        return findings
    }

    private mutating func moveMissingMainAttachment() {
        guard let place = firstIndex(where: { $0.code == .missingMainAttachment }),
            !self[place].pointer.isEmpty
        else { return }
        let inside = self[place].pointer + "/"
        guard let last = lastIndex(where: { $0.pointer.utf8.starts(with: inside.utf8) }),
            last > place
        else {
            return
        }
        insert(remove(at: place), at: last)
    }
}
