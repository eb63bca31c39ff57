#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension AttributedText {
    /// Whether two neighbouring runs have the same style, and differ at most in their kept members.
    var hasAlikeNeighbours: Bool {
        guard hasKept else { return false }
        return zip(runs, runs.dropFirst()).contains { $0.hasSameStyle(as: $1) }
    }

    private var hasKept: Bool {
        runs.withSpan { runs in runs.indices.contains { !runs[$0].kept.isEmpty } }
    }
}

extension TextRun: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        var members = try MemberWriter<RunMember>(kept, &writer)
        try members.write(.backgroundColor, judged: backgroundColor, &writer)
        try members.write(.bold, judged: isBold ? true : nil, &writer)
        try members.write(.code, judged: isCode ? true : nil, &writer)
        try members.write(.fontName, judged: fontName.unlessEmpty, &writer)
        try members.write(.fontSize, judged: fontSize.map(FontSize.init), &writer)
        try members.write(.foregroundColor, judged: foregroundColor, &writer)
        try members.write(.italic, judged: isItalic ? true : nil, &writer)
        try members.write(.link, judged: writtenLink, &writer)
        try members.write(.strikethrough, judged: isStruckThrough ? true : nil, &writer)
        try members.write(.text, judged: text, &writer)
        try members.write(.underline, judged: isUnderlined ? true : nil, &writer)
        try members.finish(&writer)
    }
}

private struct FontSize: MemberValue {
    let points: Double

    func write(to writer: inout ItemWriter) throws(WireError) {
        guard let number = WireNumber(points) else { return try writer.wire.overflow() }
        writer.doubt(unless: TextRun.mayHaveSize(number))
        try writer.wire.number(number)
    }
}

extension TextRun {
    /// Whether a number is a valid font size in points; clause 15.2.4.
    static func mayHaveSize(_ points: WireNumber) -> Bool {
        let greatest = points.isInteger ? Double(1 << 53 - 1) : .greatestFiniteMagnitude
        return points.double > 0 && points.double <= greatest
    }
}

extension TextColor: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        try writer.wire.string(description)
    }
}

extension Referrer: MemberValue {
    func write(to writer: inout ItemWriter) throws(WireError) {
        var members = try MemberWriter<ReferrerMember>(kept, &writer)
        try members.write(.androidAppURL, judged: writtenAndroidAppURL, &writer)
        try members.write(.appName, judged: appName.unlessEmpty, &writer)
        try members.write(.appStoreID, judged: appStoreID.unlessEmpty, &writer)
        try members.write(.googlePlayID, judged: googlePlayID.unlessEmpty, &writer)
        try members.write(.iOSAppURL, judged: writtenIOSAppURL, &writer)
        try members.write(.webURL, judged: writtenWebURL, &writer)
        try members.finish(&writer)
    }
}
