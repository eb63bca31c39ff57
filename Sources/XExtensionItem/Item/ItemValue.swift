import WireFormat

/// A value of a member that items and overlays share.
protocol ItemValue: MemberValue, Sendable {
    static var emptyKind: WireKind { get }
    /// In an overlay, this value removes the member. An empty attachment cannot be encoded, because
    /// a main attachment cannot be removed.
    static var empty: Self { get }
    static var canBeEmpty: Bool { get }
    /// Whether the value removes the member in an overlay, and is not encoded in an item.
    var isEmptyValue: Bool { get }
    var written: Self { get }
    /// Whether two values encode to the same bytes.
    func isIdentical(to other: Self) -> Bool
    /// Passes the kept members of the value and its parts to a closure.
    ///
    /// Representations are not visited: they are set aside only as a whole, never member by member.
    mutating func forEachKept(_ body: (inout KeptMembers) -> Void)
    /// Passes the texts and representations in the value to a closure, with their JSON Pointers.
    func forEachPart(at pointer: String, _ body: (ItemPart, String) -> Void)
    var summary: String { get }
}

enum ItemPart {
    /// One-line text.
    case line(String)
    case text(String)
    case representation(Representation)
}

extension ItemValue {
    static var canBeEmpty: Bool { true }
    var written: Self { self }

    mutating func forEachKept(_ body: (inout KeptMembers) -> Void) {}
    func forEachPart(at pointer: String, _ body: (ItemPart, String) -> Void) {}
}

extension ItemValue {
    func isIdentical(toAny other: (any ItemValue)?) -> Bool {
        (other as? Self).map(isIdentical(to:)) ?? false
    }
}

extension ItemValue where Self: Equatable {
    func isIdentical(to other: Self) -> Bool { self == other }
}

extension ItemValue where Self: CustomStringConvertible {
    var summary: String { description }
}

extension Optional where Wrapped: ItemValue {
    var unlessEmpty: Wrapped? { self?.isEmptyValue == true ? nil : self }

    var orEmpty: Wrapped {
        @inline(__always) get { self ?? Wrapped.empty }
        _modify {
            // The value is taken out during the change, so that the change happens in place instead
            // of on a copy.
            var value = self ?? Wrapped.empty
            self = nil
            defer { self = value }
            yield &value
        }
    }
}

extension String: ItemValue {
    static var emptyKind: WireKind { .string }
    static var empty: String { "" }
    var isEmptyValue: Bool { utf8.isEmpty }
    var summary: String { quotedStart }

    func forEachPart(at pointer: String, _ body: (ItemPart, String) -> Void) {
        body(.line(self), pointer)
    }
}

extension URLText: ItemValue {
    static var emptyKind: WireKind { .string }
    var isEmptyValue: Bool { text.utf8.isEmpty }
    var summary: String { text.cut(to: 80) }

    func isIdentical(to other: URLText) -> Bool { text.isIdentical(to: other.text) }
}

extension Array: ItemValue where Element: ItemValue {
    static var emptyKind: WireKind { .array }
    static var empty: [Element] { [] }
    var isEmptyValue: Bool { allSatisfy(\.isEmptyValue) }
    var written: [Element] {
        Element.canBeEmpty && contains(where: \.isEmptyValue)
            ? filter { !$0.isEmptyValue } : self
    }
    var summary: String {
        prefix(16).map(\.summary).joined(separator: ", ")
            + (count > 16 ? " … \(count) in all" : "")
    }

    func isIdentical(to other: [Element]) -> Bool {
        written.elementsEqual(other.written) { $0.isIdentical(to: $1) }
    }

    mutating func forEachKept(_ body: (inout KeptMembers) -> Void) {
        for index in indices { self[index].forEachKept(body) }
    }

    func forEachPart(at pointer: String, _ body: (ItemPart, String) -> Void) {
        for (number, element) in written.enumerated() {
            element.forEachPart(at: "\(pointer)/\(number)", body)
        }
    }
}

extension AttributedText: ItemValue {
    static var emptyKind: WireKind { .array }
    static var empty: AttributedText { AttributedText() }
    var isEmptyValue: Bool { isEmpty }
    var written: AttributedText { AttributedText(runs) }

    mutating func forEachKept(_ body: (inout KeptMembers) -> Void) {
        for index in runs.indices { body(&runs[index].kept) }
    }

    func forEachPart(at pointer: String, _ body: (ItemPart, String) -> Void) {
        for (number, run) in written.runs.enumerated() {
            body(.text(run.text), "\(pointer)/\(number)/text")
        }
    }
}

extension Attachment: ItemValue {
    static var emptyKind: WireKind { .dictionary }
    static var empty: Attachment { Attachment(representations: []) }
    /// False: an overlay can replace a main attachment, but not remove it.
    static var canBeEmpty: Bool { false }
    var isEmptyValue: Bool { false }

    mutating func forEachKept(_ body: (inout KeptMembers) -> Void) { body(&kept) }

    func forEachPart(at pointer: String, _ body: (ItemPart, String) -> Void) {
        for (number, one) in representations.enumerated() {
            body(.representation(one), "\(pointer)/representations/\(number)")
        }
        if let suggestedName { body(.line(suggestedName), pointer + "/suggested-name") }
    }
}

extension Thumbnail: ItemValue {
    static var emptyKind: WireKind { .dictionary }
    static var empty: Thumbnail { Thumbnail() }
    var isEmptyValue: Bool { image == nil }
    var summary: String { image?.description ?? "none" }

    func isIdentical(to other: Thumbnail) -> Bool { image == other.image }

    func forEachPart(at pointer: String, _ body: (ItemPart, String) -> Void) {
        if let image { body(.representation(image), pointer) }
    }
}

extension Referrer: ItemValue {
    static var emptyKind: WireKind { .dictionary }
    static var empty: Referrer { Referrer() }
    var isEmptyValue: Bool { isEmpty }

    mutating func forEachKept(_ body: (inout KeptMembers) -> Void) { body(&kept) }

    func forEachPart(at pointer: String, _ body: (ItemPart, String) -> Void) {
        if let appName { body(.line(appName), pointer + "/app-name") }
    }
}

extension Parameters: ItemValue {
    static var emptyKind: WireKind { .dictionary }
    static var empty: Parameters { Parameters() }
    var isEmptyValue: Bool { isEmpty }

    mutating func forEachKept(_ body: (inout KeptMembers) -> Void) { body(&kept) }
}

extension UserInfo: ItemValue {
    static var emptyKind: WireKind { .dictionary }
    static var empty: UserInfo { UserInfo() }
    var isEmptyValue: Bool { dictionary.isEmpty }
    var summary: String { dictionary.description }

    func isIdentical(to other: UserInfo) -> Bool { dictionary == other.dictionary }
}
