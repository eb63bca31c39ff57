import Essentials

extension UpstreamSieve {
    /// Returns styled text with the attributes that both sides have, or nil if there is no text.
    mutating func text(_ text: AttributedText, at pointer: String) -> AttributedText? {
        var runs: [TextRun] = []
        for (position, run) in AttributedText(text.runs).runs.enumerated() {
            runs.append(self.run(run, at: pointer + JSONPointer.step(String(position))))
        }
        let result = AttributedText(runs)
        if result.isEmpty { lose(.writtenDefault, at: pointer, "a text without a character") }
        return result.isEmpty ? nil : result
    }

    private mutating func run(_ run: TextRun, at pointer: String) -> TextRun {
        loseUnknown(run.unknownMembers, at: pointer)
        var result = run
        result.kept = KeptMembers()
        if run.isCode {
            lose(
                .notCarriedUpstream, at: place(.code, pointer),
                "attributed strings have no attribute for source text")
            result.isCode = false
        }
        result.link = url(run.link, at: place(.link, pointer))
        result.fontName = string(run.fontName.map(WireValue.string), at: place(.fontName, pointer))
        if let size = run.fontSize, !(size > 0 && size.isFinite) {
            lose(.fontSize, at: place(.fontSize, pointer), "a font size of \(size) points")
            result.fontSize = nil
        }
        return result
    }

    private func place(_ attribute: RunMember, _ pointer: String) -> String {
        pointer + JSONPointer.step(attribute.rawValue)
    }
}
