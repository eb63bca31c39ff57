import FoundationEssentials
import Glibc

/// The machine and the date of the measurements.
struct Machine {
    let processor: String
    let cores: Int
    let memory: Int
    let system: String
    let swift: String
    let date: String

    init() {
        let information = Self.file("/proc/cpuinfo")
        processor = Self.value("model name", in: information) ?? "unknown processor"
        cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        memory = Int(sysconf(Int32(_SC_PHYS_PAGES))) * Int(sysconf(Int32(_SC_PAGESIZE)))
        let kernel = Self.file("/proc/sys/kernel/osrelease").split(separator: "\n").first
        system = "Linux \(kernel ?? "")"
        let version = try? ChildProcess(["swift", "--version"]).text()
        swift =
            (version?.split(separator: "\n").first { $0.contains("Swift version") }).map {
                $0.split(separator: " ").drop { $0 != "version" }.dropFirst().first.map(String.init)
                    ?? ""
            } ?? "unknown"
        date = Date.now.formatted(.iso8601)
    }

    var text: String {
        "\(processor), \(cores) cores, \(Figure.size(memory)), \(system), Swift \(swift), \(date)"
    }

    private static func file(_ path: String) -> String {
        let bytes = (try? ChildProcess(["cat", path]).text()) ?? ""
        return bytes
    }

    private static func value(_ name: String, in text: String) -> String? {
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(separator: ":").last.map { String($0.drop { $0 == " " }) }
    }
}
