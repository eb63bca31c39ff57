import Foundation
import Testing

/// The tool in pipelines: closed pipes, devices, and the same file as input and output.
struct ProcessTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Runs a shell command, in which `$0` is the tool and `$1` a payload.
    private func shell(_ line: String, _ payload: String) throws -> (Int32, String, String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", line, BuiltTool.path, payload]
        process.currentDirectoryURL = folder.url
        let output = Pipe()
        process.standardOutput = output
        // Write to a file, because a pipe could become full while the test reads the other stream.
        let errors = try TestFolder()
        process.standardError = try FileHandle(
            forWritingTo: URL(filePath: errors.write("", "errors")))
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let messages = try Data(contentsOf: errors.url.appending(path: "errors"))
        return (
            process.terminationStatus, String(decoding: text, as: UTF8.self),
            String(decoding: messages, as: UTF8.self)
        )
    }

    /// If the reader closes the pipe, the tool prints no message; the status shows the failure.
    @Test(arguments: ["convert --to json", "canonicalize", "inspect", "validate"])
    func closedPipeDoesNotCrash(_ command: String) throws {
        let long = String(repeating: "x", count: 200_000)
        let tags = (0..<1000).map { #"{"representations":[\#($0)]}"# }.joined(separator: ",")
        let payload = try folder.write(
            #"{"version":"1.0","title":"\#(long)","additional-attachments":[\#(tags)]}"#, "a.json")
        let (status, output, errors) = try shell(
            #""$0" \#(command) "$1" | head -c 1; exit ${PIPESTATUS[0]}"#, payload)
        #expect(status == (command == "inspect" ? 1 : 74))
        #expect(output.utf8.count == (command == "inspect" ? 0 : 1))
        #expect(!errors.contains("Error"))
    }

    @Test(
        arguments: [
            #"canonicalize "$1""#, #"canonicalize "$1" -o /dev/full"#, #"extract "$1""#,
            #"extract --all "$1" -o out"#, #"inspect "$1""#, #"preview "$1""#,
            #"validate --json "$1""#, "validate --lines < \"$1\"", "create --text x",
            #"convert --to xml "$1""#, #"resolve --activity mail "$2""#, #"diff --json "$1" "$2""#,
            "schema", "completions bash", "man", "--version", "help", "help inspect",
            #"upstream export "$1""#, #"conformance list --vectors "$4""#,
            #"conformance show --vectors "$4" '*'"#,
            #"conformance check "$(dirname "$1")""#, "conformance copy out",
            #"conformance run --vectors "$4""#, #"conformance run --vectors "$4" --report json"#,
            #"conformance run --vectors "$4" --report html"#,
            "types show public.png", #"links list "$3""#, #"links queries-schemes "$3""#,
        ])
    func aFullDiskIsAnError(_ command: String) throws {
        guard FileManager.default.isWritableFile(atPath: "/dev/full") else { return }
        let files = ["photo.xitem.json", "../Catalogs/places.catalog.json"].map(Example.path)
        let vectors = try BuiltTool.vectors(of: "referrer", in: folder)
        let words = (files + [vectors]).joined(separator: " ")
        let line = "set -- \"$1\" \(words); \"$0\" \(command) > /dev/full"
        let (status, _, errors) = try shell(line, Example.path("minimal.xitem.json"))
        #expect(status == 74 && errors.contains("Error: "), "\(errors.prefix(200))")
    }

    @Test func readsAndWritesPipes() throws {
        let payload = Example.path("minimal.xitem.json")
        let canonical = try shell(#""$0" canonicalize "$1""#, payload).1
        #expect(canonical.hasPrefix("{"))
        for line in [
            #""$0" canonicalize <(cat "$1")"#, #""$0" canonicalize - < "$1""#,
            #""$0" canonicalize "$1" -o /dev/stdout | cat"#, #""$0" canonicalize -o - "$1""#,
            #"mkfifo p; cat "$1" > p & "$0" canonicalize p"#,
        ] {
            let (status, output, _) = try shell(line, payload)
            #expect(status == 0 && output == canonical, "\(line)")
        }
        #expect(folder.names == ["p"])
    }

    /// Swift repairs invalid UTF-8 in arguments, which would select another file.
    @Test func anArgumentThatIsNotUTF8IsRefused() throws {
        for line in [#""$0" inspect $'nowhere\xff'"#, #""$0" canonicalize "$1" -o $'a\xff'"#] {
            let (status, _, errors) = try shell(line, Example.path("minimal.xitem.json"))
            #expect(status == 64 && errors.contains("is not UTF-8"), "\(errors)")
        }
        #expect(folder.names.isEmpty)
    }

    /// The name is checked again at the end: another process may have created the file.
    @Test func concurrentlyCreatedFileIsKept() throws {
        let payload = Example.path("minimal.xitem.json")
        let (status, output, errors) = try shell(
            #"mkfifo f; (echo mine > a.json; cat "$1") > f & "#
                + #""$0" canonicalize - -o a.json < f; status=$?; cat a.json; rm f; exit $status"#,
            payload)
        #expect(status == 74 && output == "mine\n", "\(errors)")
        #expect(
            try shell("ls -A | grep -c xitem-", payload).1 == "0\n", "nothing temporary is left")
    }

    @Test func standardOutputCanBeNamed() throws {
        let payload = Example.path("minimal.xitem.json")
        let (status, output, _) = try shell(
            #"echo before > a; "$0" canonicalize "$1" -o /dev/stdout >> a; cat a"#, payload)
        #expect(status == 0 && output.hasPrefix("before\n{"))
    }

    @Test func emptyInputIsRefused() throws {
        let (status, output, _) = try shell(#""$0" validate /dev/null"#, "")
        #expect(status == 1)
        #expect(output.hasPrefix("/dev/null:@0: encoding.unrecognized: "))
    }

    @Test func theOutputMayBeTheInput() throws {
        let payload = try folder.write(#"{"b": 1, "a": 2}"#, "a.json")
        #expect(try shell(#""$0" canonicalize "$1" --force -o "$1""#, payload).0 == 0)
        #expect(try String(contentsOfFile: payload, encoding: .utf8) == #"{"a":2,"b":1}"#)
        #expect(folder.names == ["a.json"])
    }
}
