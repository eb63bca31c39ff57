import Essentials

/// The bytes of the output. With a drain, the buffer passes them on in pieces; without, it collects
/// them.
///
/// Every store goes through ``write(atMost:_:)``. Its closure gets a span of the requested room,
/// checks each store, or once that all of them fit, and returns how many of the first bytes to keep.
struct OutputBuffer: ~Copyable {
    /// The number of bytes to collect before passing them on, and the greatest size of a piece.
    static let pieceSize = 64 << 10
    /// The number of bytes that stores of whole words may touch beyond the bytes to keep.
    static let overhang = 16

    private var memory: UnsafeMutableRawPointer
    private var capacity: Int
    /// Up to here, bytes need neither more memory nor to be passed on; at most the capacity.
    private var limit: Int
    private var filled = 0
    private var drained = 0
    private let drain: ((RawSpan) throws -> Void)?
    /// Whether data is counted instead of written.
    let countsData: Bool
    /// The first error of the drain. No more bytes are passed on after it.
    private var failure: WireFault?

    /// Creates a buffer.
    ///
    /// - Parameters:
    ///   - drain: Receives the bytes; nil to collect them all.
    ///   - countsData: Whether to count data without writing it, to find the size of a document.
    init(drain: ((RawSpan) throws -> Void)? = nil, countsData: Bool = false) {
        self.drain = drain
        self.countsData = countsData
        // Less than one more piece is written between two calls of `settle`.
        capacity = drain == nil ? 4 << 10 : 2 * Self.pieceSize
        limit = drain == nil ? capacity : Self.pieceSize
        memory = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        memory.deallocate()
    }

    /// The number of all bytes written so far.
    var count: Int { drained + filled }

    /// Whether the buffer passes its bytes on.
    var isDrained: Bool { drain != nil }

    /// Gives a closure room for some bytes, and keeps as many of the first as it returns. The
    /// closure must have written all of these.
    @inline(__always)
    mutating func write(atMost room: Int, _ body: (inout MutableRawSpan) -> Int) {
        precondition(room >= 0)
        if !hasRoom(for: room) { makeRoom(for: room) }
        // The memory has room for so many more bytes, and nothing else refers to it.
        let bytes = UnsafeMutableRawBufferPointer(start: memory + filled, count: room)
        var output = bytes.mutableBytes
        let written = body(&output)
        precondition(0...room ~= written, "more bytes are to count than there was room for")
        filled &+= written
    }

    /// Whether there is room for some bytes, and nothing to pass on after them, so that there is no
    /// need to call ``settle()``.
    @inline(__always)
    func hasRoom(for count: Int) -> Bool {
        limit &- filled >= count
    }

    /// Makes room for the given number of bytes and a few more. Without this, room grows on demand.
    mutating func reserve(_ count: Int) {
        if capacity - filled < count { grow(for: count + count / 16) }
    }

    @inline(never)
    private mutating func makeRoom(for room: Int) {
        if capacity - filled < room { grow(for: room) }
    }

    private mutating func grow(for room: Int) {
        // Grow by a large factor: untouched memory costs nothing, but touching a page for the first
        // time costs more than writing to it.
        let factor = self.capacity < Self.pieceSize ? 16 : self.capacity < 1 << 20 ? 64 : 2
        let capacity = max(factor * self.capacity, filled + room)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        memory.copyMemory(from: self.memory, byteCount: filled)
        self.memory.deallocate()
        (self.memory, self.capacity) = (memory, capacity)
        if !isDrained { limit = capacity }
    }

    /// Removes the last bytes, which must not have been passed on.
    mutating func removeLast(_ count: Int) {
        precondition(0...filled ~= count)
        filled -= count
    }

