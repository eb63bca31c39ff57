import Essentials

/// Buffers the output, and passes it in chunks to a closure, the drain. Without a drain, the buffer
/// collects all bytes.
///
/// Every store goes through ``write(atMost:_:)``. Its closure gets a span of the requested size,
/// checks that its stores are in bounds (one by one, or all at once), and returns how many bytes to
/// keep from the start.
struct OutputBuffer: ~Copyable {
    /// The number of bytes to collect before draining them, and the maximum size of a chunk.
    static let chunkSize = 64 << 10
    /// The room to reserve after the output, because a store of a whole word can overwrite bytes
    /// that follow the output.
    static let storeSlack = 16

    private var memory: UnsafeMutableRawPointer
    private var capacity: Int
    /// The fill level up to which the buffer need neither grow nor be drained; at most the
    /// capacity.
    private var limit: Int
    private var filled = 0
    private var drained = 0
    private let drain: ((RawSpan) throws -> Void)?
    /// Whether data is counted instead of written, to find the size of a document.
    let countsData: Bool
    /// The first error of the drain. After it, the buffer drains no more bytes.
    private var failure: PayloadError?

    init(drain: ((RawSpan) throws -> Void)? = nil, countsData: Bool = false) {
        self.drain = drain
        self.countsData = countsData
        // With a drain, two chunks suffice, because callers write less than one chunk between two
        // calls of `drainIfNeeded`.
        capacity = drain == nil ? 4 << 10 : 2 * Self.chunkSize
        limit = drain == nil ? capacity : Self.chunkSize
        memory = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        memory.deallocate()
    }

    /// The number of bytes written so far, drained or not.
    var count: Int { drained + filled }

    var isDrained: Bool { drain != nil }

    /// Calls a closure with `room` writable bytes, and commits the number of bytes that the closure
    /// returns. The closure must have written all of them.
    @inline(__always)
    mutating func write(atMost room: Int, _ body: (inout MutableRawSpan) -> Int) {
        precondition(room >= 0)
        if !hasRoom(for: room) { makeRoom(for: room) }
        // The memory has `room` more bytes, and nothing else refers to it.
        let bytes = UnsafeMutableRawBufferPointer(start: memory + filled, count: room)
        var output = bytes.mutableBytes
        let written = body(&output)
        precondition(0...room ~= written, "wrote more bytes than were reserved")
        filled &+= written
    }

    /// Whether `count` bytes fit without growing or draining the buffer. If so, the caller need not
    /// call ``drainIfNeeded()``.
    @inline(__always)
    func hasRoom(for count: Int) -> Bool {
        limit &- filled >= count
    }

    /// Reserves room for `count` bytes and a few more. Without this call, the buffer grows on
    /// demand.
    mutating func reserve(_ count: Int) {
        if capacity - filled < count { grow(for: count + count / 16) }
    }

    @inline(never)
    private mutating func makeRoom(for room: Int) {
        if capacity - filled < room { grow(for: room) }
    }

    private mutating func grow(for room: Int) {
        // Grow by a large factor: unused memory costs nothing, but each move of the bytes touches
        // new pages, and the first access to a page costs more than later writes to it.
        let factor = self.capacity < Self.chunkSize ? 16 : self.capacity < 1 << 20 ? 64 : 2
        let capacity = max(factor * self.capacity, filled + room)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        memory.copyMemory(from: self.memory, byteCount: filled)
        self.memory.deallocate()
        (self.memory, self.capacity) = (memory, capacity)
        if !isDrained { limit = capacity }
    }

    /// The bytes must not have been drained.
    mutating func removeLast(_ count: Int) {
        precondition(0...filled ~= count)
        filled -= count
    }

    /// Calls a closure with the bytes that were not drained yet.
    func withBytes<Result, Failure>(
        _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(start: memory, count: filled).bytes)
    }

    // MARK: Draining

    /// - Throws: The first error of the drain, whether this call or an earlier one caused it.
    @inline(__always)
    mutating func drainIfNeeded() throws(PayloadError) {
        if filled >= Self.chunkSize, drain != nil { try flush() }
    }

    /// - Throws: The first error of the drain, whether this call or an earlier one caused it.
    mutating func flush() throws(PayloadError) {
        drainAll()
        if let failure { throw failure }
    }

    /// If the drain fails, a later call of ``flush()`` throws the error.
    mutating func drainDeferringErrors() {
        if filled >= Self.chunkSize { drainAll() }
    }

    private mutating func drainAll() {
        guard drain != nil else { return }
        let bytes = UnsafeRawBufferPointer(start: memory, count: filled).bytes
        filled = 0
        drainBytes(bytes)
    }

    private mutating func drainBytes(_ bytes: RawSpan) {
        drained += bytes.byteCount
        guard let drain, failure == nil else { return }
        do {
            for start in stride(from: 0, to: bytes.byteCount, by: Self.chunkSize) {
                let end = min(start + Self.chunkSize, bytes.byteCount)
                try drain(bytes.extracting(start..<end))
            }
        } catch {
            failure = PayloadError(error, or: .output)
        }
    }

    mutating func skip(_ count: Int) { drained += count }

    /// With a drain, a large write bypasses the buffer.
    mutating func writeThrough(_ bytes: RawSpan) throws(PayloadError) {
        guard isDrained, bytes.byteCount >= Self.chunkSize else {
            append(bytes)
            return try drainIfNeeded()
        }
        try flush()
        drainBytes(bytes)
        try flush()
    }

    /// Returns the collected bytes, and leaves the buffer empty.
    mutating func takeData() -> Data {
        defer { filled = 0 }
        // Copy the bytes if they fill only a small part of the memory, to free the rest.
        let least = capacity / (capacity < Self.chunkSize ? 4 : 32)
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
