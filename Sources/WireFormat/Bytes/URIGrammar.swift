/// URIs (RFC 3986, section 3): `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]`, in
/// ASCII.
///
/// Foundation's parser is not used, because it repairs or accepts text that the grammar refuses.
/// Parsers also disagree on whether `"\tfile:"` has the scheme `file`; the grammar is unambiguous.
package enum URIGrammar {
    /// Returns whether a string is an absolute URI with any scheme.
    package static func matches(_ text: String) -> Bool {
        text.withBytes { matches($0, 0..<$0.byteCount) }
    }

    static func matches(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        start(of: bytes.extracting(range)) != nil
    }

    /// The start of an absolute URI.
    struct Start {
        var schemeLength: Int
        /// Whether the URI starts with `http://` or `https://` and a plain host name that ends at a
        /// slash or at the end of the URI.
        var isPlainWeb: Bool
    }

    /// Returns nil if the bytes are not an absolute URI.
    static func start(of bytes: RawSpan) -> Start? {
        let count = bytes.byteCount
        guard var start = schemeStart(bytes) else { return nil }
        var position = start.schemeLength + 1
        if bytes.hasPair("/", "/", at: position) {
            let host = position + 2
            // Most authorities are plain host names.
            position = endOfHostName(bytes, from: host)
            let isOver = position == count || bytes.byte(at: position) == UInt8(ascii: "/")
            start.isPlainWeb = start.isPlainWeb && isOver && position > host
            if !isOver, !endsAuthority.contains(bytes.byte(at: position)) {
                position = end(bytes, position..<count) { !endsAuthority.contains($0) }
                guard isAuthority(bytes, host..<position) else { return nil }
            }
        }
        // Read the path and the query together: a query allows all characters of a path, and “?”.
        position = endOfQuery(bytes, from: position)
        if position < count, bytes.byte(at: position) == UInt8(ascii: "#") {
            position = endOfQuery(bytes, from: position + 1)
        }
        return position == count ? start : nil
    }

    private static func schemeStart(_ bytes: RawSpan) -> Start? {
        // Most URLs begin with “https://” or “http://”. Each of these is compared as one
        // little-endian word.
        if let word = bytes.wordIfPresent(at: 0) {
            if word == 0x2F2F_3A73_7074_7468 { return Start(schemeLength: 5, isPlainWeb: true) }
            if word << 8 == 0x2F2F_3A70_7474_6800 {
                return Start(schemeLength: 4, isPlainWeb: true)
            }
        }
        var colon = endOfHostName(bytes, from: 0)
        guard colon > 0, letters.contains(bytes.byte(at: 0)) else { return nil }
        colon = end(bytes, colon..<bytes.byteCount, schemeCharacters.contains)
        guard colon < bytes.byteCount, bytes.byte(at: colon) == UInt8(ascii: ":") else {
            return nil
        }
        return Start(schemeLength: colon, isPlainWeb: false)
    }

    /// Returns the offset of the first byte that is not a letter, a digit, a dot or a hyphen, or
    /// else the end.
    private static func endOfHostName(_ bytes: RawSpan, from start: Int) -> Int {
        let position = URIBlocks.endOfName(bytes, from: start)
        return end(bytes, position..<bytes.byteCount, hostCharacters.contains)
    }

    private static func isAuthority(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        var host = range
        if let at = first("@", bytes, host) {
            guard all(bytes, host.lowerBound..<at, userCharacters) else { return false }
            host = at + 1..<host.upperBound
        }
        if let open = first("[", bytes, host), open == host.lowerBound {
            guard let close = first("]", bytes, host),
                isLiteral(bytes, open + 1..<close)
            else { return false }
            return isPort(bytes, close + 1..<host.upperBound)
        }
        let end = first(":", bytes, host) ?? host.upperBound
        return all(bytes, host.lowerBound..<end, nameCharacters)
            && isPort(bytes, end..<host.upperBound)
    }

    private static func isPort(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        guard !range.isEmpty else { return true }
        return bytes.byte(at: range.lowerBound) == UInt8(ascii: ":")
            && all(bytes, range.lowerBound + 1..<range.upperBound, digits)
    }

    /// Returns whether a range is an `IP-literal` without its brackets: an IPv6 address, or `v`,
    /// hexadecimal digits, a dot and further characters.
    private static func isLiteral(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
        let text = bytes.uncheckedString(range)
        guard let lead = text.utf8.first else { return false }
        guard lead | 0x20 == UInt8(ascii: "v") else { return isIPv6(text) }
        let parts = text.utf8.dropFirst().split(
            separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[0].allSatisfy(hexadecimal.contains)
            && !parts[1].isEmpty
            && parts[1].allSatisfy { userCharacters.contains($0) && $0 != UInt8(ascii: "%") }
    }

    private static func isIPv6(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let colon = UInt8(ascii: ":")
        let gaps = bytes.indices.dropLast().filter { bytes[$0] == colon && bytes[$0 + 1] == colon }
        guard gaps.count <= 1 else { return false }
        guard let gap = gaps.first else { return groups(bytes[...], last: true) == 8 }
        guard let before = groups(bytes[..<gap], last: false),
            let after = groups(bytes[(gap + 2)...], last: true)
        else { return false }
        return before + after <= 7
    }

    /// Returns the number of 16-bit groups in a part of an IPv6 address; nil if the part is
    /// malformed. If `last` is true, the part can end with an IPv4 address, which counts as two
    /// groups.
    private static func groups(_ bytes: ArraySlice<UInt8>, last: Bool) -> Int? {
        guard !bytes.isEmpty else { return 0 }
        let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        var count = 0
        for (position, part) in parts.enumerated() {
            if last, position == parts.count - 1, part.contains(UInt8(ascii: ".")) {
                guard isIPv4(part) else { return nil }
                count += 2
            } else {
                guard 1...4 ~= part.count, part.allSatisfy(hexadecimal.contains) else { return nil }
                count += 1
            }
        }
        return count
    }

    private static func isIPv4(_ bytes: ArraySlice<UInt8>) -> Bool {
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                guard 1...3 ~= part.count, part.allSatisfy(digits.contains) else { return false }
                guard part.count == 1 || part.first != UInt8(ascii: "0") else { return false }
                return part.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 255
            }
    }

    private static func first(
        _ character: Unicode.Scalar, _ bytes: RawSpan, _ range: Range<Int>
    ) -> Int? {
        let position = end(bytes, range) { $0 != UInt8(ascii: character) }
        return position < range.upperBound ? position : nil
    }

    /// Returns the offset of the first byte that does not satisfy a condition, or else the end.
    @inline(__always)
    private static func end(
        _ bytes: RawSpan, _ range: Range<Int>, _ holds: (UInt8) -> Bool
    ) -> Int {
        var position = range.lowerBound
        while position < range.upperBound, holds(bytes.byte(at: position)) { position += 1 }
        return position
    }

    /// Returns the offset of the first byte that is not allowed in a query, or of the first `%`
    /// that does not start an escape, or else the end.
    private static func endOfQuery(_ bytes: RawSpan, from start: Int) -> Int {
        var position = URIBlocks.endOfQuery(bytes, from: start)
        while position < bytes.byteCount, let next = next(position, bytes, queryCharacters) {
            let isLast = bytes.byteCount &- next < URIBlocks.byteCount
            position = isLast ? next : URIBlocks.endOfQuery(bytes, from: next)
        }
        return position
    }

    private static func all(_ bytes: RawSpan, _ range: Range<Int>, _ allowed: ASCIISet) -> Bool {
        let bytes = bytes.extracting(range)
        var position = 0
        while position < bytes.byteCount {
            guard let next = next(position, bytes, allowed) else { return false }
            position = next
        }
        return true
    }

    /// Returns the offset after an allowed character or an escape; nil if neither is at `position`.
    @inline(__always)
    private static func next(_ position: Int, _ bytes: RawSpan, _ allowed: ASCIISet) -> Int? {
        let byte = bytes.byte(at: position)
        guard allowed.contains(byte) else { return nil }
        guard byte == UInt8(ascii: "%") else { return position + 1 }
        guard position + 2 < bytes.byteCount, hexadecimal.contains(bytes.byte(at: position + 1)),
            hexadecimal.contains(bytes.byte(at: position + 2))
        else { return nil }
        return position + 3
    }

    private static let endsAuthority = ASCIISet("#"..."#").union(ASCIISet("/"..."/"))
        .union(ASCIISet("?"..."?"))
    private static let letters = ASCIISet("A"..."Z").union(ASCIISet("a"..."z"))
    private static let digits = ASCIISet("0"..."9")
    private static let hexadecimal = digits.union(ASCIISet("A"..."F")).union(ASCIISet("a"..."f"))
    private static let hostCharacters = letters.union(digits).union(ASCIISet("-"..."."))
    private static let schemeCharacters = hostCharacters.union(ASCIISet("+"..."+"))
    /// The characters of `reg-name`: unreserved characters, escapes and sub-delims.
    private static let nameCharacters = letters.union(digits).union(ASCIISet("!"..."!"))
        .union(ASCIISet("$"...".")).union(ASCIISet(";"...";")).union(ASCIISet("="..."="))
        .union(ASCIISet("_"..."_")).union(ASCIISet("~"..."~"))
    private static let userCharacters = nameCharacters.union(ASCIISet(":"...":"))
    private static let queryCharacters = userCharacters.union(ASCIISet("/"..."/"))
        .union(ASCIISet("?"..."@"))
}
