import Essentials

/// Runs a program with the tool's standard streams.
enum Program {
    /// Runs a program until it ends, and forwards signals to it; see ``Interruption/delayed(_:)``.
    /// `path` can be a name to find in `PATH`.
    ///
    /// - Returns: The exit status, or 128 plus the number of the signal that ended the program.
    static func run(
        _ path: String, _ arguments: [String], adding variables: [String: String]
    ) throws(CommandError) -> Int32 {
        #if os(tvOS) || os(watchOS)
            throw CommandError(
                status: .usage, message: "\(path): cannot start programs on this platform")
        #else
            let words = ([path] + arguments).map { strdup($0) } + [nil]
            let environment = environment(adding: variables).map { strdup($0) } + [nil]
            defer { for word in words + environment { free(word) } }
            var process: pid_t = 0
            let code = posix_spawnp(&process, path, nil, nil, words, environment)
            guard code == 0 else {
                throw CommandError(
                    status: .usage, message: "\(path): \(String(cString: strerror(code)))")
            }
            Interruption.pass(to: process)
            return status(of: process)
        #endif
    }

    private static func environment(adding variables: [String: String]) -> [String] {
        var lines: [String] = []
        var place = environ
        while let line = place.pointee {
            let text = String(cString: line)
            if !variables.keys.contains(where: { text.hasPrefix($0 + "=") }) { lines.append(text) }
            place += 1
        }
        return lines + variables.map { "\($0)=\($1)" }
    }

    private static func status(of process: pid_t) -> Int32 {
        // After `waitpid`, the system can reuse the process id. So wait with `WNOWAIT` first, which
        // keeps the id, then stop forwarding signals, and then call `waitpid`.
        var info = siginfo_t()
        while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        Interruption.pass(to: nil)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
