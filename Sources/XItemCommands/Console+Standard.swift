#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Console {
    /// The streams of the process.
    public static var standard: Console {
        let isPlain = getenv("NO_COLOR") != nil
        return Console(
            write: { FileDescriptor(number: STDOUT_FILENO).write($0) },
            writeError: { _ = FileDescriptor(number: STDERR_FILENO).write(Data(($0 + "\n").utf8)) },
            readInput: { FileDescriptor(number: STDIN_FILENO).readAll() },
            isStyled: isatty(STDOUT_FILENO) == 1 && !isPlain)
    }
}

/// An open file, by its number.
struct FileDescriptor {
    let number: Int32

    /// Writes all bytes; false when that fails.
    func write(_ bytes: Data) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = systemWrite(number, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Reads to the end; nil when that fails.
    func readAll() -> Data? {
        var bytes = Data()
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(number, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            guard count > 0 else { return bytes }
            bytes.append(contentsOf: piece[..<count])
        }
    }
}

extension Slice where Base == UnsafeRawBufferPointer {
    fileprivate var baseAddress: UnsafeRawPointer? {
        base.baseAddress.map { $0 + startIndex }
    }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.write(number, bytes, count)
    #elseif canImport(Musl)
        Musl.write(number, bytes, count)
    #else
        Darwin.write(number, bytes, count)
    #endif
}
