extension [Finding] {
    /// The findings with each consequence after its cause, and otherwise in the same order.
    ///
    /// A malformed tag also has the wrong type, and a main attachment is also missing if nothing in
    /// it can be used. People should see first what to mend.
    package var causesFirst: [Finding] {
        var findings = self
        for next in findings.indices.dropFirst() {
            let (one, other) = (findings[next - 1], findings[next])
            guard one.code == .memberType, other.code == .malformedTag || other.code == .unknownTag,
                one.pointer.utf8.elementsEqual(other.pointer.utf8)
            else { continue }
            findings.swapAt(next - 1, next)
        }
        findings.moveMissingMainAttachment()
        return findings
    }

    /// Moves the finding that the main attachment is missing behind those inside of it.
    private mutating func moveMissingMainAttachment() {
        guard let place = firstIndex(where: { $0.code == .missingMainAttachment }),
            !self[place].pointer.isEmpty
        else { return }
        let inside = self[place].pointer + "/"
        guard let last = lastIndex(where: { $0.pointer.utf8.starts(with: inside.utf8) }),
            last > place
        else {
            return
        }
        insert(remove(at: place), at: last)
    }
}
