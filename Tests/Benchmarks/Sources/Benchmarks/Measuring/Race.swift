import FoundationEssentials

/// Runs both sides of a row in turn (A B A B), so that a slow moment of the machine affects both.
struct Race {
    let row: Row
    /// The maximum time of the row, in seconds, after each side has run once.
    let budget: Double
    /// Measures the memory of one side in a separate process; nil to skip this.
    let memory: ((Row, _ isPeer: Bool) throws -> Memory)?

    func run() throws -> Result {
        let subject = try row.subject.start()
        let peer = try row.peer?.start()
        var times: [Double] = []
        var peerTimes: [Double] = []
        var most = Memory()
        let clock = ContinuousClock()
        let start = clock.now
        repeat {
            let sample = try subject.sample()
            times.append(sample.seconds)
            if let memory = sample.memory {
                most.resident = max(most.resident, memory.resident)
                most.anonymous = max(most.anonymous, memory.anonymous)
            }
            if let other = try peer?.sample() {
                peerTimes.append(other.seconds)
                if times.count == 1 { try compare(sample.product, other.product) }
            }
        } while times.count < row.repetitions
            && start.duration(to: clock.now) / .seconds(1) < budget
        var result = Result(
            row: row, bytes: try row.bytes(),
            seconds: row.takesShortest ? times.min() ?? .nan : Figure.median(times))
        result.memory = row.subject.isInProcess ? try memory?(row, false) : most
        guard let other = row.peer else { return result }
        result.peerSeconds = Figure.median(peerTimes)
        result.ratio = Figure.median(zip(peerTimes, times).map { $0 / $1 })
        if other.isInProcess { result.peerMemory = try memory?(row, true) }
        return result
    }

    /// Throws if the sides decoded different values.
    private func compare(_ one: Product, _ other: Product) throws {
        guard let first = try one.checksum(), let second = try other.checksum() else { return }
        guard first == second else {
            throw Failure("\(row.identifier): the sides decoded different values")
        }
    }
}
