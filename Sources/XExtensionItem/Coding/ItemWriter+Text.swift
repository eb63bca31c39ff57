#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextRun {
    func write(to writer: inout WireWriter) throws(WireError) {
        try writer.members(of: RunMember.self, kept) {
            (members: inout MemberWriter<RunMember>, writer: inout WireWriter) throws(WireError) in
            try color(.backgroundColor, backgroundColor, &members, &writer)
            try flag(.bold, isBold, &members, &writer)
            try flag(.code, isCode, &members, &writer)
            let name = fontName.flatMap { $0.utf8.isEmpty ? nil : $0 }
            try members.member(.fontName, name, &writer) { (name, writer) throws(WireError) in
                try writer.string(name)
            }
            try members.member(.fontSize, fontSize, &writer) { (size, writer) throws(WireError) in
                guard size > 0 else {
                    throw WireError(.fontSize, reason: "a font size of \(size)")
                }
                try writer.number(WireNumber(size))
            }
            try color(.foregroundColor, foregroundColor, &members, &writer)
            try flag(.italic, isItalic, &members, &writer)
            try members.member(.link, link, &writer) { (link, writer) throws(WireError) in
                try writer.urlString(link)
            }
            try flag(.strikethrough, isStruckThrough, &members, &writer)
            try members.member(.text, text, &writer) { (text, writer) throws(WireError) in
                try writer.string(text)
            }
            try flag(.underline, isUnderlined, &members, &writer)
        }
    }

    private func flag(
        _ name: RunMember, _ value: Bool, _ members: inout MemberWriter<RunMember>,
        _ writer: inout WireWriter
    ) throws(WireError) {
        try members.member(name, value ? true : nil, &writer) { (_, writer) throws(WireError) in
            try writer.boolean(true)
        }
    }

    private func color(
        _ name: RunMember, _ value: TextColor?, _ members: inout MemberWriter<RunMember>,
        _ writer: inout WireWriter
    ) throws(WireError) {
        try members.member(name, value, &writer) { (color, writer) throws(WireError) in
            try writer.string(color.description)
        }
    }
}

extension Referrer {
    func write(to writer: inout WireWriter) throws(WireError) {
        try writer.members(of: ReferrerMember.self, kept) {
            (members: inout MemberWriter<ReferrerMember>, writer: inout WireWriter)
                throws(WireError) in
            try url(.androidAppURL, androidAppURL, &members, &writer)
            try text(.appName, appName, &members, &writer)
            try text(.appStoreID, appStoreID, &members, &writer)
            try text(.googlePlayID, googlePlayID, &members, &writer)
            try url(.iOSAppURL, iOSAppURL, &members, &writer)
            try url(.webURL, webURL, &members, &writer)
        }
    }

    private func text(
        _ name: ReferrerMember, _ value: String?, _ members: inout MemberWriter<ReferrerMember>,
        _ writer: inout WireWriter
    ) throws(WireError) {
        let text = value.flatMap { $0.utf8.isEmpty ? nil : $0 }
        try members.member(name, text, &writer) { (text, writer) throws(WireError) in
            try writer.string(text)
        }
    }

    private func url(
        _ name: ReferrerMember, _ value: URL?, _ members: inout MemberWriter<ReferrerMember>,
        _ writer: inout WireWriter
    ) throws(WireError) {
        try members.member(name, value, &writer) { (url, writer) throws(WireError) in
            try writer.urlString(url)
        }
    }
}
