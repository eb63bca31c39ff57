/// Makes delimiter runs bind, by writing as references the characters that keep them from it.
///
/// `**a!**b` is not bold in CommonMark, because the closing run stands between punctuation and a
/// letter. `**a!**&#98;` is: a reference begins and ends with punctuation. What stands outside is
/// changed so; inside only white space, where an element had to be interrupted next to it.
/// Openers are settled from right to left and closers from left to right, since a reference can
/// only trouble a run of the same sort, on its other side.
enum MarkdownFlanking {
    /// Marks what has to be written as a reference.
    static func settle(_ atoms: inout [MarkdownAtom]) {
        for index in atoms.indices.reversed() where atoms[index].kind == .opening {
            settleOpening(index, &atoms)
        }
        for index in atoms.indices where atoms[index].kind == .closing {
            settleClosing(index, &atoms)
        }
    }

    private static func settleOpening(_ index: Int, _ atoms: inout [MarkdownAtom]) {
        if index + 1 < atoms.count, atoms[index + 1].front == .space {
            atoms[index + 1].encodesFirst = true
        }
        let inside = index + 1 < atoms.count ? atoms[index + 1].front : .space
        guard index > 0, binds(atoms[index], inside, atoms[index - 1].back) == false else { return }
        atoms[index - 1].encodesLast = true
    }

    private static func settleClosing(_ index: Int, _ atoms: inout [MarkdownAtom]) {
        if index > 0, atoms[index - 1].back == .space { atoms[index - 1].encodesLast = true }
        let inside = index > 0 ? atoms[index - 1].back : .space
        guard index + 1 < atoms.count, binds(atoms[index], inside, atoms[index + 1].front) == false
        else { return }
        atoms[index + 1].encodesFirst = true
    }

    private static func binds(
        _ marker: MarkdownAtom, _ inside: MarkdownFlank, _ outside: MarkdownFlank
    ) -> Bool {
        if outside == .space || outside == .punctuation { return true }
        return !inside.isPunctuation && marker.text.utf8.first != UInt8(ascii: "_")
    }
}
