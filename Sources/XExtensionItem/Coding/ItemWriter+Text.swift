#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextRun: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) {
        var members = try MemberWriter<RunMember>(kept, &writer)
        try members.write(.backgroundColor, backgroundColor, &writer)
        try members.write(.bold, isBold ? true : nil, &writer)
        try members.write(.code, isCode ? true : nil, &writer)
        try members.write(.fontName, fontName.unlessEmpty, &writer)
        try members.write(.fontSize, fontSize.map(FontSize.init), &writer)
        try members.write(.foregroundColor, foregroundColor, &writer)
        try members.write(.italic, isItalic ? true : nil, &writer)
        try members.write(.link, link, &writer)
        try members.write(.strikethrough, isStruckThrough ? true : nil, &writer)
        try members.write(.text, text, &writer)
        try members.write(.underline, isUnderlined ? true : nil, &writer)
        try members.finish(&writer)
    }
}

private struct FontSize: MemberValue {
    let points: Double

    func write(to writer: inout WireWriter) throws(WireError) {
        guard points > 0 else { throw WireError(.fontSize, reason: "a font size of \(points)") }
        guard let number = WireNumber(points) else {
            throw WireError(.numberOverflow, reason: "a font size of \(points)")
        }
        try writer.number(number)
    }
}

extension TextColor: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) { try writer.string(description) }
}

extension Referrer: MemberValue {
    func write(to writer: inout WireWriter) throws(WireError) {
        var members = try MemberWriter<ReferrerMember>(kept, &writer)
        try members.write(.androidAppURL, androidAppURL, &writer)
        try members.write(.appName, appName.unlessEmpty, &writer)
        try members.write(.appStoreID, appStoreID.unlessEmpty, &writer)
        try members.write(.googlePlayID, googlePlayID.unlessEmpty, &writer)
        try members.write(.iOSAppURL, iOSAppURL, &writer)
        try members.write(.webURL, webURL, &writer)
        try members.finish(&writer)
    }
}
