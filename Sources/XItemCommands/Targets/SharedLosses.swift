import ShareTargets
import XExtensionItem

/// Losses that several receivers share. The output numbers each loss once, and the list of the
/// members with losses is created once.
final class SharedLosses {
    /// The losses of one receiver: all shared losses, or some of them.
    struct Part {
        let losses: SharedLosses
        let places: Positions

        fileprivate var isWhole: Bool { places.count == losses.all.count }
    }

    let all: [Loss]
    /// The positions of consecutive losses in the same top-level member of the payload.
    private lazy var runs = {
        var runs: [(member: String, places: Range<Int>)] = []
        for (place, loss) in all.enumerated() {
            let steps = loss.pointer.split(separator: "/", maxSplits: 1)
            let member = steps.first.map(String.init) ?? ""
            if let last = runs.last, last.member.isIdentical(to: member) {
                runs[runs.count - 1].places = last.places.lowerBound..<place + 1
            } else {
                runs.append((member, place..<place + 1))
            }
        }
        return runs
    }()
    fileprivate lazy var members = MemberList(runs.lazy.map(\.member))
    /// The number of each loss in the output; nil for a loss that has none yet.
    private var numbers: [Int?]
    /// The numbers of all losses; nil until each has one.
    private var allNumbers: Positions?

    init(_ losses: [Loss]) {
        all = losses
        numbers = Array(repeating: nil, count: losses.count)
    }

    var whole: Part { Part(losses: self, places: Positions(all.indices)) }

    func part(_ places: Positions) -> Part { Part(losses: self, places: places) }

    fileprivate func members(at places: Positions) -> MemberList {
        MemberList(
            runs.lazy.filter { run in places.ranges.contains { $0.overlaps(run.places) } }
                .map(\.member))
    }

    /// `number` assigns a number to a loss that has none.
    fileprivate func numbers(at places: Positions, _ number: (Loss) -> Int) -> Positions {
        let isWhole = places.count == all.count
        if isWhole, let allNumbers { return allNumbers }
        var found = Positions()
        for place in places.all {
            let known = numbers[place] ?? number(all[place])
            numbers[place] = known
            found.append(known)
        }
        if isWhole { allNumbers = found }
        return found
    }
}

extension SharedLosses.Part {
    func numbers(_ number: (Loss) -> Int) -> Positions { losses.numbers(at: places, number) }

    private var members: MemberList { isWhole ? losses.members : losses.members(at: places) }

    /// Returns the names of the first top-level members with losses, up to `maximum`, and the
    /// number of all top-level members with losses.
    static func members(
        of parts: [SharedLosses.Part], atMost maximum: Int
    ) -> (names: ArraySlice<String>, count: Int) {
        // The first part can be long. Its list of members has no duplicates, and several receivers
        // may share the list. So count this list as a whole, and examine only the lists of the
        // other parts.
        let lists = parts.map(\.members)
        guard let first = lists.first else { return ([], 0) }
        var (names, count) = (first.names.prefix(maximum), first.names.count)
        for (number, list) in lists.enumerated().dropFirst() {
            for name in list.names where !lists[..<number].contains(where: { $0.contains(name) }) {
                count += 1
                if names.count < maximum { names.append(name) }
            }
        }
        return (names, count)
    }
}

/// The distinct names of members, in order.
private struct MemberList {
    private(set) var names: [String] = []
    private var known: Set<[UInt8]> = []

    init(_ names: some Sequence<String>) {
        for name in names where known.insert(Array(name.utf8)).inserted { self.names.append(name) }
    }

    func contains(_ name: String) -> Bool { known.contains(Array(name.utf8)) }
}
