/// The target of a row.
enum Target {
    /// The minimum ratio to the peer.
    case ratio(Double)
    /// The maximum time.
    case seconds(Double)
    /// The maximum resident memory, in bytes.
    case resident(Int)
    /// The maximum anonymous memory, in bytes.
    case anonymous(Int)

    var text: String {
        switch self {
        case .ratio(let ratio): "≥ \(Figure.short(ratio))x"
        case .seconds(let seconds): "≤ \(Figure.time(seconds))"
        case .resident(let bytes): "≤ \(Figure.size(bytes))"
        case .anonymous(let bytes): "≤ \(Figure.size(bytes)) anon"
        }
    }

    /// Whether a result meets the target; nil if its value was not measured.
    func isMet(by result: Result) -> Bool? {
        switch self {
        case .ratio(let least): result.ratio.map { $0 >= least }
        case .seconds(let most): result.seconds <= most
        case .resident(let most): result.memory.map { $0.resident <= most }
        case .anonymous(let most): result.memory.map { $0.anonymous <= most }
        }
    }
}
