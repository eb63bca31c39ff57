import Foundation
import WireFormat

/// A fuzz target: a law that must hold for any bytes.
struct FuzzTarget: Sendable {
    /// The name of the target, the first argument of the program.
    let name: String
    /// Checks the law; returns false if the bytes are not relevant for this target.
    let check: @Sendable (Data) throws -> Bool

    /// The target of this run; written once, before the driver starts.
    nonisolated(unsafe) static var current = all[0]

    /// The number of refused inputs of this run.
    nonisolated(unsafe) private static var refusals = 0

    static let all =
        WireEncoding.all.map(reader) + [
            FuzzTarget(name: "roundtrip") { try RoundTripLaw.check($0) },
            FuzzTarget(name: "convert") { try ConversionLaw.check($0) },
            FuzzTarget(name: "item") { try ItemLaw.check($0) },
            FuzzTarget(name: "acceptance") { AcceptanceLaw.check($0) },
            FuzzTarget(name: "upstream") { try UpstreamLaw.check($0) },
            FuzzTarget(name: "text") { try TextLaw.check($0) },
            FuzzTarget(name: "types") { try TypeLaw.check($0) },
            FuzzTarget(name: "catalog") { try CatalogLaw.check($0) },
            FuzzTarget(name: "rule") { try RuleLaw.check($0) },
            FuzzTarget(name: "manifest") { try ManifestLaw.check($0) },
            FuzzTarget(name: "differential") { try DifferentialLaw.check($0) },
        ]

    /// The reader of an encoding. The bytes of a binary property list are only its object table.
    private static func reader(_ encoding: WireEncoding) -> FuzzTarget {
        FuzzTarget(name: "\(encoding)") {
            let law = ReaderLaw(encoding: encoding)
            return try encoding == .binary ? law.checkList($0) : law.check($0)
        }
    }

    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

    /// Checks one input; stops the program if it breaks the law.
    ///
    /// - Returns: the result for libFuzzer: 0, or -1 to keep the input out of the corpus.
    func run(_ bytes: Data) -> CInt {
        do {
            if try check(bytes) { return 0 }
        } catch {
            violated("an unexpected error: \(error)")
        }
        Self.refusals += 1
        return -1
    }

    /// Counts a refused input. It can be worth keeping, because it covers the path to an error.
    static func refused(isKept: Bool) -> Bool {
        if isKept { refusals += 1 }
        return isKept
    }

    /// Prints the number of refused inputs in the format of libFuzzer's statistics.
    static func printRefusals() {
        FileHandle.standardError.write(Data("stat::refused_units: \(refusals)\n".utf8))
    }
}

/// Stops the program because a law is broken.
func violated(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\nVIOLATED: \(message)\n".utf8))
    abort()
}

/// Stops the program unless a condition holds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { violated(message()) }
}
