import Foundation
import Testing
import WireFormat

/// Data outside of memory, which is read on demand.
struct WireDataSourceTests {
    struct Pattern: WireDataSource {
        let byteCount: Int
        let identity: String

        func read(_ range: Range<Int>) throws(PayloadError) -> Data {
            guard identity != "gone" else {
                throw PayloadError(code: .output, message: "unavailable")
            }
            return Data(range.map { UInt8(truncatingIfNeeded: $0 &* 7) })
        }

        var bytes: Data { Data((0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 7) }) }
    }

    @Test(arguments: [0, 1, 2, 3, 49_152, 49_153, 150_000])
    func sourcesAreWrittenLikeBytesInMemory(_ count: Int) throws {
        let pattern = Pattern(byteCount: count, identity: "a")
        #expect(try WireData(source: pattern).load() == pattern.bytes)
        let outside: WireValue = ["a": .data(WireData(source: pattern))]
        let inside: WireValue = ["a": .data(WireData(pattern.bytes))]
        for encoding in WireEncoding.all {
            #expect(try outside.encoded(as: encoding) == inside.encoded(as: encoding))
        }
    }

    @Test func sourcesAreComparedByIdentityAndByteCount() {
        let one = WireData(source: Pattern(byteCount: 10, identity: "a"))
        #expect(one == WireData(source: Pattern(byteCount: 10, identity: "a")))
        #expect(one != WireData(source: Pattern(byteCount: 10, identity: "b")))
        #expect(one != WireData(source: Pattern(byteCount: 11, identity: "a")))
        #expect(one != WireData(Pattern(byteCount: 10, identity: "a").bytes))
        #expect(Set([one, WireData(source: Pattern(byteCount: 10, identity: "a"))]).count == 1)
    }

    /// No memory is reserved for a declared size before the first bytes arrive.
    @Test(arguments: [10, 1 << 60])
    func sourcesThatFailThrowOnLoadingAndWriting(_ count: Int) {
        let data = WireData(source: Pattern(byteCount: count, identity: "gone"))
        let gone = WireValue.data(data)
        #expect(throws: PayloadError.self) { try data.load() }
        for encoding in WireEncoding.all {
            let error = #expect(throws: PayloadError.self) { try gone.encoded(as: encoding) }
            #expect(error?.code == .output)
        }
    }

    struct Unplugged: WireDataSource {
        struct NoCable: Error {}

        let byteCount = 10
        let identity = "a camera"

        func read(_: Range<Int>) throws -> Data { throw NoCable() }
    }

    /// The error that a source throws is the underlying error.
    @Test func errorsOfASourceAreUnderlying() {
        let data = WireData(source: Unplugged())
        for body in [
            { _ = try data.load() }, { _ = try WireValue.data(data).encoded(as: .json) },
            { try data.forEachChunk { _ in } },
        ] as [() throws -> Void] {
            let error = #expect(throws: PayloadError.self) { try body() }
            #expect(error?.code == .input)
            #expect(error?.underlying is Unplugged.NoCable)
        }
    }

    /// A file can shrink or grow after its size was read. The document is not at fault (8.1.7).
    @Test(arguments: [9, 11])
    func sourcesOfAnotherSizeCannotBeRead(_ count: Int) {
        struct Changed: WireDataSource {
            let byteCount = 10
            let identity = "a file"
            let count: Int
            func read(_: Range<Int>) -> Data { Data(count: count) }
        }
        let error = #expect(throws: PayloadError.self) {
            try WireValue.data(WireData(source: Changed(count: count))).encoded(as: .binary)
        }
        #expect(error?.findings.map(\.message) == ["a file: read \(count) bytes, expected 10"])
        #expect(error?.code == .input)
    }

    /// A source without an identity equals only itself.
    @Test func aSourceNeedsNoIdentity() throws {
        struct Zeros: WireDataSource {
            let byteCount = 3
            func read(_ range: Range<Int>) -> Data { Data(count: range.count) }
        }
        let data = WireData(source: Zeros())
        let copy = data
        #expect(try data.load() == Data(count: 3))
        #expect(
            data == copy && data != WireData(source: Zeros()) && data != WireData(Data(count: 3)))
    }
}
