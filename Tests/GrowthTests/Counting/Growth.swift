import Foundation
import Testing

/// An operation on an input: a preparation, which is not counted, and the work.
struct Operation<Input>: Sendable {
    /// A name for messages.
    let name: String
    /// Prepares the work; nil if the operation does not apply to the input.
    let prepare: @Sendable (Input) -> Task?

    /// The work.
    typealias Task = () async -> Void

    init(_ name: String, _ prepare: @escaping @Sendable (Input) -> Task?) {
        (self.name, self.prepare) = (name, prepare)
    }
}

/// Inputs of any size that repeat one construct.
struct Shape<Input>: Sendable {
    /// The name of the repeated construct, for messages.
    let name: String
    /// The number of repetitions in the smallest input.
    let count: Int
    /// Creates an input with a number of repetitions.
    let make: @Sendable (Int) -> Input

    init(_ name: String, count: Int = 96, _ make: @escaping @Sendable (Int) -> Input) {
        (self.name, self.count, self.make) = (name, count, make)
    }
}

/// The law that work grows linearly with the input.
///
/// The work for n, 2n and 4n repetitions is counted. If it is a fixed cost plus a power of n, the
/// growth from 2n to 4n is 2 to the exponent times the growth from n to 2n, whatever the fixed cost.
/// If the exponent is too large, 8n and 16n are counted too: a growing table, or text that is
/// truncated above some size, raises one step; quadratic work raises every step.
enum Growth {
    /// The maximum exponent: 1 is linear, n log n of the smallest inputs takes 1.22, and 2 is
    /// quadratic.
    static let maximumExponent = 1.25
    /// The maximum factor between two steps, 2.38.
    private static let maximumFactor = pow(2, maximumExponent)
    /// The number of retries, with inputs twice as large, if growth is too fast.
    static let repetitions = 2

    /// Checks an operation with inputs of a shape, if it applies to them.
    ///
    /// - Returns: whether the operation applies.
    @discardableResult
    static func check<Input>(
        _ shape: Shape<Input>, _ operation: Operation<Input>, _ counter: WorkCounter,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> Bool {
        // Run the work once beforehand, to exclude one-time initialization.
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

    /// The work for a number of repetitions; nil if the operation does not apply.
    private static func work<Input>(
        _ shape: Shape<Input>, _ count: Int, _ operation: Operation<Input>, _ counter: WorkCounter
    ) async -> Work? {
        guard let task = operation.prepare(shape.make(count)) else { return nil }
        let before = counter.total
        await task()
        return counter.total - before
    }

    /// The counts that grow too fast in the work for n, 2n and 4n.
    private static func faults(_ works: ArraySlice<Work>, n: Int) -> [String] {
        let works = Array(works)
        let smaller = (works[1] - works[0]).figures
        let greater = (works[2] - works[1]).figures
        return zip(smaller, greater).compactMap { one, other in
            let bound = maximumFactor * Double(max(one.value, 0)) + Double(one.tolerance)
            guard Double(other.value) > bound else { return nil }
            return
                "\(one.value) more \(one.name) from \(n) to \(2 * n), but \(other.value) more to \(4 * n)"
        }
    }
}
