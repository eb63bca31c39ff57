struct RuleScanner {
    private let text: RuleText
    private var position = 0

    static func tokens(of text: RuleText) throws(TargetError) -> [RuleToken] {
        var scanner = RuleScanner(text: text)
        var tokens: [RuleToken] = []
        while true {
            let token = try scanner.next()
            tokens.append(token)
            if token.kind == .end { return tokens }
            guard tokens.count < RuleLimits.tokenCount else {
                throw TargetError(
                    "more than \(RuleLimits.tokenCount) tokens", code: .ruleLimit, token.range,
                    in: text)
            }
        }
    }

    private var byte: UInt8? { position < text.bytes.count ? text.bytes[position] : nil }

    private func byte(after count: Int) -> UInt8? {
        position + count < text.bytes.count ? text.bytes[position + count] : nil
    }

    private mutating func next() throws(TargetError) -> RuleToken {
        while let byte, byte == 0x20 || 0x09...0x0D ~= byte { position += 1 }
        let start = position
        let kind = try kind()
        return RuleToken(kind: kind, range: start..<position)
    }

    private mutating func kind() throws(TargetError) -> RuleToken.Kind {
        guard let first = byte else { return .end }
        switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try string(first))
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "$"): return .variable(try prefixedName())
        case UInt8(ascii: "@"): return .function(try prefixedName())
        case UInt8(ascii: "#"): return .escapedWord(try prefixedName())
        default: break
        }
        if Self.beginsName(first) { return .word(word()) }
        for count in [2, 1] {
            let mark = String(decoding: text.bytes[position...].prefix(count), as: UTF8.self)
            guard Self.marks.contains(mark) else { continue }
            position += mark.utf8.count
            return .mark(mark)
        }
        throw TargetError(
            "expected an operand or an operator, found \(character())",
            position..<position + 1, in: text)
    }

    /// The operators and brackets, which are one or two bytes long.
    private static let marks: Set = [
        "==", "=<", "=>", "=", "!=", "!", "<>", "<=", "<", ">=", ">", "&&", "||", "(", ")", "{",
        "}", "[", "]", ",", ".", "+", "-", "*", "/",
    ]

    private func character() -> String {
        let rest = String(decoding: text.bytes[position...].prefix(4), as: UTF8.self)
        guard let scalar = rest.unicodeScalars.first else { return "the end" }
        return scalar.isASCII && scalar.value > 0x20 && scalar.value != 0x7F
            ? "“\(scalar)”" : "U+\(String(scalar.value, radix: 16, uppercase: true))"
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    private mutating func prefixedName() throws(TargetError) -> String {
        position += 1
        guard let byte, Self.beginsName(byte) else {
            throw TargetError("expected a name", position - 1..<position, in: text)
        }
        return name()
    }

    private mutating func name() -> String {
        let start = position
        while let byte, Self.beginsName(byte) || Self.isDigit(byte) { position += 1 }
        return String(decoding: text.bytes[start..<position], as: UTF8.self)
    }

    /// Reads a name, or an operator whose name has hyphens.
    private mutating func word() -> String {
        for name in ["UTI-CONFORMS-TO", "UTI-EQUALS"] where isNext(name) {
            position += name.utf8.count
            return name
        }
        return name()
    }

    private func isNext(_ name: String) -> Bool {
        let next = text.bytes[position...].prefix(name.utf8.count)
        guard next.elementsEqual(name.utf8, by: { $0 & 0xDF == $1 & 0xDF }) else { return false }
        guard let after = byte(after: name.utf8.count) else { return true }
        return !Self.beginsName(after) && !Self.isDigit(after)
    }
}

extension RuleScanner {
    private mutating func string(_ quote: UInt8) throws(TargetError) -> String {
        let start = position
        position += 1
        var bytes: [UInt8] = []
        while let byte, byte != quote {
            position += 1
            if byte != UInt8(ascii: "\\") {
                bytes.append(byte)
            } else {
                bytes += try escape()
            }
        }
        guard byte == quote else {
            throw TargetError("unterminated string", start..<start + 1, in: text)
        }
        position += 1
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads an escape. The backslash has already been read.
    private mutating func escape() throws(TargetError) -> [UInt8] {
        guard let byte else { return [] }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "u"): return Array(try escapedText().utf8)
        default: return [byte]
        }
    }

    /// Reads a character from one escape, or from the two escapes of a surrogate pair.
    private mutating func escapedText() throws(TargetError) -> String {
        let start = position - 2
        var units = takeUnit().map { [$0] } ?? []
        if let first = units.first, UTF16.isLeadSurrogate(first),
            text.bytes[position...].starts(with: "\\u".utf8)
        {
            position += 2
            units += takeUnit().map { [$0] } ?? []
        }
        let decoded = String(decoding: units, as: UTF16.self)
        // Decoding replaces a surrogate without its partner.
        guard !units.isEmpty, decoded.utf16.elementsEqual(units) else {
            throw TargetError(
                "expected a character as four hexadecimal digits", start..<start + 2, in: text)
        }
        return decoded
    }

    private mutating func takeUnit() -> UInt16? {
        let digits = text.bytes[position...].prefix(4)
        // `UInt16` would also accept a sign, so check the first digit.
        guard digits.count == 4, digits.first.map({ $0 >= UInt8(ascii: "0") }) == true else {
            return nil
        }
        let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        if unit != nil { position += 4 }
        return unit
    }

    private mutating func number() throws(TargetError) -> RuleNumber {
        let start = position
        let radixes: [UInt8: Int] = [0x78: 16, 0x6F: 8, 0x62: 2]
        if byte == 0x30, let letter = byte(after: 1), let radix = radixes[letter | 0x20] {
            position += 2
            let digits = name()
            guard let value = Self.integer(digits, radix: radix) else {
                throw TargetError("expected digits of base \(radix)", start..<position, in: text)
            }
            return RuleNumber(value, isInteger: true)
        }
        takeDigits()
        if byte == UInt8(ascii: "."), let digit = byte(after: 1), Self.isDigit(digit) {
            position += 1
            takeDigits()
        }
        takeExponent()
        let digits = String(decoding: text.bytes[start..<position], as: UTF8.self)
        guard let value = Double(digits), value.isFinite, byte.map(Self.beginsName) != true else {
            throw TargetError("expected a number", start..<position, in: text)
        }
        let isInteger = digits.utf8.allSatisfy(Self.isDigit)
        return RuleNumber(value, isInteger: isInteger)
    }

    /// Returns nil if the text is empty, contains a character that is not a digit of the base, or
    /// exceeds the range of `Double`.
    private static func integer(_ digits: String, radix: Int) -> Double? {
        guard !digits.utf8.isEmpty else { return nil }
        var value = 0.0
        for character in digits {
            guard let digit = character.hexDigitValue, digit < radix else { return nil }
            value = value * Double(radix) + Double(digit)
        }
        return value.isFinite ? value : nil
    }

    private mutating func takeDigits() {
        while let byte, Self.isDigit(byte) { position += 1 }
    }

    private mutating func takeExponent() {
        guard let byte, byte | 0x20 == UInt8(ascii: "e") else { return }
        let sign = self.byte(after: 1)
        let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
        guard let digit = self.byte(after: hasSign ? 2 : 1), Self.isDigit(digit) else { return }
        position += hasSign ? 2 : 1
        takeDigits()
    }
}
