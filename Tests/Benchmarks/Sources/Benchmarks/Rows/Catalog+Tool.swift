import Glibc
import WireFormat

extension Catalog {
    /// The commands, each in its own process.
    var commands: [Row] { start + extracting + converting + checking + validatingLines }

    /// The start of the tool, with its file evicted from the system's cache. Swift's libraries stay
    /// cached, because this program uses them too.
    var start: [Row] {
        let forget = {
            let file = open(store.tool, O_RDONLY)
            posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)
            close(file)
        }
        let subject = Subject.command("xitem", byTheWall: true) {
            forget()
            return [store.tool, "--version"]
        } after: {
            forget()
        }
        var row = Row(
            work: "start", encoding: "", document: "", bytes: { 0 }, targets: [.seconds(0.020)],
            subject: subject, repetitions: isQuick ? 5 : 15)
        row.showsSpeed = false
        row.takesShortest = true
        return [row]
    }

    private var extracting: [Row] {
        WireEncoding.all.map { encoding in
            var row = command(
                "extract", "\(encoding)", encoding, .anonymous(Self.ownMemory + 8 << 20)
            ) {
                ["extract", "--force", $0, "-o", store.output]
            }
            guard encoding != .binary else { return row }
            row.targets.insert(.ratio(1), at: 0)
            row.peer = decodedBase64(encoding, toFile: true)
            return row
        }
    }

    private var converting: [Row] {
        WireEncoding.all.flatMap { from in
            WireEncoding.all.filter { $0 != from }.map { to in
                command("convert", "\(from)→\(to)", from, .anonymous(64 << 20)) {
                    ["convert", "--to", "\(to)", "--force", $0, "-o", store.output]
                }
            }
        }
    }

    private var checking: [Row] {
        WireEncoding.all.map { encoding in
            command("validate", "\(encoding)", encoding, .anonymous(64 << 20)) { ["validate", $0] }
        }
    }

    /// The memory of the tool before it does any work, including the stack and the runtime.
    private static let ownMemory = 1 << 20

    private func command(
        _ work: String, _ encodings: String, _ encoding: WireEncoding, _ target: Target,
        _ arguments: @escaping (String) -> [String]
    ) -> Row {
        Row(
            work: work, encoding: encodings, document: Document.huge.name,
            bytes: { try store.byteCount(.huge, encoding) }, targets: [target],
            subject: .command("xitem") {
                [store.tool] + arguments(try store.path(of: .huge, encoding))
            } after: {
                unlink(store.output)
            }, repetitions: 3)
    }
}
