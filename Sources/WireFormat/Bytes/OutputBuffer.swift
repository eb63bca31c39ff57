#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Takes the bytes of a document piece by piece, in order.
public typealias WireDrain = (RawSpan) throws(WireError) -> Void

/// Bytes written so far: handed on piece by piece when there is somebody to take them, else gathered.
///
/// Every store goes through ``write(atMost:_:)``: a closure is given a span of the room it asked for, in
/// which each store is checked before it is made, and returns how many of the first bytes count.
struct OutputBuffer: ~Copyable {
    /// How many bytes are gathered before they are handed on, and the most there are in a piece.
    static let pieceSize = 64 << 10
    /// How far words of eight bytes may be stored beyond the bytes that count.
    static let overhang = 16

    private var memory: UnsafeMutableRawPointer
    private var capacity: Int
    private var filled = 0
    private var drained = 0
    private let drain: WireDrain?
    /// Whether data is only counted, not written.
    let countsData: Bool
    /// Why bytes could not be handed on; none are after that.
    private var failure: WireError?

    /// Makes a buffer that hands its bytes on, or gathers them all when nobody takes them.
    ///
    /// - Parameters:
    ///   - drain: takes the bytes.
    ///   - countsData: whether data is only counted, for who wants to know the size.
    init(drain: WireDrain? = nil, countsData: Bool = false) {
        self.drain = drain
        self.countsData = countsData
        // Between two calls of settle less than another piece is written.
        capacity = drain == nil ? 4 << 10 : 2 * Self.pieceSize
        memory = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        memory.deallocate()
    }

    /// The number of bytes written in all.
    var count: Int { drained + filled }

    /// Whether the bytes are handed on.
    var isDrained: Bool { drain != nil }

    /// Gives a closure room for some bytes, and takes over as many of the first as it returns: it must
    /// have written all of these.
    @inline(__always)
    mutating func write(atMost room: Int, _ body: (inout MutableRawSpan) -> Int) {
        precondition(room >= 0)
        if capacity - filled < room { grow(for: room) }
        // There are so many bytes after those that are filled, and nobody else has the memory.
        let bytes = UnsafeMutableRawBufferPointer(start: memory + filled, count: room)
        var output = bytes.mutableBytes
        let written = body(&output)
        precondition(0...room ~= written, "more bytes are to count than there was room for")
        filled += written
    }

    /// Makes room for many bytes that will come, and a few after them; without it, room grows as it is
    /// needed.
    mutating func reserve(_ count: Int) {
        if capacity - filled < count { grow(for: count + count / 16) }
    }

    @inline(never)
    private mutating func grow(for room: Int) {
        // Many times what there was: memory that is never touched costs nothing, but pages that are
        // touched for the first time cost more than what is written on them.
        let factor = self.capacity < Self.pieceSize ? 16 : self.capacity < 1 << 20 ? 64 : 2
        let capacity = max(factor * self.capacity, filled + room)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        memory.copyMemory(from: self.memory, byteCount: filled)
        self.memory.deallocate()
        (self.memory, self.capacity) = (memory, capacity)
    }

    /// Takes the last bytes back, of those that were not handed on.
    mutating func removeLast(_ count: Int) {
        precondition(0...filled ~= count)
        filled -= count
    }

    /// Calls a closure with the bytes that were not handed on.
    func withBytes<Result, Failure>(
        _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(start: memory, count: filled).bytes)
    }

    // MARK: Handing on

    /// Hands the bytes on when there are many.
    ///
    /// - Throws: what whoever takes them throws, now or before.
    @inline(__always)
    mutating func settle() throws(WireError) {
        if filled >= Self.pieceSize, drain != nil { try flush() }
    }

    /// Hands the bytes on, when there is somebody to take them.
    ///
    /// - Throws: what whoever takes them throws, now or before.
    mutating func flush() throws(WireError) {
        handOn()
        if let failure { throw failure }
    }

    /// Hands the bytes on when there are many; what goes wrong is thrown later.
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
        do throws(WireError) {
            for start in stride(from: 0, to: bytes.byteCount, by: Self.pieceSize) {
                let end = min(start + Self.pieceSize, bytes.byteCount)
                try drain(bytes.extracting(start..<end))
            }
        } catch {
            failure = error
        }
    }

    /// Counts bytes as handed on that are not written.
    mutating func skip(_ count: Int) { drained += count }

    /// Writes bytes as they are: many pass by the buffer when they are handed on.
    mutating func pass(_ bytes: RawSpan) throws(WireError) {
        guard isDrained, bytes.byteCount >= Self.pieceSize else {
            append(bytes)
            return try settle()
        }
        try flush()
        handOn(bytes)
        try flush()
    }

    /// The bytes that were gathered; the buffer is empty then.
    mutating func takeData() -> Data {
        defer { filled = 0 }
        // What fills little of its memory is copied, and does not hold on to the rest.
        let least = capacity / (capacity < Self.pieceSize ? 4 : 32)
        guard filled > least else { return Data(bytes: memory, count: filled) }
        let data = Data(
            bytesNoCopy: memory, count: filled,
            deallocator: .custom { memory, _ in memory.deallocate() })
        capacity = 4 << 10
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

    /// Appends the first bytes of a word, the lowest one first.
    @inline(__always)
    mutating func append(word: UInt64, count: Int) {
        write(atMost: 8) { output in
            output.storeBytes(of: word.littleEndian, as: UInt64.self)
            return count
        }
    }

    /// Appends a number of 1 to 8 bytes, the greatest byte first.
    @inline(__always)
    mutating func append(bigEndian value: UInt64, width: Int) {
        append(word: value.byteSwapped >> UInt64(64 - 8 * width), count: width)
    }
}
