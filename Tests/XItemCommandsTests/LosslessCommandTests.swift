import Foundation
import TestSupport
import Testing
import WireFormat

@testable import XItemCommands

/// A payload keeps every value if any two commands that write payloads process it in turn.
struct LosslessCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// A command that reads one payload and writes another: its arguments, and the name of its
    /// output.
    struct Step: CustomTestStringConvertible {
        let arguments: [String]
        let name: String

        var testDescription: String { (arguments + [name]).joined(separator: " ") }
        var isJSON: Bool {
            arguments.first == "canonicalize" || arguments.contains("json")
                || name.hasSuffix(".json")
        }
    }

    private static let encodings = WireEncoding.all.map(\.description)

    static let steps: [Step] =
        encodings.flatMap { encoding in
            [
                Step(arguments: ["convert", "--to", encoding], name: "file"),
                Step(arguments: ["convert", "--folder", "--to", encoding], name: "folder.xitem"),
            ]
        } + [Step(arguments: ["canonicalize"], name: "canonical.json")]

    /// Steps that do not change a payload without overlays. `resolve` writes the values for one
    /// activity.
    static let neutral = [
        Step(arguments: ["resolve", "--activity", "com.example.none", "--to", "json"], name: "r"),
        Step(
            arguments: ["resolve", "--activity", "com.example.none", "--to", "binary"], name: "b"),
    ]
    static let editing = [
        Step(arguments: ["edit", "--remove", "tag=no such tag"], name: "edited"),
        Step(arguments: ["edit", "--remove", "tag=no such tag"], name: "edited.xitem"),
        Step(arguments: ["edit", "--remove", "tag=no such tag"], name: "edited.json"),
    ]

    /// The payloads that go through every pair of steps.
    static let thorough = ["everything.xitem.json", "trip.xitem", "photo.xitem.json"]

    static let payloads: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: Example.folder.path)
        return (names ?? []).filter { $0.contains(".xitem") }.sorted()
    }()

    private func run(
        _ step: Step, on file: String, number: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let output = folder.path("\(number)-\(step.name)")
        let console = TestConsole()
        let status = await console.run(step.arguments + [file, "-o", output])
        try #require(
            status == 0, "\(step.testDescription): \(console.errors)",
            sourceLocation: sourceLocation)
        return output
    }

    /// Returns the values as Foundation reads them, with the files of a payload folder as data.
    private func values(_ path: String) throws -> NSDictionary {
        let isFolder = path.hasSuffix(".xitem")
        let url = URL(filePath: isFolder ? path + "/item.json" : path)
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        let folder = isFolder ? url.deletingLastPathComponent() : nil
        return try #require(try embedding(object, folder) as? NSDictionary)
    }

    private func embedding(_ value: Any, _ folder: URL?) throws -> Any {
        if let elements = value as? [Any] { return try elements.map { try embedding($0, folder) } }
        guard var members = value as? [String: Any] else { return value }
        if let folder, members["type-identifier"] != nil,
            let file = members.removeValue(forKey: "file") as? [String: Any]
        {
            let path = try #require(file["path"] as? String)
            let bytes = try Data(contentsOf: folder.appending(path: path))
            #expect(file["byte-count"] as? Int == bytes.count)
            members["data"] = ["$data": bytes.base64EncodedString()]
        }
        return try members.mapValues { try embedding($0, folder) }
    }

    private func expectEqual(
        _ original: String, _ values: NSDictionary?, _ result: String, _ steps: [Step],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let names = steps.map(\.testDescription).joined(separator: ", ")
        let console = TestConsole()
        let status = await console.run("diff", original, result)
        #expect(
            status == 0, "\(names): \(console.output)\(console.errors)",
            sourceLocation: sourceLocation)
        guard steps.last?.isJSON == true, let values else { return }
        let equal = try self.values(result) == values
        #expect(equal, "\(names)", sourceLocation: sourceLocation)
    }

    /// Tries all steps and part of their pairs; without `pairs`, only part of the steps.
    private func expectLossless(
        _ original: String, _ values: NSDictionary?, _ steps: [Step], pairs: Bool, start: Int = 0
    ) async throws {
        let extent = TestExtent.step(8)
        let by = pairs ? 1 : TestExtent.step(3)
        for number in stride(from: start % by, to: steps.count, by: by) {
            let first = steps[number]
            let once = try await run(first, on: original, number: "\(number)")
            try await expectEqual(original, values, once, [first])
            guard pairs else { continue }
            for other in stride(from: number % extent, to: steps.count, by: extent) {
                let second = steps[other]
                let twice = try await run(second, on: once, number: "\(number)-\(other)")
                try await expectEqual(original, values, twice, [first, second])
            }
        }
    }

    @Test(arguments: payloads)
    func examplesLoseNothing(_ name: String) async throws {
        let original = Example.path(name)
        let values = name.hasSuffix(".plist") ? nil : try values(original)
        let isForAll = values?["activities"] == nil && values?["excluded-activities"] == nil
        let steps = Self.steps + Self.editing + (isForAll ? Self.neutral : [])
        try await expectLossless(
            original, values, steps, pairs: Self.thorough.contains(name),
            start: Self.payloads.firstIndex(of: name) ?? 0)
    }

    /// Unknown members at every level, large data, and strings that look like paths and tags.
    @Test func unusualPayloadLosesNothing() async throws {
        let large = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let json = #"""
            {"version": "1.0", "com.example.x": {"a": [1, 2.5, true, "attachments/1.bin"]},
             "main-attachment": {"com.example.y": "é", "representations": [
               {"type-identifier": "public.data", "com.example.z": 1,
                "data": {"$data": "\#(large.base64EncodedString())"}},
               {"type-identifier": "com.example.future", "com.example.content": [1]}]},
             "additional-attachments": [{"representations": []}],
             "thumbnail": {"type-identifier": "public.png",
                "data": {"$data": "\#(Data(large.reversed()).base64EncodedString())"}},
             "referrer": {"app-name": "A", "com.example.w": {"$date": "2024-02-29T12:00:00Z"}},
             "parameters": {"com.example.app": {"file": {"path": "attachments/1", "byte-count": 1}}},
             "user-info": {"k": {"$data": "AAE="}}, "tags": [], "title": "a\u0000\u2028b",
             "activities": {"com.example.act": {"title": "T", "com.example.v": {}}}}
            """#
        let original = try folder.write(json, "original.json")
        try await expectLossless(
            original, values(original), Self.steps + Self.editing, pairs: true)
    }
}