    /// Calls a closure with the bytes that were not passed on yet.
    func withBytes<Result, Failure>(
        _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(start: memory, count: filled).bytes)
    }

    // MARK: Passing on

    /// Passes the bytes on if there is at least a piece.
    ///
    /// - Throws: The first error of the drain, now or earlier.
    @inline(__always)
    mutating func settle() throws(WireFault) {
        if filled >= Self.pieceSize, drain != nil { try flush() }
    }

    /// Passes the bytes on if there is a drain.
    ///
    /// - Throws: The first error of the drain, now or earlier.
    mutating func flush() throws(WireFault) {
        handOn()
        if let failure { throw failure }
    }

    /// Passes the bytes on if there is at least a piece. An error is thrown by a later call.
    mutating func handOnIfMany() {
        if filled >= Self.pieceSize { handOn() }
    }

    private mutating func handOn() {
        guard drain != nil else { return }
        let bytes = UnsafeRawBufferPointer(start: memory, count: filled).bytes
        filled = 0
        handOn(bytes)
    }

    private mutating func handOn(_ bytes: RawSpan) {
        drained += bytes.byteCount
        guard let drain, failure == nil else { return }
        do {
            for start in stride(from: 0, to: bytes.byteCount, by: Self.pieceSize) {
                let end = min(start + Self.pieceSize, bytes.byteCount)
                try drain(bytes.extracting(start..<end))
            }
        } catch {
            failure = WireFault(error, or: .output)
        }
    }

    /// Counts bytes as passed on without writing them.
    mutating func skip(_ count: Int) { drained += count }

    /// Writes bytes unchanged. With a drain, many bytes bypass the buffer.
    mutating func pass(_ bytes: RawSpan) throws(WireFault) {
        guard isDrained, bytes.byteCount >= Self.pieceSize else {
            append(bytes)
            return try settle()
        }
        try flush()
        handOn(bytes)
        try flush()
    }

    /// Returns the collected bytes, and empties the buffer.
    mutating func takeData() -> Data {
        defer { filled = 0 }
        // Copy the bytes if they fill little of the memory, so that the rest can be freed.
        let least = capacity / (capacity < Self.pieceSize ? 4 : 32)
        guard filled > least else { return Data(bytes: memory, count: filled) }
        let data = Data(
            bytesNoCopy: memory, count: filled,
            deallocator: .custom { memory, _ in memory.deallocate() })
        capacity = 4 << 10
        limit = capacity
        memory = .allocate(byteCount: capacity, alignment: 16)
        return data
    }
}

extension OutputBuffer {
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        write(atMost: 1) { output in
            output.storeBytes(of: byte, as: UInt8.self)
            return 1
        }
    }

    /// Appends a byte a number of times.
    @inline(__always)
    mutating func append(repeating byte: UInt8, count: Int) {
        write(atMost: max(count, 16)) { output in
            output.storeBytes(of: SIMD16(repeating: byte), as: SIMD16<UInt8>.self)
            for position in 16..<max(count, 16) {
                output.storeBytes(of: byte, toByteOffset: position, as: UInt8.self)
            }
            return count
        }
    }

    @inline(__always)
    mutating func append(_ text: StaticString) {
        let count = text.utf8CodeUnitCount
        write(atMost: count) { output in
            output.copy(UnsafeRawBufferPointer(start: text.utf8Start, count: count))
        }
    }

    mutating func append(_ bytes: RawSpan) {
        write(atMost: bytes.byteCount) { output in
            bytes.withUnsafeBytes { output.copy($0) }
        }
    }

    /// Appends the lowest `count` bytes of a word, lowest byte first.
    @inline(__always)
    mutating func append(word: UInt64, count: Int) {
        write(atMost: 8) { output in
            output.storeBytes(of: word.littleEndian, as: UInt64.self)
            return count
        }
    }

    @inline(__always)
    mutating func append(_ mark: TextMark) { append(word: mark.word, count: mark.count) }

    /// Appends a big-endian number of 1 to 8 bytes.
    @inline(__always)
    mutating func append(bigEndian value: UInt64, width: Int) {
        append(word: value.byteSwapped >> UInt64(64 - 8 * width), count: width)
    }
}
