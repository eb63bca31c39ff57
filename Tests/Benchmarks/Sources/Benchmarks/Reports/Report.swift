import FoundationEssentials
import Glibc

/// The results of a whole run.
struct Report {
    var results: [Result] = []
    var growth: [GrowthResult] = []
    var points: [SizeCurve.Point] = []
    private(set) var failures: [String] = []

    /// Runs a part of the work. A failed part does not count, and does not end the run.
    mutating func attempt(_ name: String, _ part: (inout Report) throws -> Void) {
        do {
            try part(&self)
        } catch {
            failures.append("\(name): not counted: \(error)")
            print(failures[failures.count - 1])
        }
        fflush(nil)
    }

    func printSummary(tool: String) {
        let verdicts = results.compactMap(\.isMet) + growth.map(\.isMet)
        print("\n\(verdicts.count { $0 }) of \(verdicts.count) targets met", terminator: "")
        print(failures.isEmpty ? "" : "; \(failures.count) rows not counted")
        for result in results where result.isMet == false {
            print("  missed by \(result.shortfall): \(result.row.identifier)")
        }
        for result in growth where !result.isMet {
            print("  grows with n to the \(Figure.fixed(result.exponent, 2)): \(result.row.name)")
        }
        var status = stat()
        if stat(tool, &status) == 0 { print("xitem is \(Figure.size(Int(status.st_size)))") }
    }
}

extension Result {
    /// Describes by how much the targets are missed.
    var shortfall: String {
        let parts = row.targets.filter { $0.isMet(by: self) == false }.map { target in
            switch target {
            case .ratio(let minimum): "a factor of \(Figure.fixed(minimum / (ratio ?? .nan), 2))"
            case .seconds(let most): Figure.time(seconds - most)
            case .resident(let most): Figure.size((memory?.resident ?? 0) - most)
            case .anonymous(let most): Figure.size((memory?.anonymous ?? 0) - most)
            }
        }
        return parts.joined(separator: " and ")
    }
}
