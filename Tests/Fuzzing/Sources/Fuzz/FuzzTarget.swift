import Foundation

/// One thing to fuzz: a law that has to hold for whatever bytes arrive.
struct FuzzTarget: Sendable {
    /// The name that the first argument of the program gives.
    let name: String
    /// Checks the law; returns false when the bytes are none of this target's concern.
    let check: @Sendable (Data) throws -> Bool

    /// The target of this run; written once, before the driver starts.
    nonisolated(unsafe) static var current = all[0]

    /// How many inputs of this run were refused.
    nonisolated(unsafe) private static var refusals = 0

    static let all: [FuzzTarget] = [
        FuzzTarget(name: "json") { try ReaderLaw(encoding: .json).check($0) },
        FuzzTarget(name: "xml") { try ReaderLaw(encoding: .xml).check($0) },
        FuzzTarget(name: "binary") { try ReaderLaw(encoding: .binary).checkList($0) },
        FuzzTarget(name: "roundtrip") { try RoundTripLaw.check($0) },
        FuzzTarget(name: "convert") { try ConversionLaw.check($0) },
        FuzzTarget(name: "item") { try ItemLaw.check($0) },
        FuzzTarget(name: "acceptance") { AcceptanceLaw.check($0) },
        FuzzTarget(name: "upstream") { try UpstreamLaw.check($0) },
        FuzzTarget(name: "text") { try TextLaw.check($0) },
        FuzzTarget(name: "types") { try TypeLaw.check($0) },
        FuzzTarget(name: "differential") { try DifferentialLaw.check($0) },
    ]

    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

    /// Checks one input, and stops the program where the law does not hold.
    ///
    /// - Returns: what libFuzzer expects: 0, or -1 to keep the input out of the corpus.
    func run(_ bytes: Data) -> CInt {
        do {
            if try check(bytes) { return 0 }
        } catch {
            violated("an error where there must be none: \(error)")
        }
        Self.refusals += 1
        return -1
    }

    /// Counts an input that was refused and yet is worth keeping: each error has a way to it.
    static func refused(isKept: Bool) -> Bool {
        if isKept { refusals += 1 }
        return isKept
    }

    /// Says how many inputs were refused, as libFuzzer says the rest.
    static func printRefusals() {
        FileHandle.standardError.write(Data("stat::refused_units: \(refusals)\n".utf8))
    }
}

/// Stops the program because a law does not hold.
func violated(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\nVIOLATED: \(message)\n".utf8))
    abort()
}

/// Stops the program unless a condition holds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { violated(message()) }
}
