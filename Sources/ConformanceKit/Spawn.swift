import Dispatch
import Essentials

/// `posix_spawn` with its setup and cleanup.
package enum Spawn {
    private static let queue = DispatchQueue(label: "org.xextensionitem.conformance.spawn")
    /// The running programs, each the leader of its process group; nil after ``killAll()``.
    private nonisolated(unsafe) static var running: Set<pid_t>? = []

    /// Creates pipes and starts a program, one caller at a time.
    ///
    /// With concurrent callers, a program could start after another caller has created a pipe, but
    /// before the pipe is marked close-on-exec. The program would then inherit the pipe.
    static func oneAtATime(
        _ body: () throws(ChildProcess.Failure) -> ChildProcess
    ) throws(ChildProcess.Failure) -> ChildProcess {
        try queue.sync { () -> Result<ChildProcess, ChildProcess.Failure> in
            guard running != nil else {
                return .failure(.init(message: "the process is terminating"))
            }
            return Result(catching: body).map { child in
                running?.insert(child.identifier)
                return child
            }
        }.get()
    }

    static func recordEnd(of identifier: pid_t) {
        queue.sync { _ = running?.remove(identifier) }
    }

    /// Kills all programs and their child processes, and prevents further starts. Call this if a
    /// signal terminates the process.
    package static func killAll() {
        queue.sync {
            for identifier in running ?? [] { kill(-identifier, SIGKILL) }
            running = nil
        }
    }
}

#if os(tvOS) || os(watchOS)
    extension Spawn {
        /// Always throws, because programs cannot be started on this platform.
        static func start(
            _ arguments: [String], input: Int32, output: Int32, errors: Int32
        ) throws(ChildProcess.Failure) -> pid_t {
            throw ChildProcess.Failure(message: "cannot start programs on this platform")
        }
    }
#else
    extension Spawn {
        #if canImport(Darwin)
            private typealias Actions = posix_spawn_file_actions_t?
            private typealias Attributes = posix_spawnattr_t?
            private static func actions() -> Actions { nil }
            private static func attributes() -> Attributes { nil }
        #else
            private typealias Actions = posix_spawn_file_actions_t
            private typealias Attributes = posix_spawnattr_t
            private static func actions() -> Actions { posix_spawn_file_actions_t() }
            private static func attributes() -> Attributes { posix_spawnattr_t() }
        #endif

        /// Starts a program with three descriptors as its standard streams.
        ///
        /// The program gets its own process group, no blocked signals, and the default action for
        /// SIGPIPE, because the host may ignore SIGPIPE.
        static func start(
            _ arguments: [String], input: Int32, output: Int32, errors: Int32
        ) throws(ChildProcess.Failure) -> pid_t {
            var actions = actions()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            for (number, descriptor) in [input, output, errors].enumerated() {
                posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
            }
            var attributes = attributes()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            configure(&attributes)

            let strings = arguments.map { strdup($0) } + [nil]
            defer { for string in strings { free(string) } }
            var identifier: pid_t = 0
            let status = posix_spawn(
                &identifier, arguments[0], &actions, &attributes, strings, environ)
            guard status == 0 else {
                throw ChildProcess.Failure(
                    message: "\(arguments[0]): \(String(cString: strerror(status)))")
            }
            return identifier
        }

        private static func configure(_ attributes: inout Attributes) {
            var signals = sigset_t()
            sigemptyset(&signals)
            posix_spawnattr_setsigmask(&attributes, &signals)
            sigaddset(&signals, SIGPIPE)
            posix_spawnattr_setsigdefault(&attributes, &signals)
            posix_spawnattr_setpgroup(&attributes, 0)
            let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
            posix_spawnattr_setflags(&attributes, Int16(flags))
        }
    }
#endif

/// The two ends of a pipe that child processes do not inherit.
struct StreamPipe {
    let read: Int32
    let write: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (read, write) = (Self.aboveStandard(ends[0]), Self.aboveStandard(ends[1]))
    }

    /// Moves a descriptor above those of the standard streams. `pipe` returns their descriptors if
    /// the kit was started without standard streams.
    private static func aboveStandard(_ descriptor: Int32) -> Int32 {
        guard descriptor <= STDERR_FILENO else { return descriptor }
        let other = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        _ = systemClose(descriptor)
        return other
    }

    func close() {
        _ = systemClose(read)
        _ = systemClose(write)
    }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

enum BrokenPipes {
    /// Ignores SIGPIPE, so that a write to an ended program fails instead of terminating the kit.
    /// If the host has installed a handler, the handler is kept.
    static let areErrors: Void = {
        var action = sigaction()
        guard sigaction(SIGPIPE, nil, &action) == 0 else { return }
        #if canImport(Darwin)
            let isDefault = action.__sigaction_u.__sa_handler == nil
        #elseif canImport(Musl)
            let isDefault = action.__sa_handler.sa_handler == nil
        #else
            let isDefault = action.__sigaction_handler.sa_handler == nil
        #endif
        if isDefault { signal(SIGPIPE, SIG_IGN) }
    }()
}
