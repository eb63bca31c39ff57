import FoundationEssentials
import Glibc
import WireFormat

/// A program in another language that performs work on request, and reports how long it took.
final class PeerProgram {
    private let arguments: [String]
    private var process: ChildProcess?

    init(_ arguments: [String]) {
        self.arguments = arguments
    }

    func ask(_ line: String) throws -> String {
        let process = try self.process ?? ChildProcess(arguments)
        self.process = process
        try process.send(line)
        guard let answer = process.line() else {
            throw Failure("the peer did not respond to \(line)")
        }
        return answer
    }

    /// Returns a side of a race. The peer computes the checksum itself.
    func contestant(_ work: String, _ path: String) -> any Contestant {
        Asked(peer: self, work: work, path: path)
    }

    private struct Asked: Contestant {
        let peer: PeerProgram
        let work: String
        let path: String

        func sample() throws -> Sample {
            guard let seconds = Double(try peer.ask("\(work) \(path)")) else {
                throw Failure("\(work): no time in the response")
            }
            let product = Product {
                let sum = UInt64(try peer.ask("check-\(work) \(path)")) ?? 0
                return sum == 0 ? nil : Checksum(sum)
            }
            return Sample(seconds: seconds, product: product)
        }
    }
}

/// The peers that are available on this machine.
struct Peers {
    private(set) var python: PeerProgram?
    private(set) var libplist: PeerProgram?
    /// The remarks about unavailable peers.
    private(set) var remarks: [String] = []

    /// No peers.
    init() {}

    /// Locates the peers; if `makesReady` is true, creates a venv and compiles the C program.
    init(sources: String, folder: String, makesReady: Bool) {
        let interpreter = "\(folder)/venv/bin/python3"
        let program = "\(folder)/libplist_peer"
        python = PeerProgram([interpreter, "\(sources)/python_peer.py"])
        libplist = PeerProgram([program])
        guard makesReady else { return }
        do {
            try Self.install("\(folder)/venv", interpreter)
        } catch {
            python = nil
            remarks.append("msgspec and orjson are not available: \(error)")
        }
        do {
            let source = "\(sources)/libplist_peer.c"
            try Self.run(["clang", "-O2", "-o", program, source, "-lplist-2.0"])
        } catch {
            libplist = nil
            remarks.append("libplist is not available (Debian: libplist-dev): \(error)")
        }
    }

    private static func install(_ environment: String, _ interpreter: String) throws {
        if (try? run([interpreter, "-c", "import msgspec, orjson"])) != nil { return }
        try run(["python3", "-m", "venv", environment])
        try run([interpreter, "-m", "pip", "install", "--quiet", "msgspec", "orjson"])
    }

    private static func run(_ arguments: [String]) throws {
        let status = try ChildProcess(arguments, readsOutput: false).wait()
        guard status == 0 else { throw Failure("\(arguments[0]): exit status \(status)") }
    }
}
