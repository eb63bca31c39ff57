public import Essentials
public import WireFormat

/// An error, finding or notice about a catalog: what, in which file, and where.
public struct CatalogFinding: Hashable, Sendable, CustomStringConvertible {
    /// The severity of a finding.
    public struct Severity: Hashable, Sendable {
        /// The name in Appendix A.
        package let name: String

        /// The file cannot be read as a catalog.
        public static let error = Severity(name: "error")
        /// A rule is broken; the entry is set aside or makes no URL.
        public static let finding = Severity(name: "finding")
        /// No rule is broken, but the entry may be a mistake.
        public static let notice = Severity(name: "notice")
    }

    /// The stable code; Appendix A of Schemas/app-catalog.md lists all codes.
    public let code: Code
    /// The severity.
    public let severity: Severity
    /// The number of the clause of Schemas/app-catalog.md, for example `3.4.2`.
    public let clause: String
    /// The name of the file; empty for a catalog that was not read from files.
    public let file: String
    /// The JSON Pointer (RFC 6901) of the value in its file; without a file, in the project's own
    /// format. A longer one than 4,096 characters ends with an ellipsis.
    public let pointer: String
    /// The position in the file, or nil if it is unknown.
    public let location: WireError.Location?
    /// A sentence that says what was found and what was expected.
    public let message: String

    /// The maximum number of characters of a pointer.
    static let pointerLength = 4_096

    init(
        code: Code, file: String, pointer: String, location: WireError.Location? = nil,
        message: String
    ) {
        self.code = code
        severity = code.severity
        clause = code.clause
        self.file = file
        self.pointer = pointer
        self.location = location
        self.message = message
    }

    /// The file, the position, the code, the message and the pointer in one line.
    public var description: String {
        var text = file
        if let line = location?.line, let column = location?.column {
            text += ":\(line):\(column)"
        } else if let location {
            text += ":@\(location.offset)"
        }
        if !text.isEmpty { text += ": " }
        return text + "\(code.rawValue): \(message)" + (pointer.isEmpty ? "" : " at \(pointer)")
    }
}

/// The error of a file that cannot be read as a catalog, with all findings.
public struct CatalogError: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The findings in the order of the file; at least one is an error.
    public let findings: [CatalogFinding]

    /// The first error.
    public var description: String {
        (findings.first { $0.severity == .error } ?? findings.first)?.description ?? ""
    }

    /// The same as ``description``, for `localizedDescription`.
    public var errorDescription: String? { description }
}

/// A finding before its line is known.
struct UnplacedFinding: Sendable {
    /// The maximum number of findings in one file.
    static let greatestCount = 1_000
    /// The maximum number of findings in all files together.
    static let greatestTotal = 10_000

    let code: CatalogFinding.Code
    let origin: CatalogOrigin
    /// The pointer in the project's own format, for entries without a file.
    var pointer = ""
    let message: String

    var isError: Bool { code.severity == .error }
}

/// The place that an entry of a catalog was read from: the number of a file, and a value in it.
///
/// It is not part of the catalog: entries from different places can be equal. An entry made in code
/// has no place.
struct CatalogOrigin: Sendable {
    var place: (file: Int, node: WireNode)?
    /// Whether the entry is built-in knowledge about IntentKit, which no file contains.
    var isBuiltIn = false
}
