import Foundation
import Testing

@testable import XItemCommands

struct LineValidationTests {
    struct Report: Decodable {
        struct Finding: Decodable {
            var id, message: String
            var line, column, offset: Int?
        }
        var line: Int

        enum CodingKeys: String, CodingKey {
            case line = "input-line", valid, findings, notices
        }
        var valid: Bool
        var findings, notices: [Finding]
    }

    private static let valid =
        #"{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"#
        + #""public.plain-text","text":"a"}]}}"#

    private static let validXML =
        #"<plist version="1.0"><dict><key>version</key><string>1.0</string>"#
        + "<key>main-attachment</key><dict><key>representations</key><array><dict>"
        + "<key>type-identifier</key><string>public.plain-text</string>"
        + "<key>text</key><string>a</string></dict></array></dict></dict></plist>"

    private func run(
        _ input: Data, _ options: String..., pieceSize: Int = 1000, batchSize: Int? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> (status: Int32, reports: [Report]) {
        let console = TestConsole()
        console.input = input
        console.pieceSize = pieceSize
        #expect(console.limits.batchByteCount == 1 << 20)
        if let batchSize { console.limits.batchByteCount = batchSize }
        let status = await console.run(["validate", "--lines"] + options)
        #expect(console.errors.isEmpty, sourceLocation: sourceLocation)
        let lines = console.bytes.split(separator: UInt8(ascii: "\n"))
        return (status, try lines.map { try JSONDecoder().decode(Report.self, from: Data($0)) })
    }

    @Test func printsOneReportPerLine() async throws {
        let lines = [
            Self.valid, "", #"{"version":"1.0"}"#, "  \t", "<plist/>", Self.valid + "\r", "[",
            Self.validXML,
        ]
        for size in [1, 7, 1000] {
            let input = Data(lines.joined(separator: "\n").utf8)
            let (status, reports) = try await run(input, pieceSize: size)
            #expect(status == 1)
            #expect(reports.map(\.line) == Array(1...8))
            #expect(
                reports.map { $0.findings.first?.id } == [
                    nil, "encoding.unrecognized", "main-attachment.missing",
                    "encoding.unrecognized", "xml.element", nil, "json.truncated",
                    "encoding.unrecognized",
                ], "\(reports.map(\.findings))")
            #expect(reports.map(\.valid) == reports.map(\.findings.isEmpty))
        }
    }

    /// A valid item as a property list. In the binary form, the index of the last object is 10,
    /// the byte of a line feed.
    @Test func propertyListsAreRefused() async throws {
        let utf8 = Data(Self.validXML.utf8)
        let utf16 = try #require(Self.validXML.data(using: .utf16LittleEndian))
        let lists = [
            utf8, Data("\t".utf8) + utf8, Data([0xEF, 0xBB, 0xBF]) + utf8,
            Data([0xFF, 0xFE]) + utf16,
        ]
        for (number, list) in lists.enumerated() {
            let (status, reports) = try await run(list)
            #expect(status == 1 && reports.count == 1, "\(number)")
            let finding = try #require(reports.first?.findings.first, "\(number)")
            #expect(finding.id == "encoding.unrecognized", "\(number)")
        }
    }

    @Test func theLastLineFeedEndsALine() async throws {
        for (text, count) in [("", 0), ("\n", 1), ("{}", 1), ("{}\n", 1), ("{}\n\n", 2)] {
            #expect(try await run(Data(text.utf8)).reports.count == count)
        }
        #expect(try await run(Data()).status == 0)
        #expect(try await run(Data(Self.valid.utf8)).status == 0)
    }

    /// Every seventh line is invalid. The order is that of the input for any number of cores.
    @Test(arguments: ["1", "2", "7"])
    func orderIsKept(_ jobs: String) async throws {
        var input = Data()
        for number in 1...500 {
            input.append(contentsOf: (number % 7 == 0 ? "{}" : Self.valid).utf8)
            input.append(UInt8(ascii: "\n"))
        }
        let (status, reports) = try await run(
            input, "--jobs", jobs, pieceSize: 1000, batchSize: 2000)
        #expect(status == 1)
        #expect(reports.map(\.line) == Array(1...500))
        #expect(reports.map(\.valid) == (1...500).map { $0 % 7 != 0 })
    }

    @Test func aLongLineIsAFindingAndTheNextIsRead() async throws {
        let limit = 16 << 20
        let start = #"{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"#
        let end = #""public.plain-text","text":"a"}]}}"#
        let padding = Data(repeating: 0x20, count: limit - start.utf8.count - end.utf8.count)
        var input = Data(start.utf8) + padding + Data(end.utf8)
        #expect(input.count == limit)
        input += Data("\n".utf8) + Data(repeating: 0x20, count: limit + 1) + Data("\n".utf8)
        input += Data(Self.valid.utf8)
        let (status, reports) = try await run(input, pieceSize: 1 << 20)
        #expect(status == 1)
        #expect(reports.map(\.valid) == [true, false, true])
        #expect(reports[1].findings.map(\.id) == ["limit.document"])
    }

    /// The end of a long line is dropped. The line feed is the first byte of a chunk.
    @Test func aLongLineMayEndInALaterPiece() async throws {
        let input = Data(repeating: 0x20, count: 18 << 20) + Data("\n\(Self.valid)".utf8)
        let (status, reports) = try await run(input, pieceSize: 1 << 20)
        #expect(status == 1)
        #expect(reports.map(\.valid) == [false, true])
        #expect(reports.first?.findings.map(\.id) == ["limit.document"])
    }

    /// The buffer of a batch is reused, unless it has grown for a long line.
    @Test(arguments: zip([1_000, 10_000, 30_000], ["1", "2", "1"]))
    func linesMayBeLongerThanABatch(_ pieceSize: Int, _ jobs: String) async throws {
        let size = 10_000
        let lengths = [
            0, size + 400, 0, size - 1, size, size + 1, 0, 3 * size - 900, 0, 0, 2 * size - 1, 0,
        ]
        var input = Data()
        for (number, length) in lengths.enumerated() {
            let line = Data((number % 3 == 2 ? "{}" : Self.valid).utf8)
            input += Data(repeating: 0x20, count: max(0, length - line.count)) + line
            input.append(UInt8(ascii: "\n"))
        }
        let (status, reports) = try await run(
            input, "--jobs", jobs, pieceSize: pieceSize, batchSize: size)
        #expect(status == 1)
        #expect(reports.map(\.line) == Array(1...lengths.count))
        #expect(reports.map(\.valid) == lengths.indices.map { $0 % 3 != 2 })
    }

    @Test func unreadableInputIsAnError() async {
        let console = TestConsole()
        #expect(await console.run("validate", "--lines") == 66)
        console.input = Data("{}\n{}\n".utf8)
        console.capacity = 10
        #expect(await console.run("validate", "--lines") == 74)
    }
}
