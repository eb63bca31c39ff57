#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The arguments of the process, paths that are not UTF-8 among them.
///
/// A string cannot hold such a path. On Linux, its file is opened, and the path of the open file
/// stands for it; ``RawOutput`` stands for a file to write. Messages show the bytes of the original
/// path.
struct RawArguments {
    /// The arguments as text.
    private(set) var texts: [String] = []
    /// The shown name of each path of an open file.
    private(set) var names: [String: String] = [:]
    /// The output of each path that stands for one.
    private(set) var outputs: [String: RawOutput] = [:]
    /// The first argument that no text can stand for, as messages show it.
    private(set) var unusable: String?

    /// Reads arguments, each ended by a zero byte, without the name of the process.
    init(_ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int) {
        for position in 1..<max(count, 1) {
            guard let argument = arguments[position] else { break }
            if let text = String(validatingCString: argument) {
                texts.append(text)
            } else {
                take(argument)
            }
        }
    }

    private mutating func take(_ argument: UnsafePointer<CChar>) {
        let (option, path) = Self.split(argument)
        let name = Self.shown(path)
        let isOutput = ["-o", "--output"].contains(option.isEmpty ? texts.last : option)
        guard let standIn = isOutput ? output(path) : Self.open(path) else {
            unusable = unusable ?? name
            return texts.append(name)
        }
        names[standIn] = name
        texts.append(option.isEmpty ? standIn : option + "=" + standIn)
    }

    /// Splits `--output=path`; the option is empty for a path alone.
    private static func split(
        _ argument: UnsafePointer<CChar>
    ) -> (option: String, path: UnsafePointer<CChar>) {
        guard argument[0] == Self.hyphen, argument[1] == Self.hyphen,
            let equals = strchr(argument, Int32(UInt8(ascii: "=")))
        else { return ("", argument) }
        let name = UnsafeBufferPointer(start: argument, count: UnsafePointer(equals) - argument)
        guard let option = String(validatingCString: Array(name) + [0])
        else { return ("", argument) }
        return (option, UnsafePointer(equals) + 1)
    }

    private static let hyphen = CChar(UInt8(ascii: "-"))

    private mutating func output(_ path: UnsafePointer<CChar>) -> String? {
        guard let output = RawOutput(path) else { return Self.open(path) }
        outputs[output.standIn] = output
        return output.standIn
    }

    /// Opens a file that exists, for as long as the process runs.
    private static func open(_ argument: UnsafePointer<CChar>) -> String? {
        #if os(Linux)
            let descriptor = openForReading(argument)
            return descriptor < 0 ? nil : "/proc/self/fd/\(descriptor)"
        #else
            return nil
        #endif
    }

    /// The bytes with an escape for each one outside of ASCII.
    private static func shown(_ argument: UnsafePointer<CChar>) -> String {
        var text = ""
        var rest = argument
        while rest.pointee != 0 {
            let byte = UInt8(bitPattern: rest.pointee)
            let digits = String(byte, radix: 16, uppercase: true)
            text += byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\x" + digits
            rest += 1
        }
        return text
    }
}

#if os(Linux)
    private func openForReading(_ path: UnsafePointer<CChar>) -> Int32 { open(path, O_RDONLY) }
#endif

/// The names under which messages show files that the tool opened at its start.
enum ShownNames {
    @TaskLocal static var names: [String: String] = [:]

    /// Returns the text with the shown name for each path of an open file.
    static func shown(_ text: String) -> String {
        var text = text
        for (path, name) in names where text.contains(path) {
            text = text.replacing(path, with: name)
        }
        return text
    }
}
