import Foundation
import Testing

/// The tool as a process among others: pipes that close, devices, files that are both ends.
struct ProcessTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Runs a line of the shell, in which `$0` is the tool and `$1` a payload.
    private func shell(_ line: String, _ payload: String) throws -> (Int32, String, String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", line, BuiltTool.path, payload]
        process.currentDirectoryURL = folder.url
        let output = Pipe()
        process.standardOutput = output
        // A file holds as much as there is, while somebody reads the other stream.
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

    /// Who has read enough is told nothing; the status says that not everything was written.
    @Test(arguments: ["convert --to json", "canonicalize", "inspect", "validate"])
    func aPipeThatClosesIsNoCrash(_ command: String) throws {
        let long = String(repeating: "x", count: 1_000_000)
        let tags = (0..<5000).map { #"{"representations":[\#($0)]}"# }.joined(separator: ",")
        let payload = try folder.write(
            #"{"version":"1.0","title":"\#(long)","additional-attachments":[\#(tags)]}"#, "a.json")
        let (status, output, errors) = try shell(
            #""$0" \#(command) "$1" | head -c 1; exit ${PIPESTATUS[0]}"#, payload)
        #expect(status == (command == "inspect" ? 1 : 74))
        #expect(output.utf8.count == (command == "inspect" ? 0 : 1))
        #expect(!errors.contains("Error"))
    }

    @Test func aFullDiskIsAnError() throws {
        guard FileManager.default.isWritableFile(atPath: "/dev/full") else { return }
        let payload = Example.path("minimal.xitem.json")
        for line in [
            #""$0" canonicalize "$1" > /dev/full"#, #""$0" canonicalize "$1" -o /dev/full"#,
            #""$0" extract "$1" > /dev/full"#,
        ] {
            let (status, _, errors) = try shell(line, payload)
            #expect(status == 74)
            #expect(errors.hasPrefix("Error: "))
        }
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

    /// Linux allows any bytes in a path; messages show them by their numbers.
    @Test func aPathNeedNotBeUTF8() throws {
        let payload = Example.path("minimal.xitem.json")
        for line in [
            #"n=$'a\xff.json'; cp "$1" "$n"; "$0" canonicalize "$n""#,
            #"n=$'\xfe.xitem'; mkdir "$n"; cp "$1" "$n/item.json"; "$0" canonicalize "$n""#,
        ] {
            let (status, output, errors) = try shell(line, payload)
            #expect(status == 0 && output.hasPrefix("{\"main-attachment\""), "\(errors)")
        }
        let (status, output, _) = try shell(
            #"n=$'b\xff.json'; echo '{}' > "$n"; "$0" validate "$n"; "$0" validate --json "$n""#, ""
        )
        #expect(status == 1)
        #expect(output.contains("b\\xFF.json:1:1: version.missing"))
        #expect(output.contains(#"{"file":"b\\xFF.json","#))
        #expect(try shell(#""$0" inspect $'nowhere\xff'"#, "").0 == 64)
    }

    /// An output has the bytes of its path too, and the manners of every output.
    @Test func anOutputNeedNotBeUTF8() throws {
        let payload = Example.path("minimal.xitem.json")
        let canonical = try shell(#""$0" canonicalize "$1""#, payload).1
        for line in [
            #""$0" canonicalize "$1" -o $'c\xff.json' && cat $'c\xff.json'"#,
            #""$0" canonicalize "$1" --output=$'d\xff' && cat $'d\xff'"#,
            #"mkdir $'e\xff'; "$0" canonicalize "$1" -o $'e\xff/f.json'; cat $'e\xff/f.json'"#,
            #"touch $'g\xff'; chmod 600 $'g\xff'; "$0" canonicalize "$1" --force -o $'g\xff'; "#
                + #"test "$(stat -c %a $'g\xff')" = 600 && cat $'g\xff'"#,
            #"ln -s $'h\xff' $'i\xff'; touch $'h\xff'; "$0" canonicalize "$1" --force "#
                + #"-o $'i\xff'; test -L $'i\xff' && cat $'h\xff'"#,
        ] {
            let (status, output, errors) = try shell(line, payload)
            #expect(status == 0 && output == canonical, "\(line)\n\(errors)")
        }
        let binary = try shell(
            #""$0" convert "$1" -o $'k\xff.bplist' && head -c 6 $'k\xff.bplist'"#, payload)
        #expect(binary.1 == "bplist")
        let (status, _, errors) = try shell(#""$0" canonicalize "$1" -o $'c\xff.json'"#, payload)
        #expect(status == 74 && errors.hasPrefix("Error: c\\xFF.json exists; '--force'"))
        let (broken, _, _) = try shell(#"echo '[' | "$0" canonicalize - -o $'m\xff'"#, payload)
        #expect(broken == 1)
        let files = try shell("ls -A | grep -c xitem-", payload)
        #expect(files.1 == "0\n", "nothing temporary is left")
        let link = try shell(#"ln -s o $'p\xff'; "$0" canonicalize "$1" -o $'p\xff'"#, payload)
        #expect(link.0 != 0)
        #expect(try shell(#"test -L $'p\xff' && ! test -e o"#, payload).0 == 0)
        let places = Example.folder.appending(path: "../Catalogs/places.catalog.json").path
        let catalog = try shell(
            #""$0" links convert --to intentkit "$1" -o $'q\xff'; status=$?; "#
                + "ls -A | grep -c xitem-; exit $status",
            places)
        #expect(catalog.0 == 74 && catalog.1 == "0\n", "\(catalog.2)")
        let folder = try shell(#""$0" extract --all "$1" -o $'n\xff'"#, payload)
        #expect(folder.0 == 74 && folder.2.contains("n\\xFF: the folder cannot be created"))
    }

    /// The name is checked again at the end, because others write meanwhile.
    @Test func aFileThatAppearsMeanwhileIsKept() throws {
        let payload = Example.path("minimal.xitem.json")
        for name in ["'a.json'", #"$'a\xff.json'"#] {
            let (status, output, errors) = try shell(
                "mkfifo f; (echo mine > \(name); cat \"$1\") > f & "
                    + "\"$0\" canonicalize - -o \(name) < f; status=$?; cat \(name); rm f; exit $status",
                payload)
            #expect(status == 74 && output == "mine\n", "\(errors)")
        }
        #expect(
            try shell("ls -A | grep -c xitem-", payload).1 == "0\n", "nothing temporary is left")
    }

    @Test func theNameOfTheStandardOutputIsTheStandardOutput() throws {
        let payload = Example.path("minimal.xitem.json")
        let (status, output, _) = try shell(
            #"echo before > a; "$0" canonicalize "$1" -o /dev/stdout >> a; cat a"#, payload)
        #expect(status == 0 && output.hasPrefix("before\n{"))
    }

    @Test func nothingIsNoPayload() throws {
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
