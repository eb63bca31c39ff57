/// What a row has to reach.
enum Target {
    /// So many times faster than the peer.
    case ratio(Double)
    /// At most so long.
    case seconds(Double)
    /// At most so much memory in all.
    case resident(Int)
    /// At most so much memory that no file backs.
    case anonymous(Int)

    var text: String {
        switch self {
        case .ratio(let ratio): "≥ \(Figure.short(ratio))x"
        case .seconds(let seconds): "≤ \(Figure.time(seconds))"
        case .resident(let bytes): "≤ \(Figure.size(bytes))"
        case .anonymous(let bytes): "≤ \(Figure.size(bytes)) anon"
        }
    }

    /// Whether a result reaches it; nil when what it is about was not measured.
    func isMet(by result: Result) -> Bool? {
        switch self {
        case .ratio(let least): result.ratio.map { $0 >= least }
        case .seconds(let most): result.seconds <= most
        case .resident(let most): result.memory.map { $0.resident <= most }
        case .anonymous(let most): result.memory.map { $0.anonymous <= most }
        }
    }
}
