#if os(Linux) && arch(x86_64) && canImport(Glibc)
    import Glibc

    /// Machine code that counts a call and goes on to the function that was called.
    ///
    ///     inc   qword [counter]         48 FF 05 …     once for each call
    ///     add   qword [counter], rsi    48 01 35 …     by an argument of the call
    ///     jmp   qword [function]        FF 25 …        with the arguments as they were
    ///
    /// It is code rather than a function, since it must neither allocate nor copy anything itself, and
    /// fits functions of every convention: nothing but the flags is changed.
    struct CountingCode: ~Copyable {
        /// What a call adds to a counter.
        enum Amount {
            case one
            case firstArgument
            case secondArgument
            case thirdArgument
            case productOfTwoArguments
        }

        private static let codeByteCount = 128 << 10
        private static let byteCount = 256 << 10

        private let memory: UnsafeMutableRawPointer
        private var end = 0
        /// Where the next counter or address is put: behind the code, which cannot be written any more.
        private var dataEnd = codeByteCount

        /// Makes room for code and counters.
        init?() {
            let memory = mmap(
                nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard let memory, memory != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
            self.memory = memory
        }

        /// Makes a counter.
        mutating func counter() -> UnsafeMutablePointer<Int> {
            defer { dataEnd += 8 }
            return memory.advanced(by: dataEnd).assumingMemoryBound(to: Int.self)
        }

        /// Makes code that adds amounts to counters and goes on to a function; the address of the code.
        mutating func code(
            _ amounts: [(Amount, UnsafeMutablePointer<Int>)], before function: UInt
        ) -> UInt {
            let start = memory.advanced(by: end)
            for (amount, counter) in amounts {
                switch amount {
                case .one: append([0x48, 0xFF, 0x05], counter)
                case .firstArgument: append([0x48, 0x01, 0x3D], counter)
                case .secondArgument: append([0x48, 0x01, 0x35], counter)
                case .thirdArgument: append([0x48, 0x01, 0x15], counter)
                case .productOfTwoArguments:
                    // mov r11, rdi; imul r11, rsi: a register that no call leaves as it was.
                    append([0x49, 0x89, 0xFB, 0x4C, 0x0F, 0xAF, 0xDE])
                    append([0x4C, 0x01, 0x1D], counter)
                }
            }
            let address = counter()
            address.pointee = Int(bitPattern: function)
            append([0xFF, 0x25], address)
            return UInt(bitPattern: start)
        }

        /// Lets the code run.
        func finish() -> Bool {
            mprotect(memory, Self.codeByteCount, PROT_READ | PROT_EXEC) == 0
        }

        private mutating func append(_ bytes: [UInt8]) {
            for byte in bytes {
                memory.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
                end += 1
            }
        }

        /// Appends an instruction, and how far behind it in memory what it works on is.
        private mutating func append(_ bytes: [UInt8], _ operand: UnsafeMutablePointer<Int>) {
            append(bytes)
            let next = memory.advanced(by: end + 4)
            let distance = Int32(UnsafeMutableRawPointer(operand) - next)
            append((0..<4).map { UInt8(truncatingIfNeeded: distance >> (8 * $0)) })
        }
    }
#endif
