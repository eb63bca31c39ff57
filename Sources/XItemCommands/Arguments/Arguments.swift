import WireFormat

/// The arguments of a command, checked against its ``CommandForm``.
struct Arguments {
    struct Option {
        /// The long name, even if the user gave the short one.
        let name: String
        /// The values: none for a flag, two for a pair, otherwise one.
        let values: [String]

        /// The first value; empty for a flag.
        var value: String { values.first ?? "" }
    }

    /// The name under which ``options`` lists operands.
    static let operandName = ""

    let form: CommandForm
    let root: CommandGroup
    /// The options and operands in the order of the command line. Operands have the name
    /// ``operandName``.
    private(set) var options: [Option] = []
    /// A lone `-` is an operand, and so is everything after `--`.
    private(set) var operands: [String] = []

    init(
        _ arguments: some Sequence<String>, form: CommandForm, root: CommandGroup
    ) throws(CommandError) {
        (self.form, self.root) = (form, root)
        let arguments = Array(arguments)
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                for operand in rest { try add(operand: operand) }
                break
            }
            if argument.hasPrefix("-"), argument != "-" {
                try take(argument, &rest)
            } else {
                try add(operand: argument)
            }
        }
        // With `--help`, required arguments may be missing.
        if !options.contains(where: { $0.name == OptionForm.help.name }) { try check(arguments) }
    }

    // MARK: Parsing

    /// Refuses an empty operand: an unset variable of a script must not name the root folder.
    private mutating func add(operand: String) throws(CommandError) {
        guard !operand.isEmpty else {
            let place = min(operands.count, form.operands.count - 1)
            let name = place < 0 ? "" : " '\(form.operands[place].placeholder)'"
            throw .usage("The argument\(name) is empty", form)
        }
        operands.append(operand)
        options.append(Option(name: Self.operandName, values: [operand]))
    }

    private mutating func take(
        _ argument: String, _ rest: inout ArraySlice<String>
    ) throws(CommandError) {
        let short = String(argument.prefix(2))
        if !argument.hasPrefix("--"), argument.count > 2, !argument.hasPrefix(short + "="),
            form.option(short)?.value != nil
        {
            // `-oFILE` is `-o FILE`.
            rest.insert(String(argument.dropFirst(2)), at: rest.startIndex)
            return try take(short, &rest)
        }
        let equals = argument.hasPrefix("--") ? argument.utf8.firstIndex(of: 0x3D) : nil
        let name = String(argument[..<(equals ?? argument.endIndex)])
        guard let option = form.option(name) else {
            throw .unknown("option", name, form, in: form.allOptions.flatMap(\.names))
        }
        if option.isRepeatable == false, options.contains(where: { $0.name == option.name }) {
            throw .usage("Option '\(name)' given more than once", form)
        }
        var values = equals.map { [String(argument[$0...].utf8.dropFirst()) ?? ""] } ?? []
        guard let value = option.value else {
            guard values.isEmpty else {
                throw .usage("Option '\(name)' takes no value", form)
            }
            return options.append(Option(name: option.name, values: []))
        }
        for _ in values.count..<value.names.count {
            // The name of another option is not accepted as a value.
            guard let next = rest.popFirst(), form.option(next) == nil, next != "--" else {
                throw .usage("Missing value for '\(name)'", form)
            }
            values.append(next)
        }
        switch value.kind {
        case .choice(let words) where !words().contains(values[0]):
            let near = Suggestion.text(for: values[0], in: words())
            throw .invalid(values[0], name, form, expected: words().alternatives + near)
        case .file where values[0].isEmpty, .folder where values[0].isEmpty:
            throw .invalid("", name, form, expected: "a path")
        case .choice, .file, .folder, .activity, .text: break
        }
        options.append(Option(name: option.name, values: values))
    }

    private func check(_ arguments: [String]) throws(CommandError) {
        for operand in form.operands.enumerated()
        where operand.offset >= operands.count && !operand.element.isOptional {
            throw .usage("Missing expected argument '\(operand.element.placeholder)'", form)
        }
        if form.operands.last?.isRepeatable != true, operands.count > form.operands.count {
            throw unexpectedOperand(operands[form.operands.count], arguments)
        }
        for option in form.options where option.isRequired {
            guard !options.contains(where: { $0.name == option.name }) else { continue }
            throw .usage("Missing expected option '\(option.spelling)'", form)
        }
    }

    private func unexpectedOperand(_ operand: String, _ arguments: [String]) -> CommandError {
        var message = "Unexpected argument '\(operand)'"
        // Suggest a command line only if the operand occurs once. Otherwise, it is unknown which
        // argument is the unexpected one.
        if let option = form.suggestedOption, !arguments.contains("--"),
            arguments.count(where: { $0 == operand }) == 1,
            let place = arguments.firstIndex(of: operand)
        {
            var line = ["xitem", form.words] + arguments.map(ShellText.quotedIfNeeded)
            line.insert(option, at: place + 2)
            message += "; did you mean '\(line.joined(separator: " "))'?"
        }
        return .usage(message, form)
    }

    // MARK: Reading

    func flag(_ name: String) -> Bool { options.contains { $0.name == name } }

    func value(_ name: String) -> String? { values(name).first?.value }

    /// Returns the values of all named options, in the order of the command line.
    func values(_ names: String...) -> [(name: String, value: String)] {
        options.filter { names.contains($0.name) }.flatMap { option in
            option.values.map { (option.name, $0) }
        }
    }

    func parsed<Thing>(
        _ name: String, expected: String, _ thing: (String) -> Thing?
    ) throws(CommandError) -> Thing? {
        guard let text = value(name) else { return nil }
        guard let one = thing(text) else {
            throw .invalid(text, name, form, expected: expected)
        }
        return one
    }
}

extension Arguments {
    /// The encoding of `--to`, whose form allows only names of encodings.
    var encoding: WireEncoding? { value("--to").flatMap(WireEncoding.init(named:)) }

    func count(
        _ name: String, in range: ClosedRange<Int>
    ) throws(CommandError) -> Int? {
        let expected =
            range.upperBound == .max
            ? "a number, \(range.lowerBound) or more"
            : "a number from \(range.lowerBound) to \(range.upperBound)"
        return try parsed(name, expected: expected) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    func seconds(_ name: String) throws(CommandError) -> Double? {
        try parsed(name, expected: "a number of seconds above 0, at most 86400") { text in
            Double(text).flatMap { $0 > 0 && $0 <= 86_400 ? $0 : nil }
        }
    }

    func seed() throws(CommandError) -> UInt64? {
        try parsed("--seed", expected: "an integer, 0 or more") { UInt64($0) }
    }
}

extension WireEncoding {
    /// Creates the encoding that the extension of a file name selects, ignoring case: `.json`,
    /// `.plist` (XML) or `.bplist` (binary).
    init?(endOf name: String) {
        guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        self.init(
            filenameExtension: String(decoding: name.utf8[point...].dropFirst(), as: UTF8.self))
    }
}

/// Words as a shell reads them.
enum ShellText {
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }

    /// Returns the word, in quotes only if a shell would change it.
    static func quotedIfNeeded(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            byte >= 0x80 || "%+,-./:=@_".utf8.contains(byte)
                || Unicode.Scalar(byte).properties.isAlphabetic
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return isPlain && !word.isEmpty ? word : quoted(word)
    }
}
