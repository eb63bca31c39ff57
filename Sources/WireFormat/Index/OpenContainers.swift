/// The stack of open containers, above the sentinel around the root.
///
/// The stack owns its memory, which has room for every level within the limit, and for one more
/// level that may turn out to be a tag. No pointer escapes. An array would move its last element
/// out and back for every field that is written, which would double the cost of starting a
/// container.
struct OpenContainers: ~Copyable {
    private let memory: UnsafeMutablePointer<IndexBuilder.Open>
    private var top: UnsafeMutablePointer<IndexBuilder.Open>
    private let limit: Int
    private(set) var depth = 0

    init(limit: Int) {
        self.limit = max(0, limit) + 1
        memory = .allocate(capacity: self.limit + 1)
        memory.initialize(to: IndexBuilder.Open())
        top = memory
    }

    deinit {
        memory.deallocate()
    }

    var innermost: IndexBuilder.Open {
        @inline(__always) get { top.pointee }
        @inline(__always) nonmutating set { top.pointee = newValue }
    }

    @inline(__always)
    mutating func enter(_ container: IndexBuilder.Open) {
        precondition(depth < limit)
        depth &+= 1
        top += 1
        top.initialize(to: container)
    }

    @inline(__always)
    mutating func leave() {
        precondition(depth > 0)
        depth &-= 1
        top -= 1
    }
}
