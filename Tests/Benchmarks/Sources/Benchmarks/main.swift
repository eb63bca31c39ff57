import Glibc

signal(SIGPIPE, SIG_IGN)
do {
    let options = try Options(CommandLine.arguments.dropFirst())
    if options.asksForHelp {
        print(Options.usage)
        exit(0)
    }
    exit(try Benchmarks(options).run() ? 0 : 1)
} catch {
    let message = "\(error)\n"
    _ = message.utf8CString.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
    exit(64)
}
