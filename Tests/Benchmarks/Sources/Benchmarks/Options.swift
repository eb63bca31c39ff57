import FoundationEssentials
import Glibc

/// The options of the program.
struct Options {
    static let usage = """
        USAGE: benchmarks [--quick] [--json <file>] [--charts <folder>] [--peers] [--only <glob>]

          --quick           Fewer runs, and no document over 44 MB: less than a minute.
          --json <file>     Also write the results as a JSON array of objects.
          --charts <folder> Write the charts there; a whole run writes them to Charts.
          --peers           Also measure msgspec and orjson (Python) and libplist (C).
          --only <glob>     Run only rows whose work/encoding/document matches: 'read/json/*'.
          --no-memory       Do not measure memory.
          --measure <row>   Run only one row in this process, for a profiler: 'read/json/small'.
          --times <n>       With --measure: run the row n times.
        """

    var isQuick = false
    var json: String?
    var charts: String?
    var hasPeers = false
    var only = "*"
    var measuresMemory = true
    var asksForHelp = false
    /// The row to run once in this process, to measure its memory.
    var measured: String?
    var measuresPeer = false
    /// The number of runs of the measured row. The instruction counts for two numbers differ by
    /// exactly the additional runs.
    var times = 1

    init(_ arguments: some Sequence<String>) throws {
        var rest = Array(arguments)[...]
        func value(_ option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Failure("\(option) needs a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--quick": isQuick = true
            case "--json": json = try value(argument)
            case "--charts": charts = try value(argument)
            case "--peers": hasPeers = true
            case "--only": only = try value(argument)
            case "--help", "-h": asksForHelp = true
            case "--no-memory": measuresMemory = false
            case "--measure": measured = try value(argument)
            case "--times":
                guard let times = Int(try value(argument)), times > 0 else {
                    throw Failure("--times needs a number above 0")
                }
                self.times = times
            case "--measure-peer": (measured, measuresPeer) = (try value(argument), true)
            default: throw Failure("unknown option \(argument)\n\n\(Self.usage)")
            }
        }
    }

    func selects(_ name: String) -> Bool {
        fnmatch(only, name, 0) == 0
    }
}
