import WireFormat

/// Checks each value for the positions where it is inserted, before the URL is written; clause 4.5.
struct ValueCheck {
    private let template: URLTemplate
    private let values: LinkValues
    private let parts: [OptionalPart]
    private var byteCount: Int
    /// The control characters found in each value, stored so that each value is scanned only once.
    private var controls: [String: ControlCharacters] = [:]

    init(_ template: URLTemplate, _ values: LinkValues, _ parts: [OptionalPart]) {
        self.template = template
        self.values = values
        self.parts = parts
        byteCount = parts.reduce(template.text.utf8.count) { $0 + $1.text.utf8.count }
    }

    mutating func check() throws(LinkError) {
        let layout = template.layout
        try check((layout.authority ?? []) + layout.segments.joined(), [])
        try check(layout.pairs ?? [])
        try check(layout.fragment ?? [], .lines)
        for part in parts {
            if let fault = part.firstError {
                throw LinkError(
                    code: .malformedTemplate, subject: part.text.cut(to: 80), message: fault.message
                )
            }
            try check(part.pairs)
        }
        guard byteCount <= URLTemplate.maximumURLByteCount else { throw .tooLong(template.text) }
    }

    private mutating func check(_ pairs: [TemplateLayout.Pair]) throws(LinkError) {
        for pair in pairs {
            try check(pair.key, [])
            try check(pair.value ?? [], isHeader(pair.key) ? .header : .lines)
        }
    }

    /// Whether a key names a mail header. In a `mailto` URL, every key except `body` does.
    private func isHeader(_ key: [TemplateToken]) -> Bool {
        guard template.scheme == "mailto" else { return false }
        let body = "body"
        var name: [UInt8] = []
        for token in key {
            // A name longer than `body` names a header, so the rest of the name need not be read.
            let room = body.utf8.count + 1 - name.count
            switch token {
            case .literal(let bytes): name += bytes.prefix(room)
            case .placeholder(let placeholder):
                name += values.text(of: placeholder).utf8.prefix(room)
            }
            guard name.count <= body.utf8.count else { return true }
        }
        return SchemeName.lowercased(name) != body
    }

    /// Checks the values in one part of the URL. `taken` is the set of control characters that the
    /// part allows.
    private mutating func check(
        _ tokens: [TemplateToken], _ taken: ControlCharacters
    ) throws(LinkError) {
        for placeholder in tokens.lazy.compactMap(\.placeholder) {
            guard let value = values[placeholder.name] else {
                guard placeholder.isOptional else { throw .missing(placeholder.name) }
                continue
            }
            byteCount += value.utf8.count
            let found = controls[placeholder.name] ?? ControlCharacters(in: value)
            controls[placeholder.name] = found
            guard found.isSubset(of: taken.whereValuesAre(verbatim: placeholder.isVerbatim)) else {
                throw .control(placeholder.name)
            }
        }
    }
}

extension LinkError {
    static func missing(_ parameter: String) -> LinkError {
        LinkError(
            code: .missingParameter, subject: parameter,
            message: "expected a value for the parameter")
    }

    static func control(_ parameter: String) -> LinkError {
        LinkError(
            code: .valueControlCharacter, subject: parameter,
            message: "the value contains a control character that is not allowed here")
    }

    static func tooLong(_ text: String) -> LinkError {
        LinkError(
            code: .urlLimit, subject: text.cut(to: 80),
            message: "the URL is longer than \(URLTemplate.maximumURLByteCount) bytes")
    }
}

/// The values of parameters by their keys, which are compared byte by byte.
struct LinkValues: Sendable {
    private let values: [String: String]

    init(_ values: [String: String]) {
        self.values = values
    }

    /// A dictionary treats canonically equivalent keys as equal, such as the Kelvin sign and K, so
    /// this also compares the bytes of the keys.
    subscript(key: String) -> String? {
        guard let index = values.index(forKey: key), values[index].key.isIdentical(to: key) else {
            return nil
        }
        return values[index].value
    }

    func text(of placeholder: URLTemplate.Placeholder) -> String { self[placeholder.name] ?? "" }
}
