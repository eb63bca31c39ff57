/// The containers whose end has not been reached, in what is outside of all.
///
/// They lie in memory that nobody else has, where there is room for every level that a limit allows,
/// and one that may turn out to be a tag: no pointer goes beyond what was allocated. An array would
/// move the innermost one in and out while its fields are still being written, which takes as long as
/// all else that is done when a container begins.
struct OpenContainers: ~Copyable {
    private let memory: UnsafeMutablePointer<IndexBuilder.Open>
    private var top: UnsafeMutablePointer<IndexBuilder.Open>
    private let limit: Int
    /// The levels that are open.
    private(set) var depth = 0

    /// Makes room for one level more than a limit.
    init(limit: Int) {
        self.limit = max(0, limit) + 1
        memory = .allocate(capacity: self.limit + 1)
        memory.initialize(to: IndexBuilder.Open())
        top = memory
    }

    deinit {
        memory.deallocate()
    }

    /// The innermost one.
    var innermost: IndexBuilder.Open {
        @inline(__always) get { top.pointee }
        @inline(__always) nonmutating set { top.pointee = newValue }
    }

    /// The one at a level that is open, zero being what is outside of all.
    subscript(level: Int) -> IndexBuilder.Open {
        get {
            precondition(0...depth ~= level)
            return memory[level]
        }
        nonmutating set {
            precondition(0...depth ~= level)
            memory[level] = newValue
        }
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
