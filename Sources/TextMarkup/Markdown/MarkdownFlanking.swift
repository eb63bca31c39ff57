/// Makes delimiter runs open and close, by writing the characters that prevent it as references.
///
/// `**a!**b` is not bold in CommonMark, because the closing run stands between punctuation and a
/// letter. `**a!**&#98;` is bold, because a reference begins and ends with punctuation. The
/// character outside the run becomes a reference. Inside the run, only white space does, where an
/// element had to be interrupted next to it. Openers are processed from right to left and closers
/// from left to right, because a reference can only affect a run of the same kind on its other
/// side.
///
/// GitHub's reader looks through tildes for the neighbours of `*` and `_`; other readers do not.
/// Runs must work with both.
enum MarkdownFlanking {
    /// Marks the scalars to write as references.
    static func settle(_ atoms: inout [MarkdownAtom]) {
        for index in atoms.indices.reversed() where atoms[index].kind == .opening {
            settle(index, inside: 1, &atoms)
        }
        for index in atoms.indices where atoms[index].kind == .closing {
            settle(index, inside: -1, &atoms)
        }
    }

    /// Fixes one run. Its inside is in direction `step`: 1 for what follows, -1 for what precedes.
    private static func settle(_ index: Int, inside step: Int, _ atoms: inout [MarkdownAtom]) {
        if flank(index + step, from: index, atoms) == .space { encode(index + step, step, &atoms) }
        for isThrough in [false, true] {
            let inside = neighbour(of: index, step, isThrough, atoms)
            let outside = neighbour(of: index, -step, isThrough, atoms)
            let binds = binds(
                atoms[index], flank(inside, from: index, atoms), flank(outside, from: index, atoms))
            if !binds { encode(outside, -step, &atoms) }
        }
    }

    private static func neighbour(
        of index: Int, _ step: Int, _ isThrough: Bool, _ atoms: [MarkdownAtom]
    ) -> Int {
        let next = index + step
        guard isThrough, atoms.indices.contains(next), atoms[next].isTildes else { return next }
        return next + step
    }

    /// Returns the class of a neighbouring atom for a run.
    private static func flank(
        _ other: Int, from index: Int, _ atoms: [MarkdownAtom]
    ) -> MarkdownFlank {
        guard atoms.indices.contains(other) else { return .space }
        return other > index ? atoms[other].front : atoms[other].back
    }

    /// Marks the end of an atom that faces a run to be written as a reference.
    private static func encode(_ index: Int, _ step: Int, _ atoms: inout [MarkdownAtom]) {
        guard atoms.indices.contains(index) else { return }
        if step > 0 { atoms[index].encodesFirst = true } else { atoms[index].encodesLast = true }
    }

    private static func binds(
        _ marker: MarkdownAtom, _ inside: MarkdownFlank, _ outside: MarkdownFlank
    ) -> Bool {
        if outside == .space || outside == .punctuation { return true }
        return !inside.isPunctuation && marker.text.utf8.first != UInt8(ascii: "_")
    }
}
