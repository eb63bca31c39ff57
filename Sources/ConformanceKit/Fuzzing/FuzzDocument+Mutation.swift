extension FuzzDocument {
    /// Mutates one or two places, and may splice in parts of `donor`.
    mutating func mutate(_ random: inout Random, donor: FuzzDocument) {
        let donor = donor.form == form ? donor : self
        for _ in 0..<(1 + random.int(below: 2)) {
            let members = root.members
            guard !members.isEmpty, !random.oneIn(3) else {
                mutateToken(&random, donor)
                continue
            }
            let member = random.one(of: members)
            let container = member.dropLast()
            let position = member[container.endIndex]
            let value = root.value(of: member)
            switch random.int(below: 9) {
            case 0: root[container].removeParts(position..<(position + 1))
            case 1: root[container].repeatPart(position)
            case 2: root[value] = root[root.value(of: random.one(of: members))]
            case 3: root[value] = Self.null(form)
            case 4 where form == .binary: root[value].reference = random.int(below: 8)
            default:
                let others = donor.root.members
                guard !others.isEmpty else { continue }
                var new = donor.root[donor.root.value(of: random.one(of: others))]
                // Sometimes keep the value, inside the container from the donor.
                if random.oneIn(3), let last = new.members.last {
                    new[new.value(of: last)] = root[value]
                }
                root[value] = new
            }
        }
    }

    private static func null(_ form: Form) -> FuzzPart {
        switch form {
        case .json: FuzzPart("null".utf8)
        case .xml: FuzzPart("<null/>".utf8)
        case .binary, .bytes: FuzzPart([0])
        }
    }

    private mutating func mutateToken(_ random: inout Random, _ donor: FuzzDocument) {
        let path = random.one(of: root.paths)
        let other = donor.root[random.one(of: donor.root.paths)]
        guard let position = path.last else {
            return root.isGroup || random.oneIn(3)
                ? damage(&random) : mutateBytes(path, other, &random)
        }
        let outer = path.dropLast()
        switch random.int(below: 8) {
        case 0: root[outer].parts.remove(at: position)
        case 1: root[outer].parts.insert(root[path], at: position)
        case 2: root[outer].parts.swapAt(position, random.int(below: root[outer].parts.count))
        case 3: root[outer].parts.insert(FuzzPart(other.start), at: position)
        case 4: damage(&random)
        default: mutateBytes(path, other, &random)
        }
    }

    /// Changes the document as a whole: its text encoding, or its header, trailer and offset table.
    private mutating func damage(_ random: inout Random) {
        guard form == .binary else {
            guard random.oneIn(3) else { return truncate(&random) }
            textForm = random.one(of: TextForm.allCases)
            return
        }
        switch random.int(below: 8) {
        case 0: missing = random.oneIn(2) ? 1 + random.int(below: 40) : 1
        case 1: header[random.int(below: header.count)] ^= 1 << UInt8(random.int(below: 8))
        case 2, 3, 4:
            patches.append(Patch(fromEnd: 20 + random.int(below: 40), value: random.byte()))
        default:
            patches.append(
                Patch(
                    fromEnd: 1 + random.int(below: 27),
                    value: random.one(of: [0, 1, 2, 3, 0x7F, 0x80, 0xFF])))
        }
    }

    /// Removes the end of the document.
    private mutating func truncate(_ random: inout Random) {
        let bytes = root.bytes
        let kept = bytes.prefix(random.int(below: bytes.count + 1))
        switch form {
        case .json: root = FuzzPart(json: Array(kept))
        case .xml: root = FuzzPart(xml: Array(kept))
        case .binary, .bytes: root = FuzzPart(kept)
        }
    }

    private mutating func mutateBytes(
        _ path: FuzzPart.Path, _ other: FuzzPart, _ random: inout Random
    ) {
        var bytes = root[path].start
        let place = random.int(below: bytes.count + 1)
        switch random.int(below: 8) {
        case 0 where place < bytes.count: bytes.remove(at: place)
        case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.int(below: 8))
        case 2 where place < bytes.count: bytes[place] = random.byte()
        case 3: bytes.insert(random.byte(), at: place)
        case 4: bytes.insert(contentsOf: random.one(of: FuzzContent.malformedBytes), at: place)
        case 5: bytes.insert(contentsOf: other.start, at: place)
        default:
            let text = random.one(of: FuzzContent.unusualCharacters)
            bytes.insert(contentsOf: text.utf8, at: place)
        }
        root[path].start = bytes
    }
}

