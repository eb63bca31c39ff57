#if os(Linux) && arch(x86_64) && canImport(Glibc)
    import Glibc

    /// Counts what the whole process does, without help of the code that does it.
    ///
    /// All calls of the program into the libraries under it, and the calls of every module that allocate,
    /// copy or compare memory, are led through code that counts them. So nobody can forget to count: a
    /// line that copies a string for each of its parts is seen wherever it stands, in the standard
    /// library and Foundation too. What is not seen is work that a library does on its own, without a
    /// call, a copy or a comparison.
    ///
    /// There is no way back, so that it belongs into a process of its own: an exit test.
    struct WorkCounter {
        static let isAvailable = true

        private typealias Counter = UnsafeMutablePointer<Int>
        private typealias Amounts = [(CountingCode.Amount, Counter)]
        private let calls, allocations, allocatedBytes, copiedBytes, comparedBytes: Counter

        private init(_ code: inout CountingCode) {
            calls = code.counter()
            allocations = code.counter()
            allocatedBytes = code.counter()
            copiedBytes = code.counter()
            comparedBytes = code.counter()
        }

        /// Begins to count; nil where the system does not let calls be led elsewhere.
        static func begin() -> WorkCounter? {
            guard var code = CountingCode() else { return nil }
            let counter = WorkCounter(&code)
            let memoryCalls = counter.memoryCalls
            var replacements: [(CallTable.Call, UInt)] = []
            for (number, module) in CallTable.ofAllModules.enumerated() {
                for call in module.calls {
                    var amounts = memoryCalls[call.name] ?? []
                    if number == 0 { amounts.append((.one, counter.calls)) }
                    // The slot may not hold the address yet: it is looked up when it is first called.
                    guard !amounts.isEmpty, let function = dlsym(nil, call.name) else { continue }
                    replacements.append(
                        (call, code.code(amounts, before: UInt(bitPattern: function))))
                }
            }
            guard code.finish() else { return nil }
            for (call, function) in replacements { call.lead(to: function) }
            return counter
        }

        /// What calls that work on memory add to the counters.
        private var memoryCalls: [String: Amounts] {
            let (one, bytes): ((CountingCode.Amount, Counter), Counter) =
                ((.one, allocations), allocatedBytes)
            return [
                "malloc": [one, (.firstArgument, bytes)],
                "calloc": [one, (.productOfTwoArguments, bytes)],
                "realloc": [one, (.secondArgument, bytes), (.secondArgument, copiedBytes)],
                "aligned_alloc": [one, (.secondArgument, bytes)],
                "posix_memalign": [one, (.thirdArgument, bytes)],
                "memcpy": [(.thirdArgument, copiedBytes)],
                "memmove": [(.thirdArgument, copiedBytes)],
                "memcmp": [(.thirdArgument, comparedBytes)],
                "bcmp": [(.thirdArgument, comparedBytes)],
            ]
        }

        /// What was done since counting began.
        var total: Work {
            Work(
                calls: calls.pointee, allocations: allocations.pointee,
                allocatedBytes: allocatedBytes.pointee, copiedBytes: copiedBytes.pointee,
                comparedBytes: comparedBytes.pointee)
        }
    }
#else
    /// Counts nothing, on systems on which it is not known how.
    struct WorkCounter {
        static let isAvailable = false

        static func begin() -> WorkCounter? { nil }

        var total: Work { Work() }
    }
#endif
