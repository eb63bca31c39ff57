import Essentials
import WireFormat

/// A document, possibly malformed, in a form that can be mutated and reduced.
struct FuzzDocument: Sendable {
    enum Form: Sendable {
        case json
        case xml
        case binary
        /// Bytes that cannot be parsed.
        case bytes
    }

    /// The encoding of text.
    enum TextForm: CaseIterable, Sendable {
        case utf8, utf8WithMark, utf16BigEndian, utf16LittleEndian
    }

    /// A replacement of one byte of the written document.
    struct Patch: Sendable {
        /// The position of the byte, counted from the end, so that the patch stays in the trailer
        /// or the offset table.
        var fromEnd: Int
        var value: UInt8
    }

    let form: Form
    var root: FuzzPart
    var textForm = TextForm.utf8

    // These properties apply to binary property lists only.

    /// The minimum width of a reference in bytes. The writer uses more bytes if necessary.
    var referenceSize = 1
    var offsetSize = 1
    var header = Array("bplist00".utf8)
    var patches: [Patch] = []
    /// The number of bytes to remove from the end.
    var missing = 0

    init(_ bytes: Data, _ encoding: WireEncoding) {
        let bytes = Array(bytes)
        switch encoding.form {
        case .json: (form, root) = (.json, FuzzPart(json: bytes))
        case .xml: (form, root) = (.xml, FuzzPart(xml: bytes))
        case .binary:
            let parsed = FuzzPart(binary: bytes)
            (form, root) = (parsed == nil ? .bytes : .binary, parsed ?? FuzzPart(bytes))
        }
    }

    var bytes: Data {
        guard form == .binary else { return Self.encoded(root.bytes, textForm) }
        var bytes = BinaryObjects(root).written(
            header, referenceSize: referenceSize, offsetSize: offsetSize)
        for patch in patches where patch.fromEnd >= 1 && patch.fromEnd <= bytes.count {
            bytes[bytes.count - patch.fromEnd] = patch.value
        }
        return Data(bytes.dropLast(missing))
    }

    /// Invalid UTF-8 is kept in the UTF-8 forms, but replaced in the UTF-16 forms.
    private static func encoded(_ text: [UInt8], _ form: TextForm) -> Data {
        switch form {
        case .utf8: return Data(text)
        case .utf8WithMark: return Data([0xEF, 0xBB, 0xBF] + text)
        case .utf16BigEndian, .utf16LittleEndian:
            let units = [0xFEFF] + String(decoding: text, as: UTF8.self).utf16
            let pairs = units.map { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            return Data(pairs.flatMap { form == .utf16BigEndian ? $0 : $0.reversed() })
        }
    }
}

/// The parts of a binary property list as a table of objects. Equal objects without references are
/// written once. The top object is the first.
private struct BinaryObjects {
    private var objects: [(bytes: [UInt8], references: [Int])] = []
    private var numbers: [[UInt8]: Int] = [:]

    init(_ root: FuzzPart) { _ = add(root) }

    /// Returns the number of the object that represents the part.
    private mutating func add(_ part: FuzzPart) -> Int {
        if let reference = part.reference { return reference }
        if part.parts.isEmpty, let number = numbers[part.start] { return number }
        let number = objects.count
        objects.append((part.start, []))
        guard !part.parts.isEmpty else {
            numbers[part.start] = number
            return number
        }
        let members = part.parts.map { $0.isGroup ? $0.parts : [$0] }
        // In a dictionary, keys precede values.
        let isDictionary = part.start.first == 0xD0
        let inner =
            isDictionary
            ? members.compactMap(\.first) + members.flatMap { $0.dropFirst() }
            : members.flatMap(\.self)
        let marker =
            isDictionary
            ? FuzzPart.marker(0xD0, members.count) : FuzzPart.marker(0xA0, inner.count)
        objects[number] = (marker, inner.map { add($0) })
        return number
    }

    func written(_ header: [UInt8], referenceSize: Int, offsetSize: Int) -> [UInt8] {
        var bytes = header
        let size = max(referenceSize, objects.count > 256 ? 2 : 1)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object.bytes
            for reference in object.references { bytes += FuzzPart.integer(reference, size) }
        }
        let table = bytes.count
        let width = max(offsetSize, table > 65535 ? 3 : table > 255 ? 2 : 1)
        for offset in offsets { bytes += FuzzPart.integer(offset, width) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(width), UInt8(size)]
        for number in [objects.count, 0, table] { bytes += FuzzPart.integer(number, 8) }
        return bytes
    }
}

extension FuzzPart {
    /// Returns the marker and the length of an object.
    static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
        guard count > 14 else { return [kind | UInt8(count)] }
        let size = count > 65535 ? 2 : count > 255 ? 1 : 0
        return [kind | 15, 0x10 | UInt8(size)] + integer(count, 1 << size)
    }

    static func integer(_ value: Int, _ width: Int) -> [UInt8] {
        (0..<width).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
    }
}