// MARK: Other spellings

extension FuzzDocument {
    /// Changes the spelling of a random part. Most changes keep the value.
    mutating func respell(_ random: inout Random) {
        let paths = root.paths
        // The first parts of XML, such as the document type, have the most spellings.
        let path = random.one(of: random.oneIn(6) ? Array(paths.prefix(5)) : paths)
        let token = root[path].start
        guard !token.isEmpty else { return }
        switch form {
        case .json: root[path].start = Self.json(token, &random)
        case .xml: root[path].start = Self.xml(token, &random)
        case .binary:
            root[path].start = Self.binary(token, &random)
            if random.oneIn(20) { referenceSize = 1 + random.int(below: 8) }
            if random.oneIn(20) { offsetSize = 1 + random.int(below: 8) }
        case .bytes: break
        }
    }

    private static func json(_ token: [UInt8], _ random: inout Random) -> [UInt8] {
        var text = String(decoding: token, as: UTF8.self)
        let isNumber = token.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2D }
        if token.count > 2, token.first == UInt8(ascii: "\""), !text.contains("\\") {
            text = replacingScalar(text.dropFirst().dropLast(), &random) { scalar, random in
                String(scalar).utf16.map { unit in
                    let isUpper = random.oneIn(2)
                    return "\\u"
                        + String(0x10000 + Int(unit), radix: 16, uppercase: isUpper).dropFirst()
                }.joined()
            }
            text = "\"\(text)\""
        } else if isNumber, random.oneIn(2) {
            text += random.one(of: [".0", "e0", "E+00", "0e-1", ".00", "00E-2"])
        } else {
            text += random.one(of: [" ", "\n", "\t", "\r\n", "  "])
        }
        return Array(text.utf8)
    }

    private static func xml(_ token: [UInt8], _ random: inout Random) -> [UInt8] {
        var text = String(decoding: token, as: UTF8.self)
        if text.hasPrefix("<?xml") {
            text = random.one(of: FuzzContent.declarations)
        } else if text.hasPrefix("<!DOCTYPE") {
            text = random.one(of: FuzzContent.documentTypes)
        } else if text.hasSuffix("/>"), random.oneIn(3) {
            let name = text.dropFirst().dropLast(2)
            text = "<\(name)>" + (random.oneIn(3) ? "<!-- -->" : "") + "</\(name)>"
        } else if text.hasPrefix("<") {
            text =
                random.oneIn(4)
                ? text.replacing(">", with: " >") : text + random.one(of: FuzzContent.between)
        } else if token.allSatisfy(FuzzPart.isSpace) {
            text += "\n"
        } else if random.oneIn(4), !text.contains("&") {
            text = "<![CDATA[\(text)]]>"
        } else if random.oneIn(2), !text.contains("&") {
            text = replacingScalar(text[...], &random) { scalar, random in
                "&#\(random.oneIn(2) ? "\(scalar.value)" : "x" + String(scalar.value, radix: 16));"
            }
        } else {
            // Some of these space characters, such as U+2003, are not white space in XML.
            text = random.one(of: FuzzContent.spaces) + text + random.one(of: FuzzContent.spaces)
        }
        return Array(text.utf8)
    }

    private static func replacingScalar(
        _ text: Substring, _ random: inout Random,
        _ escape: (Unicode.Scalar, inout Random) -> String
    ) -> String {
        let place = random.int(below: text.unicodeScalars.count)
        return text.unicodeScalars.enumerated().map { position, scalar in
            position == place ? escape(scalar, &random) : String(scalar)
        }.joined()
    }

    /// Writes an integer in more bytes, a real in fewer, or a string as UTF-16.
    private static func binary(_ object: [UInt8], _ random: inout Random) -> [UInt8] {
        let content = object.dropFirst()
        switch object[0] {
        case 0x10...0x12:
            let size = 8 - content.count
            return [0x13] + [UInt8](repeating: 0, count: size) + content
        case 0x13:
            let sign: UInt8 = content.first.map { $0 >= 0x80 } == true ? 0xFF : 0
            return [0x14] + [UInt8](repeating: sign, count: 8) + content
        case 0x23:
            let bits = content.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            let single = Float(Double(bitPattern: bits))
            return [0x22] + FuzzPart.integer(Int(truncatingIfNeeded: single.bitPattern), 4)
        case 0x50...0x5E:
            return FuzzPart.marker(0x60, content.count) + content.flatMap { [0, $0] }
        default: return object
        }
    }
}
