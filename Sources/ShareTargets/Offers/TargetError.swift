package import Essentials
public import WireFormat

/// An error in a file that describes receivers: what was found and expected, and where.
public struct TargetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The stable name of the kind of error.
    ///
    /// - `rule.syntax`: a rule is not a valid predicate.
    /// - `rule.type`: a rule is neither a predicate nor a dictionary.
    /// - `limit.rule`: a predicate exceeds a limit.
    /// - `limit.types`: the types that a bundle declares exceed a limit.
    /// - `limit.manifest`: a manifest exceeds a limit.
    /// - `manifest.syntax`: an Android manifest is not well-formed XML.
    ///
    /// If a property list or JSON is malformed, the error has a code of the payload format, such as
    /// `json.syntax`.
    public let code: Finding.Code
    /// A sentence that states what was found and what was expected.
    public let message: String
    /// The line in the rule, counted from 1, or nil if the error is not in a predicate.
    public let line: Int?
    /// The column in the rule, counted in Unicode scalars from 1.
    public let column: Int?
    /// The JSON Pointer (RFC 6901) of the value in its file. Nil if the rule is not in a file, or
    /// if the file is an Android manifest.
    public package(set) var pointer: String?
    /// The location of the value's first byte in its file.
    ///
    /// Do not add the line and column of a rule to this location: escapes and line breaks shift
    /// them.
    public package(set) var location: Finding.Location?

    init(
        _ message: String, code: Finding.Code, line: Int? = nil, column: Int? = nil,
        pointer: String? = nil, location: Finding.Location? = nil
    ) {
        (self.code, self.message, self.pointer, self.location) = (code, message, pointer, location)
        (self.line, self.column) = (line, column)
    }

    init(_ error: PayloadError) {
        self.init(
            error.message, code: error.code, pointer: error.pointer,
            location: error.location)
    }

    /// The message and its places in one line.
    public var description: String {
        var text = message
        if let line, let column { text += " at \(line):\(column) of the rule" }
        return text + Finding.place(pointer ?? "", location)
    }
}

extension TargetError {
    package static func withoutMark(_ bytes: Data) -> Data {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    }

    /// A byte order mark is ignored, as in browsers.
    package static func document(_ bytes: Data) throws(TargetError) -> WireDocument {
        do throws(PayloadError) {
            return try WireDocument(withoutMark(bytes))
        } catch {
            throw TargetError(error)
        }
    }
}

extension Finding.Code {
    package static let ruleSyntax: Self = "rule.syntax"
    package static let ruleKind: Self = "rule.type"
    package static let ruleLimit: Self = "limit.rule"
    package static let declaredTypesLimit: Self = "limit.types"
    package static let manifestLimit: Self = "limit.manifest"
    package static let manifestSyntax: Self = "manifest.syntax"
}
