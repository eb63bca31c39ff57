import XExtensionItem

enum DiffCommand: Command {
    static let form = CommandForm(
        words: "diff", summary: "List differences in meaning between two payloads.",
        operands: [
            OperandForm(name: "first", summary: OperandForm.payload.summary),
            OperandForm(name: "second", summary: OperandForm.payload.summary),
        ],
        options: [.json("difference"), .silent, .color],
        example: #"""
            xitem diff Examples/Payloads/article.xitem.json \
                Examples/Payloads/article.xitem.plist
            """#,
        notes: """
            Compares values, not encodings: the order of members, white space, and whether a
            payload is a folder do not matter. Prints one line per difference: the JSON Pointer
            of the value, and both values.

            With '--json', each object has 'pointer', 'first' and 'second'; 'first' or
            'second' is omitted if that payload lacks the value. Schemas/tool/diff.schema.json
            describes the objects.
            """,
        negativeAnswer: "the payloads differ, or one is malformed")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let files = arguments.operands
        let (isQuiet, asJSON) = (arguments.flag("--quiet"), arguments.flag("--json"))
        if files == ["-", "-"] {
            throw .usage("Standard input, '-', can be given only once", Self.form)
        }
        let (first, second) = (try members(files[0], console), try members(files[1], console))
        var output = PageOutput(console)
        var count = 0
        var rest = PointerText.wholeByteCount
        var pointer: [UInt8] = []
        try Difference.compare(first, second, at: &pointer) { one throws(CommandError) in
            count += 1
            guard !isQuiet else { return }
            rest -= one.pointer.count
            let line = asJSON ? one.json(cutsPointer: rest < 0) : one.line(console.style)
            try output.write(line + "\n")
        }
        try output.flush()
        return count == 0 ? .done : .findings
    }

    /// Returns the members of the payload as the library writes them. The files of a payload folder
    /// become data.
    private static func members(
        _ name: String, _ console: Console
    ) throws(CommandError) -> WireDictionary {
        let item = try InputFile.item(name, console)
        return try console.reporting(name) { () throws(PayloadError) in
            try WireDocument(item.encoded(as: .binary)).dictionary(at: .root)
        }
    }
}

struct Difference {
    typealias Report = (Difference) throws(CommandError) -> Void

    /// The JSON Pointer of the value, in UTF-8. It can be long, so it becomes a string only for
    /// printing.
    let pointer: [UInt8]
    let first: WireValue?
    let second: WireValue?

    /// Reports the differences between two dictionaries at `pointer`, which is the same again after
    /// the call. The reader limits the depth of documents, and thereby the recursion.
    static func compare(
        _ first: WireDictionary, _ second: WireDictionary, at pointer: inout [UInt8],
        _ report: Report
    ) throws(CommandError) {
        for key in first.keys + second.keys.filter({ first[$0] == nil }) {
            try compare(first[key], second[key], at: &pointer, key, report)
        }
    }

    /// Skips equal elements at the start and at the end, and compares the other elements by index.
    private static func compare(
        _ first: [WireValue], _ second: [WireValue], at pointer: inout [UInt8], _ report: Report
    ) throws(CommandError) {
        let common = min(first.count, second.count)
        let start = zip(first, second).prefix { $0 == $1 }.count
        let end = zip(first.reversed(), second.reversed()).prefix(common - start)
            .prefix { $0 == $1 }.count
        let one = first[start..<(first.count - end)]
        let other = second[start..<(second.count - end)]
        for position in start..<(start + max(one.count, other.count)) {
            try compare(
                one.indices.contains(position) ? one[position] : nil,
                other.indices.contains(position) ? other[position] : nil, at: &pointer,
                String(position), report)
        }
    }

    /// `key` is the key of a member or the index of an element.
    private static func compare(
        _ first: WireValue?, _ second: WireValue?, at pointer: inout [UInt8], _ key: String,
        _ report: Report
    ) throws(CommandError) {
        let length = pointer.count
        pointer += JSONPointer.step(key).utf8
        switch (first, second) {
        case (.dictionary(let one)?, .dictionary(let other)?):
            try compare(one, other, at: &pointer, report)
        case (.array(let one)?, .array(let other)?):
            try compare(one, other, at: &pointer, report)
        // Compare any other pair as a whole.
        default:
            guard first != second else { break }
            try report(Difference(pointer: pointer, first: first, second: second))
        }
        pointer.removeLast(pointer.count - length)
    }

    func line(_ style: TerminalStyle) -> String {
        let place = style.bold(SafeText.line(PointerText.start(of: pointer)))
        let text = { (value: WireValue, code: String) in
            style.apply([code], to: SafeText.line(value.description))
        }
        switch (first, second) {
        case (.data(let one)?, .data(let other)?) where one.byteCount == other.byteCount:
            return "\(place): \(CountText.text(one.byteCount, "byte")), with different content"
        case (let one?, let other?):
            return "\(place): \(text(one, "31")) → \(text(other, "32"))"
        case (let one?, nil): return "\(place): only in the first: \(text(one, "31"))"
        case (nil, let other?): return "\(place): only in the second: \(text(other, "32"))"
        case (nil, nil): return place
        }
    }

    func json(cutsPointer: Bool) -> String {
        let (shown, isCut) = PointerText.member(pointer, cuts: cutsPointer)
        var members: WireDictionary = ["pointer": .string(shown)]
        if isCut { members["pointer-cut"] = true }
        members["first"] = first
        members["second"] = second
        return JSONLine.text(members)
    }
}
