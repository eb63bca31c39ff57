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
enum Growth {
    /// Between n log n of small inputs (2.3) and what is quadratic (4), nearer to the first: what is
    /// quadratic often hides behind something linear.
    static let greatestFactor = 2.6

    /// Checks an operation with inputs of a shape; nothing where it cannot be done with them.
    ///
    /// - Returns: whether it was done.
    @discardableResult
    static func check<Input>(
        _ shape: Shape<Input>, _ operation: Operation<Input>, _ counter: WorkCounter
    ) async -> Bool {
        // What is done once in a process is done before.
        guard let first = operation.prepare(shape.make(shape.count)) else { return false }
        await first()
        var works: [Work] = []
        for count in [shape.count, 2 * shape.count, 4 * shape.count] {
            guard let task = operation.prepare(shape.make(count)) else { return false }
            let before = counter.total
            await task()
            works.append(counter.total - before)
        }
        let smaller = (works[1] - works[0]).figures
        let greater = (works[2] - works[1]).figures
        for (one, other) in zip(smaller, greater) {
            let bound = greatestFactor * Double(max(one.value, 0)) + Double(one.tolerance)
            #expect(
                Double(other.value) <= bound,
                "\(operation.name) of \(shape.name): from \(shape.count) to \(2 * shape.count) \(one.value) more \(one.name), from there to \(4 * shape.count) \(other.value)"
            )
        }
        return true
    }
}
