import WireFormat

enum TemplateToken: Hashable, Sendable {
    case literal([UInt8])
    case placeholder(URLTemplate.Placeholder)

    var placeholder: URLTemplate.Placeholder? {
        if case .placeholder(let placeholder) = self { placeholder } else { nil }
    }
}

/// Splits a template into tokens.
///
/// ```
/// twitter://post?message={{message}}&in_reply_to={{replyId?}}
/// ╰────── literal ──────╯╰required─╯╰── literal ╯╰─optional─╯
/// ```
struct TemplateText {
    private(set) var tokens: [TemplateToken] = []
    private(set) var faults: [Finding] = []
    /// The number of bytes visited. Tests check that it is not too large.
    private(set) var steps = 0
    private let dialect: URLTemplate.Dialect

    private static let nameCharacters = ASCIISet.alphanumerics.union(ASCIISet("._-"))
    private static let open = ASCIISet("{")
    private static let close = ASCIISet("}")

    init(_ text: String, _ dialect: URLTemplate.Dialect) {
        self.dialect = dialect
        cut(Array(text.utf8))
    }

    private mutating func cut(_ bytes: [UInt8]) {
        var start = 0
        var position = 0
        while position < bytes.count {
            steps += 1
            guard Self.open.contains(bytes[position]) else {
                if Self.close.contains(bytes[position]) { reportBraces(at: position) }
                position += 1
                continue
            }
            let name = run(of: Self.open, bytes, from: position)
            let literal = bytes[start..<position]
            guard let found = placeholder(bytes, position..<name, after: literal) else {
                // Visit a run of braces only once, however long it is.
                reportBraces(at: position)
                position = name
                continue
            }
            if !literal.isEmpty { tokens.append(.literal(Array(literal))) }
            tokens.append(.placeholder(found.placeholder))
            (start, position) = (found.end, found.end)
        }
        if start < bytes.count { tokens.append(.literal(Array(bytes[start...]))) }
    }

    private mutating func placeholder(
        _ bytes: [UInt8], _ braces: Range<Int>, after literal: ArraySlice<UInt8>
    ) -> (placeholder: URLTemplate.Placeholder, end: Int)? {
        let lowest = dialect == .intentKit ? 1 : 2
        guard lowest...3 ~= braces.count else { return nil }
        let endOfName = run(of: Self.nameCharacters, bytes, from: braces.upperBound)
        guard endOfName > braces.upperBound else { return nil }
        let isMarked =
            dialect == .own && endOfName < bytes.count && bytes[endOfName] == UInt8(ascii: "?")
        let closing = endOfName + (isMarked ? 1 : 0)
        let end = run(of: Self.close, bytes, from: closing)
        guard end - closing == braces.count else { return nil }
        let name = String(decoding: bytes[braces.upperBound..<endOfName], as: UTF8.self)
        let isOldURL =
            braces.count == 1 && name == "url" && literal.suffix(3).elementsEqual("://".utf8)
        reportSpelling(braces.count, name)
        return (
            .init(
                name: name, isVerbatim: braces.count == 3 || isOldURL,
                isOptional: isMarked || dialect == .choosy), end
        )
    }

    private mutating func run(of set: ASCIISet, _ bytes: [UInt8], from start: Int) -> Int {
        var position = start
        while position < bytes.count, set.contains(bytes[position]) { position += 1 }
        steps += position - start
        return position
    }

    // MARK: Faults

    private mutating func reportSpelling(_ braceCount: Int, _ name: String) {
        if braceCount == 1 {
            faults.report(.singleBraces, "“{\(name)}” has single braces, as before IntentKit 0.6")
        }
        if braceCount == 3, dialect == .choosy {
            faults.report(.verbatimInChoosy, "Choosy cannot expand “{{{\(name)}}}”")
        }
    }

    private mutating func reportBraces(at position: Int) {
        faults.report(.braces, "the brace at byte \(position) does not belong to a placeholder")
    }
}

extension [Finding] {
    /// Appends a finding or notice about a template, unless there is one with this code.
    mutating func report(_ code: CatalogCode, _ message: @autoclosure () -> String) {
        guard !contains(where: { $0.code.rawValue == code.rawValue }) else { return }
        append(Finding(code, message: message()))
    }
}
