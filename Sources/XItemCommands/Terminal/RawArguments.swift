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
/// stands for it; messages show the bytes of the original path.
struct RawArguments {
    /// The arguments as text.
    private(set) var texts: [String] = []
    /// The shown name of each path of an open file.
    private(set) var names: [String: String] = [:]
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
        let name = Self.shown(argument)
        guard ["-o", "--output"].contains(texts.last) == false, let path = Self.open(argument)
        else {
            unusable = unusable ?? name
            return texts.append(name)
        }
        names[path] = name
        texts.append(path)
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
