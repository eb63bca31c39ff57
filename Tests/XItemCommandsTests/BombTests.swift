import Foundation
import Testing

/// Small inputs that declare large sizes, read by the tool in a process with little memory.
///
/// The limit applies to the address space, so a reader that allocates a declared size crashes. If the
/// tool exits with findings, it allocated little and did not trap.
struct BombTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// The tool's output for a file, with 400 MB of address space, and its status.
    private func validate(_ bytes: Data) throws -> (status: Int32, output: String) {
        let file = try folder.write(bytes, "bomb")
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "ulimit -v 400000; exec \"$0\" validate \"$1\"", BuiltTool.path, file,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output.prefix(2000), as: UTF8.self))
    }

    private func expect(_ id: String, _ bytes: Data, line: SourceLocation = #_sourceLocation) throws
    {
        let (status, output) = try validate(bytes)
        #expect(status == 1, "\(output.prefix(200))", sourceLocation: line)
        // If the finding has a pointer, “at” and the pointer follow the id.
        let isNamed = output.contains(" \(id): ") || output.contains(" \(id) at ")
        #expect(isNamed, "\(output.prefix(200))", sourceLocation: line)
    }

    private func repeated(_ text: String, _ count: Int, after start: String = "") -> Data {
        Data((start + String(repeating: text, count: count)).utf8)
    }

    /// A binary property list of encoded objects, with four-byte references; object 0 is the root.
    private func binary(_ objects: [Data]) -> Data {
        var bytes = Data("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes.append(object)
        }
        let table = bytes.count
        for offset in offsets { bytes.append(bigEndian(offset, 4)) }
        bytes.append(Data([0, 0, 0, 0, 0, 0, 4, 4]))
        return bytes + bigEndian(objects.count, 8) + bigEndian(0, 8) + bigEndian(table, 8)
    }

    private func bigEndian(_ value: Int, _ width: Int) -> Data {
        withUnsafeBytes(of: value.bigEndian) { Data($0.suffix(width)) }
    }

    @Test func nesting() throws {
        try expect("limit.depth", repeated("[", 400_000))
        try expect("limit.depth", repeated(#"{"a":"#, 200_000))
        try expect("limit.depth", repeated("<array>", 200_000, after: "<plist>"))
        let chain = (0..<50_000).map { Data([0xA1]) + bigEndian($0 + 1, 4) }
        try expect("limit.depth", binary(chain + [Data([0xA0])]))
    }

    /// Tags do not count as levels, but cannot hide levels either.
    @Test func nestedTags() throws {
        for tag in ["$x", "$string", "$data", "$$x"] {
            try expect("limit.depth", repeated("{\"\(tag)\":", 200_000, after: #"{"a":"#))
        }
    }

    @Test func sharedReferences() throws {
        // Each array contains the next array twice: 2 to the power of 60 leaves.
        let doubling = (1...60).map { Data([0xA2]) + bigEndian($0, 4) + bigEndian($0, 4) }
        try expect("limit.values", binary(doubling + [Data([0xA0])]))
        let many = Data([0xAF, 0x12]) + bigEndian(100_000, 4) + repeated("\0\0\0\u{1}", 100_000)
        let size = Data([0x12]) + bigEndian(1 << 20, 4) + Data(repeating: 0x78, count: 1 << 20)
        try expect("limit.text", binary([many, Data([0x5F]) + size]))
        try expect("limit.data", binary([many, Data([0x4F]) + size]))
    }

    /// Commands that write or compare all data refuse an item that refers to the same megabyte 300 times.
    @Test(arguments: [
        ["resolve", "--activity", "com.example.a"], ["upstream", "export"], ["extract", "--all"],
        ["diff", "-"], ["inbox", "put"],
    ])
    func sharedData(_ command: [String]) async throws {
        func string(_ text: String) -> Data {
            Data([0x5F, 0x10, UInt8(text.utf8.count)] + text.utf8)
        }
        func references(_ numbers: Int...) -> Data {
            numbers.reduce(into: Data()) { $0 += bigEndian($1, 4) }
        }
        let megabyte = Data([0x4F, 0x12]) + bigEndian(1 << 20, 4) + Data(count: 1 << 20)
        let many = Data([0xAF, 0x11]) + bigEndian(300, 2) + repeated("\0\0\0\u{F}", 300)
        let payload = binary([
            Data([0xD3]) + references(1, 2, 3, 4, 5, 6), string("version"),
            string("main-attachment"), string("user-info"), string("1.0"),
            Data([0xD1]) + references(7, 8), Data([0xD1]) + references(11, 12),
            string("representations"), Data([0xA1]) + references(9),
            Data([0xD2]) + references(10, 13, 11, 14), string("text"), string("a"), many,
            string("type-identifier"), string("public.plain-text"), megabyte,
        ])
        let file = try folder.write(payload, "shared.bplist")
        let console = TestConsole()
        console.input = Data(
            #"{"version":"1.0","main-attachment":{"representations":[{"text":"a","type-identifier":"public.text"}]}}"#
                .utf8)
        let output: [String] =
            switch command[0] {
            case "resolve", "upstream", "extract": ["-o", folder.path("out")]
            case "inbox": [folder.path("inbox")]
            default: []
            }
        #expect(await console.run(command + output + [file]) == 1)
        let message = "limit.data at /user-info/a/64: more than 67108864 bytes of data in total"
        #expect(console.errors.contains(message), "\(console.errors.prefix(500))")
        #expect(folder.names == ["shared.bplist"])
        #expect(await TestConsole().run("inspect", file) == 0)
    }

    @Test func cycles() throws {
        try expect("binary.cycle", binary([Data([0xA1]) + bigEndian(0, 4)]))
        let two = [Data([0xA1]) + bigEndian(1, 4), Data([0xA1]) + bigEndian(0, 4)]
        try expect("binary.cycle", binary(two))
    }

    /// Counts and offsets at the limits of integers are checked before use.
    @Test(arguments: [0x7FFF_FFFF_FFFF_FFFF, -1, 1 << 62, 1 << 32])
    func declaredCounts(_ count: Int) throws {
        for marker in [0x4F, 0x5F, 0x6F, 0xAF, 0xDF] as [UInt8] {
            let bytes = binary([Data([marker, 0x13]) + bigEndian(count, 8)])
            let (status, output) = try validate(bytes)
            #expect(status == 1 && output.contains("binary."), "\(output)")
        }
        for field in 0..<3 {
            var bytes = binary([Data([0xA0])])
            let start = bytes.count - 24 + 8 * field
            bytes.replaceSubrange(start..<start + 8, with: bigEndian(count, 8))
            try expect("binary.trailer", bytes)
        }
    }

    @Test func longNumbers() throws {
        try expect("limit.number", repeated("1", 1_000_000, after: #"{"a":"#) + Data("}".utf8))
        try expect("limit.number", repeated("1", 1_000_000, after: #"{"a":0."#) + Data("}".utf8))
    }

    @Test func aMillionValues() throws {
        let start = #"{"version":"1.0","user-info":{"a":["#
        try expect("limit.values", repeated("true,", 1_000_000, after: start) + Data("1]}}".utf8))
        // Below the limit and unsorted: uniqueness is checked without comparing all pairs.
        let unsorted = (0..<30_000).reversed().map { "\"k\($0)\":1" }.joined(separator: ",")
        try expect(
            "main-attachment.missing",
            Data(#"{"version":"1.0","user-info":{\#(unsorted)}}"#.utf8))
    }

    @Test func documentTypesAndEntities() throws {
        let entity = #"<!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>"#
        try expect("xml.doctype", Data((entity + "<plist><string>&b;</string></plist>").utf8))
        let external = #"<!DOCTYPE plist [<!ENTITY x SYSTEM "file:///etc/passwd">]>"#
        try expect("xml.doctype", Data((external + "<plist><string>&x;</string></plist>").utf8))
        try expect("xml.entity", Data("<plist><string>&x;</string></plist>".utf8))
    }

    @Test func overlongBase64() throws {
        let start = #"{"version":"1.0","user-info":{"a":{"$data":""#
        let text = repeated("QUJD", 40_000, after: start)
        try expect("main-attachment.missing", text + Data(#""}}}"#.utf8))
        try expect("tag.malformed", text + Data(#"Q"}}}"#.utf8))
        let xml = repeated("QUJD\n", 40_000, after: "<plist><dict><key>a</key><data>")
        try expect("xml.data", xml + Data("Q</data></dict></plist>".utf8))
    }
}
