#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The two ends of a pipe that no started program inherits.
struct StreamPipe {
    let read: Int32
    let write: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (read, write) = (Self.aboveStandard(ends[0]), Self.aboveStandard(ends[1]))
    }

    /// Returns a descriptor above those of the standard streams, in case the kit was started
    /// without them.
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

/// The effect of writing to a program that has ended.
enum BrokenPipes {
    /// Ignores SIGPIPE, so that the write fails instead of ending the kit. A handler of the host
    /// stays.
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
