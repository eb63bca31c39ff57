import WireFormat

/// Looks at each value where it will stand, before anything is written; clause 4.5.
struct ValueCheck {
    /// The control characters that a place takes.
    private enum Controls {
        case none
        /// The value of a pair in `mailto:` that is not the body: a line break would begin a header.
        case tab
        case lines
    }

    private let template: URLTemplate
    private let values: LinkValues
    private let parts: [OptionalPart]
    private var byteCount: Int

    init(_ template: URLTemplate, _ values: LinkValues, _ parts: [OptionalPart]) {
        self.template = template
        self.values = values
        self.parts = parts
        byteCount = parts.reduce(template.text.utf8.count) { $0 + $1.text.utf8.count }
    }

    /// - Throws: `parameter.missing`, `parameter.control-character`, `template.malformed` and
    ///   `url.limit`, for the first place in the order of the URL.
    func check() throws(LinkError) {
        var check = self
        try check.checkAll()
    }

    private mutating func checkAll() throws(LinkError) {
        let layout = template.layout
        try check((layout.authority ?? []) + layout.segments.joined(), .none)
        try check(layout.pairs ?? [])
        try check(layout.fragment ?? [], .lines)
        for part in parts {
            if let fault = part.firstError {
                throw LinkError(.malformedTemplate, part.text, reason: fault.message)
            }
            try check(part.pairs)
        }
        guard byteCount <= URLTemplate.greatestURLByteCount else { throw .tooLong(template.text) }
    }

    private mutating func check(_ pairs: [TemplateLayout.Pair]) throws(LinkError) {
        for pair in pairs {
            try check(pair.key, .none)
            try check(pair.value ?? [], isHeader(pair.key) ? .tab : .lines)
        }
    }

    private func isHeader(_ key: [TemplatePiece]) -> Bool {
        guard template.scheme == "mailto" else { return false }
        var name: [UInt8] = []
        for piece in key {
            switch piece {
            case .literal(let bytes): name += bytes
            case .placeholder(let placeholder): name += values.text(of: placeholder).utf8
            }
        }
        return SchemeName.lowercased(name) != "body"
    }

    private mutating func check(
        _ pieces: [TemplatePiece], _ controls: Controls
    ) throws(LinkError) {
        for placeholder in pieces.lazy.compactMap(\.placeholder) {
            guard let value = values[placeholder.name] else {
                guard placeholder.isOptional else { throw .missing(placeholder.name) }
                continue
            }
            byteCount += value.utf8.count
            let isTaken =
                placeholder.isVerbatim
                ? !Self.hasControl(value, .none)
                    && !(controls == .tab && Self.hasEscapedLineBreak(value))
                : !Self.hasControl(value, controls)
            if !isTaken { throw .control(placeholder.name) }
        }
    }

    private static func hasControl(_ value: String, _ taken: Controls) -> Bool {
        value.utf8.contains { byte in
            switch byte {
            case 0x09: taken == .none
            case 0x0A, 0x0D: taken != .lines
            default: byte < 0x20 || byte == 0x7F
            }
        }
    }

    /// Whether a value holds a control character.
    static func hasControl(_ value: String) -> Bool { hasControl(value, .none) }

    private static func hasEscapedLineBreak(_ value: String) -> Bool {
        let bytes = Array(value.utf8)
        return bytes.indices.contains { position in
            guard position + 2 < bytes.count else { return false }
            let digit = bytes[position + 2] | 0x20
            return bytes[position] == UInt8(ascii: "%") && bytes[position + 1] == UInt8(ascii: "0")
                && (digit == UInt8(ascii: "a") || digit == UInt8(ascii: "d"))
        }
    }
}

extension LinkError {
    static func missing(_ parameter: String) -> LinkError {
        LinkError(.missingParameter, parameter, reason: "expected a value for the parameter")
    }

    static func control(_ parameter: String) -> LinkError {
        LinkError(
            .controlCharacter, parameter,
            reason: "the value holds a control character that its place does not take")
    }

    static func tooLong(_ text: String) -> LinkError {
        LinkError(
            .urlLimit, text.cut(to: 80),
            reason: "the URL is longer than \(URLTemplate.greatestURLByteCount) bytes")
    }
}
