/// A rule of a specification that a document breaks, or a legal value that can deceive: what is
/// wrong, where, and according to which clause.
///
/// Payloads, app catalogs and URL templates report findings of this type.
public struct Finding: Hashable, Codable, Sendable {
    /// A location in the bytes of a document.
    public struct Location: Hashable, Codable, Sendable {
        /// The offset in bytes from the start of the input. The first byte has offset 0.
        public package(set) var offset: Int
        /// The line, counted from 1; nil in a binary property list.
        public package(set) var line: Int?
        /// The column in Unicode scalars, counted from 1; nil in a binary property list.
        public package(set) var column: Int?

        /// Creates a location from an offset, and from a line and a column in JSON and XML.
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

        /// The finding ends reading.
        public static let error = Severity(rawValue: "error")
        /// The document breaks a rule; lenient reading continues.
        public static let finding = Severity(rawValue: "finding")
        /// The value is legal, but can deceive a person who sees it, or may be a mistake.
        public static let notice = Severity(rawValue: "notice")
    }

    /// The stable code, for example `member.type`. Appendix A of the specification lists all codes.
    public let code: Code
    /// The effect of the finding on reading.
    public let severity: Severity
    /// The number of the clause, for example `13.1.1`; empty for a code that no specification lists.
    public let clause: String
    /// The JSON Pointer (RFC 6901) of the value; empty for the document itself.
    public let pointer: String
    /// The position in the input, or nil if it is unknown.
    public let location: Location?
    /// The name of the file, if the document consists of several.
    public let file: String?
    /// A sentence that states what was found and what was expected.
    public let message: String

    /// Creates a finding. Use this, for example, in your own code that reads custom parameters.
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

    /// Creates a finding for a code of any specification; its severity and clause are not looked
    /// up.
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

    /// Creates the finding of an error.
    package init(_ fault: WireFault) {
        self.init(
            code: fault.code, pointer: fault.pointer, location: fault.location,
            message: fault.message)
    }

    /// Returns the finding with another location.
    package func at(_ location: Location?) -> Finding {
        Finding(
            code: code, severity: severity, clause: clause, pointer: pointer, location: location,
            file: file, message: message)
    }

    package var isError: Bool { severity == .error }
}

extension Finding: CustomStringConvertible {
    /// The code, the place, the message and the clause in one line; if the finding has a file, its
    /// name and the position come first.
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

    /// Returns a place as text to append to a code, for example ` at /title (line 3, column 12)`.
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
    /// The findings with each consequence after its cause, and otherwise in the same order.
    ///
    /// For example, a malformed tag is also reported as a value of the wrong type, and a main
    /// attachment without usable content also as missing. The cause shows what to fix.
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

    /// Moves the finding about a missing main attachment after the findings inside that attachment.
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
