public import Essentials
import WireFormat

extension URLTemplate {
    /// The maximum size of a URL in bytes: 2 MiB, the limit of browsers.
    package static let maximumURLByteCount = 2 << 20

    /// Returns the URL with each placeholder replaced by its value.
    ///
    /// - Parameters:
    ///   - parameters: the values by parameter key. Keys are compared byte by byte.
    ///   - schemes: schemes, in lower case, that are allowed besides `http` and `https` if a value
    ///     is the whole URL.
    /// - Returns: the URL.
    /// - Throws: a ``LinkError`` whose code begins with `parameter.`, `template.` or `url.`.
    public func expand(
        _ parameters: [String: String] = [:], allowing schemes: [String] = []
    ) throws(LinkError) -> URL {
        try expand(parameters, adding: [], allowing: schemes)
    }

    /// Expands the template as ``expand(_:allowing:)`` does, and adds optional parts to the query,
    /// in the order of the array. A part is added only if the value of its parameter is not empty.
    /// A template that is a single placeholder gets no parts.
    package func expand(
        _ parameters: [String: String] = [:], adding optionalQuery: [OptionalPart],
        allowing schemes: [String] = []
    ) throws(LinkError) -> URL {
        let text = try expandedText(LinkValues(parameters), optionalQuery, schemes)
        // Foundation on older systems follows RFC 1808, and rejects some valid URLs of RFC 3986.
        guard let url = URL(verbatim: text) else {
            throw LinkError(
                code: .malformedURL, subject: text.cut(to: 80),
                message: "Foundation cannot parse the URL")
        }
        return url
    }

    func expandedText(
        _ values: LinkValues, _ optionalQuery: [OptionalPart] = [], _ schemes: [String] = []
    ) throws(LinkError) -> String {
        if let fault = firstError {
            throw LinkError(
                code: .malformedTemplate, subject: text.cut(to: 80),
                message: "\(fault.code.rawValue): \(fault.message)")
        }
        if let whole = layout.whole { return try wholeURL(whole, values, schemes) }
        var expansion = TemplateExpansion(self, values, optionalQuery)
        return try Self.checked(expansion.url())
    }

    /// Expands a template that is a single placeholder. The scheme of the value must be `http`,
    /// `https` or a scheme of the app.
    private func wholeURL(
        _ placeholder: Placeholder, _ values: LinkValues, _ schemes: [String]
    ) throws(LinkError) -> String {
        let value = values.text(of: placeholder)
        guard !value.utf8.isEmpty else { throw .missing(placeholder.name) }
        guard let scheme = SchemeName.lowercased(of: value),
            (SchemeName.web + schemes).contains(scheme)
        else {
            throw LinkError(
                code: .urlScheme, subject: placeholder.name,
                message: "expected a URL with the scheme “http” or “https”, or with a scheme of "
                    + "the app")
        }
        guard value.utf8.count <= Self.maximumURLByteCount else { throw .tooLong(value) }
        guard ControlCharacters(in: value).isSubset(of: .escapedLineBreak) else {
            throw .control(placeholder.name)
        }
        var output = URLOutput(hasFragment: false)
        output.writeVerbatim(value)
        return try Self.checked(output.text)
    }

    private static func checked(_ url: String) throws(LinkError) -> String {
        guard url.utf8.count <= maximumURLByteCount else { throw .tooLong(url) }
        if let fault = URLRule.fault(in: url) {
            throw LinkError(code: .malformedURL, subject: url.cut(to: 80), message: fault.message)
        }
        guard
            SchemeName.lowercased(of: url).map(SchemeName.web.contains) != true || hasPlainHost(url)
        else {
            throw LinkError(
                code: .host, subject: url.cut(to: 80),
                message: "expected a web page with a host that has no percent escapes")
        }
        return url
    }

    /// Whether a URL has a host without percent escapes. Escapes in a host are refused, because
    /// programs interpret them differently.
    private static func hasPlainHost(_ url: String) -> Bool {
        // The caller refuses a URL that Foundation cannot parse.
        guard let url = URL(verbatim: url) else { return true }
        let host = url.host(percentEncoded: true) ?? ""
        return !host.isEmpty && !host.utf8.contains(UInt8(ascii: "%"))
    }
}
