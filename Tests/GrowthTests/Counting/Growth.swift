import Testing

/// Something that is done with an input: made ready first, which is not counted, then done.
struct Operation<Input>: Sendable {
    /// A name for messages.
    let name: String
    /// Makes ready what the work is done with; nil for an input that it cannot be done with.
    let prepare: @Sendable (Input) -> Task?

    /// The work.
    typealias Task = () async -> Void

    init(_ name: String, _ prepare: @escaping @Sendable (Input) -> Task?) {
        (self.name, self.prepare) = (name, prepare)
    }
}

/// Inputs of any size that repeat one construct.
struct Shape<Input>: Sendable {
    /// What is repeated, for messages.
    let name: String
    /// How often it is repeated in the smallest input.
    let count: Int
    /// Makes an input in which it is repeated a number of times.
    let make: @Sendable (Int) -> Input

    init(_ name: String, count: Int = 96, _ make: @escaping @Sendable (Int) -> Input) {
        (self.name, self.count, self.make) = (name, count, make)
    }
}

/// The law that work grows as the input does.
///
/// The work for n, 2n and 4n of a construct is counted. From 2n to 4n it may grow by little more than
/// twice of what it grows from n to 2n: twice is linear, a little more n log n, four times quadratic.
/// Where it grows by more, 8n and 16n are asked too: a table that is made larger, or text that is cut
/// from some size on, makes one step too high, what is quadratic every step.
enum Growth {
    /// Between n log n of small inputs (2.3) and what is quadratic (4), nearer to the first: what is
    /// quadratic often hides behind something linear.
    static let greatestFactor = 2.6
    /// How often what grows too fast is asked again with inputs twice as large.
    static let repetitions = 2

    /// Checks an operation with inputs of a shape; nothing where it cannot be done with them.
    ///
    /// - Returns: whether it was done.
    @discardableResult
    static func check<Input>(
        _ shape: Shape<Input>, _ operation: Operation<Input>, _ counter: WorkCounter,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> Bool {
        // What is done once in a process is done before.
        guard await work(shape, shape.count, operation, counter) != nil else { return false }
        var works: [Work] = []
        var faults: [String] = []
        for step in 0..<(3 + repetitions) {
            guard let work = await work(shape, shape.count << step, operation, counter) else {
                return false
            }
            works.append(work)
            guard works.count >= 3 else { continue }
            faults = self.faults(works.suffix(3), n: shape.count << (step - 2))
            if faults.isEmpty { return true }
        }
        for fault in faults {
            Issue.record(
                "\(operation.name) of \(shape.name): \(fault)", sourceLocation: sourceLocation)
        }
        return true
    }

    /// The work for a construct that is repeated a number of times; nil where it cannot be done.
    private static func work<Input>(
        _ shape: Shape<Input>, _ count: Int, _ operation: Operation<Input>, _ counter: WorkCounter
    ) async -> Work? {
        guard let task = operation.prepare(shape.make(count)) else { return nil }
        let before = counter.total
        await task()
        return counter.total - before
    }

    /// What grows too fast in the work for n, 2n and 4n.
    private static func faults(_ works: ArraySlice<Work>, n: Int) -> [String] {
        let works = Array(works)
        let smaller = (works[1] - works[0]).figures
        let greater = (works[2] - works[1]).figures
        return zip(smaller, greater).compactMap { one, other in
            let bound = greatestFactor * Double(max(one.value, 0)) + Double(one.tolerance)
            guard Double(other.value) > bound else { return nil }
            return
                "from \(n) to \(2 * n) \(one.value) more \(one.name), from there to \(4 * n) \(other.value)"
        }
    }
}
