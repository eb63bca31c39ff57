import WireFormat

/// Expands a template: checks each value once, then writes the URL in one pass.
///
/// Placeholders within values are not expanded, so a value cannot insert another value.
struct TemplateExpansion {
    let template: URLTemplate
    let values: LinkValues
    let parts: [OptionalPart]
    private var output: URLOutput

    private var layout: TemplateLayout { template.layout }

    init(_ template: URLTemplate, _ values: LinkValues, _ optional: [OptionalPart]) {
        self.template = template
        self.values = values
        parts = optional.filter { values[$0.parameter]?.utf8.isEmpty == false }
        output = URLOutput(hasFragment: template.layout.fragment != nil)
    }

    /// Returns the URL. The template must not consist of a single placeholder.
    mutating func url() throws(LinkError) -> String {
        var check = ValueCheck(template, values, parts)
        try check.check()
        if let scheme = layout.scheme { write(scheme, keeping: KeptCharacters.strict) }
        output.write(":".utf8)
        try writeAuthority()
        try writePath()
        writeQuery()
        if let fragment = layout.fragment {
            output.write("#".utf8)
            write(fragment, keeping: KeptCharacters.ordinary)
        }
        return output.text
    }

    // MARK: Authority and path

    private mutating func writeAuthority() throws(LinkError) {
        guard let authority = layout.authority else { return }
        if template.isWebPage {
            for placeholder in authority.compactMap(\.placeholder) {
                let value = values.text(of: placeholder)
                let isPlain = value.utf8.allSatisfy(KeptCharacters.strict.contains)
                guard !value.utf8.isEmpty, isPlain || placeholder.isVerbatim else {
                    throw LinkError(
                        code: .host, subject: placeholder.name,
                        message: "expected letters, digits, “-”, “.”, “_” or “~” in the host of a "
                            + "web page")
                }
            }
        }
        output.beginAuthority()
        write(authority, keeping: KeptCharacters.strict)
        output.endAuthority()
    }

    private mutating func writePath() throws(LinkError) {
        let kept = layout.isOpaque ? KeptCharacters.opaque : KeptCharacters.ordinary
        let start = output.bytes.count
        for (number, segment) in layout.segments.enumerated() {
            if number > 0 { output.write("/".utf8) }
            let beginning = output.bytes.count
            write(segment, keeping: kept)
            guard let placeholder = segment.lazy.compactMap(\.placeholder).first else { continue }
            if Self.isDotSegment(output.bytes[beginning...]) {
                throw LinkError(
                    code: .dotSegment, subject: placeholder.name,
                    message: "a path segment would be “.” or “..”, which changes the path")
            }
        }
        if layout.authority == nil, output.bytes[start...].starts(with: "//".utf8) {
            throw LinkError(
                code: .structure, subject: layout.placeholders.first?.name ?? "",
                message: "the path would begin with “//”, and would be read as an authority")
        }
    }

    /// Whether a segment is `.` or `..`, where `%2e` counts as a dot.
    static func isDotSegment(_ segment: ArraySlice<UInt8>) -> Bool {
        var rest = segment
        var count = 0
        while !rest.isEmpty, count < 3 {
            if rest.first == UInt8(ascii: ".") {
                rest.removeFirst()
            } else if rest.starts(with: "%2e".utf8) || rest.starts(with: "%2E".utf8) {
                rest.removeFirst(3)
            } else {
                return false
            }
            count += 1
        }
        return count == 1 || count == 2
    }

    // MARK: Query

    private mutating func writeQuery() {
        var isFirst = true
        for pair in (layout.pairs ?? []) + parts.flatMap(\.pairs) {
            let mark = output.mark
            output.write((isFirst ? "?" : "&").utf8)
            if write(pair) { isFirst = false } else { output.rewind(to: mark) }
        }
    }

    /// Writes a pair of the query. Returns false if the URL must omit the pair. The caller must
    /// then remove the bytes written.
    private mutating func write(_ pair: TemplateLayout.Pair) -> Bool {
        let start = output.bytes.count
        write(pair.key, keeping: KeptCharacters.strict)
        let hasKey = output.bytes.count > start
        guard let value = pair.value else {
            return hasKey || !pair.key.contains { $0.placeholder?.isOptional == true }
        }
        output.write("=".utf8)
        let beginning = output.bytes.count
        write(value, keeping: KeptCharacters.ordinary)
        return output.bytes.count > beginning
            || value.contains { $0.placeholder?.isOptional == false }
    }

    private mutating func write(_ tokens: [TemplateToken], keeping kept: ASCIISet) {
        for token in tokens {
            switch token {
            case .literal(let bytes):
                output.write(bytes)
            case .placeholder(let placeholder):
                let value = values.text(of: placeholder)
                if placeholder.isVerbatim {
                    output.writeVerbatim(value)
                } else {
                    output.write(value, keeping: kept)
                }
            }
        }
    }
}
