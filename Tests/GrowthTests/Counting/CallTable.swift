#if os(Linux) && arch(x86_64) && canImport(Glibc)
    import Glibc

    /// The calls of one loaded module into others: the slots through which they go.
    ///
    ///     program                    table of slots            library
    ///     call malloc ──────────▶ [ address of malloc ] ─────▶ malloc
    ///
    /// The dynamic section of the module says where the table is (ELF, System V ABI for x86-64).
    struct CallTable {
        /// One function of another module.
        struct Call {
            let name: String
            /// Where the address of the function is.
            let slot: UnsafeMutablePointer<UInt>
        }

        let calls: [Call]

        /// All modules of the process; the first one is the program.
        static var ofAllModules: [CallTable] {
            guard let symbol = dlsym(nil, "_r_debug") else { return [] }
            var module = symbol.assumingMemoryBound(to: r_debug.self).pointee.r_map
            var tables: [CallTable] = []
            while let map = module?.pointee {
                let name = String(cString: map.l_name)
                // The loader and the C library under all the others are not looked into.
                let isSystem =
                    name.contains("/ld-") || name.contains("/libc.so") || name.contains("vdso")
                if !isSystem { tables.append(CallTable(map)) }
                module = map.l_next
            }
            return tables
        }

        private init(_ module: link_map) {
            var fields: [Int64: UInt] = [:]
            var entry = module.l_ld
            while let field = entry?.pointee, field.d_tag != DT_NULL {
                fields[field.d_tag] = UInt(field.d_un.d_val)
                entry = entry?.advanced(by: 1)
            }
            func address(_ tag: Int32) -> UnsafeRawPointer? {
                guard let value = fields[Int64(tag)] else { return nil }
                let base = UInt(module.l_addr)
                return UnsafeRawPointer(bitPattern: value < base ? value + base : value)
            }
            guard let relocations = address(DT_JMPREL), let symbols = address(DT_SYMTAB),
                let names = address(DT_STRTAB), let byteCount = fields[Int64(DT_PLTRELSZ)]
            else {
                calls = []
                return
            }
            calls = (0..<Int(byteCount) / MemoryLayout<Elf64_Rela>.stride).compactMap { index in
                let relocation = relocations.load(
                    fromByteOffset: index * MemoryLayout<Elf64_Rela>.stride, as: Elf64_Rela.self)
                // Its lower half says that it is one of a call, R_X86_64_JUMP_SLOT.
                guard relocation.r_info & 0xFFFF_FFFF == 7 else { return nil }
                let symbol = symbols.load(
                    fromByteOffset: Int(relocation.r_info >> 32) * MemoryLayout<Elf64_Sym>.stride,
                    as: Elf64_Sym.self)
                let name = names.advanced(by: Int(symbol.st_name))
                return UnsafeMutablePointer(bitPattern: UInt(module.l_addr + relocation.r_offset))
                    .map {
                        Call(
                            name: String(cString: name.assumingMemoryBound(to: CChar.self)),
                            slot: $0)
                    }
            }
        }
    }

    extension CallTable.Call {
        /// Leads the call to another function, which must go on to the one it was meant for.
        func lead(to function: UInt) {
            let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
            let page = UnsafeMutableRawPointer(
                bitPattern: UInt(bitPattern: slot) / pageSize * pageSize)
            guard mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0 else { return }
            slot.pointee = function
        }
    }
#endif
