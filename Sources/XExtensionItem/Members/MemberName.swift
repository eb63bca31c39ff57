/// The member names that the format defines for one kind of dictionary.
///
/// The cases are in canonical order, which is the order of writing.
protocol MemberName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// A table for fast lookup by key. Each access must return the same table.
    static var names: MemberNames<Self> { get }
}

struct MemberNames<Name: MemberName>: Sendable {
    let cases = Array(Name.allCases)
    /// The keys, at the same indexes as in `cases`.
    let keys = KeyNames(Name.allCases.map(\.rawValue))

    /// The bit of a name in ``FoundNames``.
    func bit(of name: Name) -> UInt64 { cases.firstIndex(of: name).map { 1 << UInt64($0) } ?? 0 }
}

/// Members of an attachment; clause 14.1.1.
enum AttachmentMember: String, MemberName {
    static let names = MemberNames<Self>()

    case representations
    case suggestedName = "suggested-name"
}

/// Members of a representation and of a thumbnail; clause 14.2.1.
package enum RepresentationMember: String, CaseIterable, MemberName {
    static let names = MemberNames<Self>()

    case data
    case file
    case propertyList = "property-list"
    case text
    case typeIdentifier = "type-identifier"
    case url

    /// A table of only this name, to find the type before the other members are read.
    static let typeKey = KeyNames([typeIdentifier.rawValue])
}

/// Members of a representation's file; clause 14.6.3.
enum FileMember: String, MemberName {
    static let names = MemberNames<Self>()

    case byteCount = "byte-count"
    case path
}

/// Members of a run of text; clauses 15.1.1 and 15.2.1.
enum RunMember: String, MemberName {
    static let names = MemberNames<Self>()

    case backgroundColor = "background-color"
    case bold
    case code
    case fontName = "font-name"
    case fontSize = "font-size"
    case foregroundColor = "foreground-color"
    case italic
    case link
    case strikethrough
    case text
    case underline

    static let textBit = names.bit(of: .text)
}

/// Members of the referrer; clause 17.1.1.
enum ReferrerMember: String, MemberName {
    static let names = MemberNames<Self>()

    case androidAppURL = "android-app-url"
    case appName = "app-name"
    case appStoreID = "app-store-id"
    case googlePlayID = "google-play-id"
    case iOSAppURL = "ios-app-url"
    case webURL = "web-url"
}

/// The rules for names that senders choose, shared by reading and writing.
enum NameRule {
    /// Whether a name begins with `$`, which this version reserves; clause 12.1.3.
    static func isReserved(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "$") }

    /// Whether a name is allowed for a member that the format does not define; clause 12.1.4.
    static func isCustomName(_ name: String) -> Bool { hasDot(name) && !isReserved(name) }

    static func hasDot(_ name: String) -> Bool { name.contains(byte: UInt8(ascii: ".")) }

    /// Whether a key is allowed for a parameter; clause 20.1.3.
    static func isParameter(_ key: String) -> Bool {
        !key.utf8.isEmpty && !key.contains(byte: notInParameters)
    }

    static let notInParameters = UInt8(ascii: ".")

    /// Whether a user-info key belongs to Objective-C XExtensionItem; clause 20.2.2.
    static func isReservedUserInfo(_ key: String) -> Bool { key.utf8.starts(with: upstream) }

    static func isReservedUserInfo(_ key: RawSpan) -> Bool {
        key.withUnsafeBytes { $0.starts(with: upstream) }
    }

    private static let upstream = "x-extension-item".utf8
}
