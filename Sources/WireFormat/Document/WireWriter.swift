package import Essentials

/// Writes a document value by value, without building a tree. Data passes through in chunks.
///
/// The caller writes the keys of each dictionary in canonical order, each once. Compact JSON is
/// then canonical (RFC 8785).
package struct WireWriter: ~Copyable {
    /// The purpose of the output, which decides how data and invalid values are written.
    package enum Purpose: Sendable {
        /// A document or a value in another encoding. Invalid values are errors.
        case conversion
        /// An item. Invalid values are written too. Strict reading might then report findings, so
        /// the output must be checked.
        case item
        /// The size of an item. Like ``item``, but data is checked and counted instead of written.
        case measuring
        /// A draft of an item, which is read only for its findings. Like ``item``, but a digest
        /// replaces long data. The encoding must be JSON, the only one that can represent every
        /// invalid value.
        case draft
    }

    var output: OutputBuffer
    let form: WireEncoding.Form
    let purpose: Purpose
    var tally = WriterTally()
    private var needsCheck = false
    private var dataByteCount = 0
    /// Whether the document is longer than a reader accepts. If so, the writer omits further data.
    package private(set) var isTooLong = false
    var json: JSONEmitter
    var xml = XMLPlistEmitter()
    /// Nil unless the output is a binary property list, because its tables take time to create.
    var binary: BinaryPlistEmitter?

    /// Property lists ignore `isPretty`. If `drain` is nil, ``finish()`` returns the bytes.
    package init(
        _ encoding: WireEncoding, isPretty: Bool = false, drain: ((RawSpan) throws -> Void)? = nil,
        purpose: Purpose = .conversion
    ) {
        form = encoding.form
        self.purpose = purpose
        output = OutputBuffer(drain: drain, countsData: purpose == .measuring)
        json = JSONEmitter(isPretty: isPretty)
        switch form {
        case .json: break
        case .xml: xml.begin(&output)
        case .binary: binary = BinaryPlistEmitter()
        }
    }

    /// Reserves room for data in advance, so that written bytes are not moved.
    package mutating func reserve(dataByteCount count: Int) {
        // A binary property list is written at the end, when its size is known.
        guard !form.isWrittenAtEnd, !output.isDrained, count >= 1 << 20 else { return }
        output.reserve(Base64.characterCount(ofBytes: count))
    }

    /// Returns the bytes of the document; empty if the writer has a drain.
    package mutating func finish() throws(PayloadError) -> Data {
        switch form {
        case .json: json.finish(&output)
        case .xml: xml.finish(&output)
        case .binary: try binary?.finish(&output)
        }
        try output.flush()
        isTooLong = isTooLong || output.count > Self.limits.documentByteCount
        return output.takeData()
    }

    // MARK: Checks

    private static let limits = WireLimits()

    /// Whether the values so far are known to pass strict reading with default limits. The size of
    /// the document is not considered; see ``isTooLong``.
    package var isKnownValid: Bool { !needsCheck && tally.isWithin(Self.limits) }

    /// Records that strict reading might report findings.
    package mutating func requireCheck() { needsCheck = true }

    package var byteCount: Int { output.count }

    /// Throws an error if the purpose is a conversion; otherwise records that the output must be
    /// checked.
    mutating func refuse(_ error: @autoclosure () -> PayloadError) throws(PayloadError) {
        guard purpose != .conversion else { throw error() }
        needsCheck = true
    }

    /// Whether the innermost container is too deep for readers with default limits, even if it is a
    /// tagged value. Its content can then be omitted. Always false for a conversion.
    ///
    /// If the depth exceeds the limit, even by the one level that a tagged value may add, the
    /// getter records that the output must be checked.
    var isTooDeep: Bool {
        mutating get {
            guard purpose != .conversion else { return false }
            let depth = depth
            if depth > Self.limits.depth { needsCheck = true }
            // Allow one level more: the innermost container can be a tagged value, which is not a
            // level.
            return depth > Self.limits.depth + 1
        }
    }

    private var depth: Int {
        mutating get {
            switch form {
            case .json: json.depth
            case .xml: xml.depth
            case .binary: binary?.depth ?? 0
            }
        }
    }

    /// - Throws: `value.null` unless the output is JSON, the only encoding that has nulls.
    package mutating func null() throws(PayloadError) {
        switch form {
        case .json: json.null(&output)
        case .xml, .binary:
            throw PayloadError(
                code: .null, message: "a null, which property lists cannot represent")
        }
    }

    // MARK: Values

    /// Whether the output is compact JSON, the most frequent output.
    ///
    /// Each function first tests for compact JSON and enough room in the buffer. A separate
    /// function handles all other cases. The fast path therefore need not save registers for the
    /// other encodings, or for growing or draining the buffer.
    @inline(__always)
    var isCompact: Bool { form == .json && !json.isPretty }

    @inline(__always)
    private var isCompactWithRoom: Bool { isCompact && output.hasRoom(for: 16) }

    package mutating func boolean(_ value: Bool) throws(PayloadError) {
        tally.value()
        if isCompactWithRoom { return json.boolean(value, &output) }
        try emit(value)
    }

    @inline(never)
    private mutating func emit(_ value: Bool) throws(PayloadError) {
        switch form {
        case .json: json.boolean(value, &output)
        case .xml: xml.boolean(value, &output)
        case .binary: binary?.boolean(value)
        }
        try output.drainIfNeeded()
    }

    package mutating func number(_ value: WireNumber) throws(PayloadError) {
        tally.value()
        if isCompact, output.hasRoom(for: 64) { return json.number(value, &output) }
        try emit(value)
    }

    @inline(never)
    private mutating func emit(_ value: WireNumber) throws(PayloadError) {
        switch form {
        case .json: json.number(value, &output)
        case .xml: xml.number(value, &output)
        case .binary: binary?.number(value)
        }
        try output.drainIfNeeded()
    }

    package mutating func string(_ value: borrowing String) throws(PayloadError) {
        value.withBytes { emit($0) }
        try output.drainIfNeeded()
    }

    /// Writes a string that needs no escapes in JSON: ASCII without quotes, backslashes and control
    /// characters.
    package mutating func string(plain value: borrowing String) throws(PayloadError) {
        guard isCompact else { return try string(value) }
        var isWritten = false
        value.withBytes { text in
            guard output.hasRoom(forShort: text) else { return }
            tally.value()
            tally.text(text.byteCount)
            json.string(plain: text, &output)
            isWritten = true
        }
        if !isWritten { try string(value) }
    }

    /// Writes a string of well-formed UTF-8.
    mutating func string(_ text: RawSpan) throws(PayloadError) {
        emit(text)
        try output.drainIfNeeded()
    }

    @inline(__always)
    private mutating func emit(_ text: RawSpan) {
        tally.value()
        tally.text(text.byteCount)
        if isCompact, output.hasRoom(for: text, escaping: JSONEscapes.self) {
            json.string(text, &output)
        } else {
            emitSlow(text)
        }
    }

    @inline(never)
    private mutating func emitSlow(_ text: RawSpan) {
        switch form {
        case .json: json.string(text, &output)
        case .xml: xml.string(text, &output)
        case .binary: binary?.string(text)
        }
    }

    package mutating func date(_ value: WireDate) throws(PayloadError) {
        tally.value()
        switch form {
        case .json: json.date(value, &output)
        case .xml: xml.date(value, &output)
        case .binary: binary?.date(value)
        }
        try output.drainIfNeeded()
    }

    package mutating func data(_ value: WireData) throws(PayloadError) {
        tally.value()
        // Short data is not checked against the size limit here, because `finish()` checks the size
        // of the whole output.
        if purpose == .conversion || value.byteCount <= OutputBuffer.chunkSize, purpose != .draft {
            try emit(value)
        } else {
            try emit(purpose == .draft ? value.digest() : withinLimit(value))
        }
        try output.drainIfNeeded()
    }

    private mutating func emit(_ value: WireData) throws(PayloadError) {
        switch form {
        case .json: try json.data(value, &output)
        case .xml: try xml.data(value, &output)
        case .binary: binary?.data(value)
        }
    }

    private mutating func withinLimit(_ value: WireData) -> WireData {
        // A binary property list is written only at the end, so `output` does not contain its data
        // yet.
        let written = form.isWrittenAtEnd ? dataByteCount : output.count
        let (count, room) = (value.byteCount, Self.limits.documentByteCount - written)
        guard count <= room, !form.isText || Base64.characterCount(ofBytes: count) <= room else {
            isTooLong = true
            return WireData(Data())
        }
        dataByteCount += count
        return value
    }

    /// Writes a URL as a tagged value, in every encoding.
    ///
    /// - Throws: `url.malformed` or `url.scheme` if the URL is not valid in a document.
    package mutating func url(_ value: URL) throws(PayloadError) {
        let text = value.absoluteString
        if form == .json, try url(text, { $0.emit(url: $1) }) { return }
        try begin(.dictionary)
        try key(WireTag.url.rawValue)
        // In a draft, write an invalid URL inside an array. Without the array, the new tag could
        // equal a malformed tag that was read, and findings about tags that were read are allowed.
        if purpose == .draft { try begin(.array) }
        try urlString(text)
        if purpose == .draft { try end(.array) }
        try end(.dictionary)
    }

    /// Records that the output must be checked, and writes a placeholder for a number that cannot
    /// be represented. In JSON, the placeholder is a number outside the range of doubles, which no
    /// reader accepts; in other encodings, it is 0.
    package mutating func overflow() throws(PayloadError) {
        requireCheck()
        guard form == .json else { return try number(0) }
        tally.value()
        json.overflow(&output)
    }

    /// Writes the text of a URL as a string, where the format requires a string.
    ///
    /// - Throws: `url.malformed` or `url.scheme` if the URL is not valid in a document.
    package mutating func urlString(_ text: String) throws(PayloadError) {
        if try !url(text, { $0.emit($1) }) { try string(text) }
    }

    /// Writes the text of a URL only if the URL is valid; returns whether it is.
    @inline(__always)
    private mutating func url(
        _ text: String, _ write: (inout WireWriter, RawSpan) -> Void
    ) throws(PayloadError) -> Bool {
        let fault = text.withBytes { bytes in
            let fault = URLRule.fault(in: bytes)
            if fault == nil { write(&self, bytes) }
            return fault
        }
        if let fault {
            try refuse(
                PayloadError(code: fault.code, message: "“\(text.cut(to: 80))”: \(fault.message)"))
            return false
        }
        try output.drainIfNeeded()
        return true
    }

    private mutating func emit(url text: RawSpan) {
        tally.value()
        tally.text(text.byteCount)
        json.url(text, &output)
    }

    package mutating func begin(_ container: WireContainer) throws(PayloadError) {
        tally.value()
        if isCompactWithRoom { return json.begin(container, &output) }
        beginSlow(container)
    }

    @inline(never)
    private mutating func beginSlow(_ container: WireContainer) {
        switch form {
        case .json: json.begin(container, &output)
        case .xml: xml.begin(container, &output)
        case .binary: binary?.begin(container)
        }
    }

    package mutating func end(_ container: WireContainer) throws(PayloadError) {
        if isCompactWithRoom { return json.end(container, &output) }
        try endSlow(container)
    }

    @inline(never)
    private mutating func endSlow(_ container: WireContainer) throws(PayloadError) {
        switch form {
        case .json: json.end(container, &output)
        case .xml: xml.end(container, &output)
        case .binary: binary?.end()
        }
        try output.drainIfNeeded()
    }
}
