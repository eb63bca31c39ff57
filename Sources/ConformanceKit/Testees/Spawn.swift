import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `posix_spawn`, and what has to be set up and freed around it.
enum Spawn {
    private static let queue = DispatchQueue(label: "org.xextensionitem.conformance.spawn")

    /// Makes pipes and starts a program while nobody else does: between the call that makes a pipe and
    /// the one that keeps it from other programs, one of them could inherit it.
    static func oneAtATime<Result>(
        _ body: () throws(ChildProcess.Failure) -> Result
    ) throws(ChildProcess.Failure) -> Result {
        try queue.sync { Swift.Result(catching: body) }.get()
    }
}

#if os(tvOS) || os(watchOS)
    extension Spawn {
        /// Always throws: these systems start no programs.
        static func start(
            _ arguments: [String], input: Int32, output: Int32, errors: Int32
        ) throws(ChildProcess.Failure) -> pid_t {
            throw ChildProcess.Failure(message: "\(arguments[0]): this system starts no programs")
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
        /// It gets a process group of its own, no blocked signals, and SIGPIPE as the system has it: a
        /// host that ignores it would have handed that on.
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
