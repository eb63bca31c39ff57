import FoundationEssentials
import Glibc
import WireFormat

/// A program in another language that does a piece of work when it is asked to, and tells how long it took.
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
        guard let answer = process.line() else { throw Failure("the peer gave up on \(line)") }
        return answer
    }

    /// A side of a race; what it decodes is summed up by the peer itself.
    func contestant(_ work: String, _ path: String) -> any Contestant {
        Asked(peer: self, work: work, path: path)
    }

    private struct Asked: Contestant {
        let peer: PeerProgram
        let work: String
        let path: String

        func sample() throws -> Sample {
            guard let seconds = Double(try peer.ask("\(work) \(path)")) else {
                throw Failure("\(work): no time")
            }
            let product = Product {
                let sum = UInt64(try peer.ask("check-\(work) \(path)")) ?? 0
                return sum == 0 ? nil : Checksum(sum)
            }
            return Sample(seconds: seconds, product: product)
        }
    }
}

/// The peers that can be had here.
struct Peers {
    private(set) var python: PeerProgram?
    private(set) var libplist: PeerProgram?
    /// What to say of those that cannot be had.
    private(set) var remarks: [String] = []

    /// No peers.
    init() {}

    /// Names the peers; when they are to be made ready, makes a venv and compiles what there is.
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
            remarks.append("msgspec and orjson cannot be had: \(error)")
        }
        do {
            let source = "\(sources)/libplist_peer.c"
            try Self.run(["clang", "-O2", "-o", program, source, "-lplist-2.0"])
        } catch {
            libplist = nil
            remarks.append("libplist cannot be had (Debian: libplist-dev): \(error)")
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
