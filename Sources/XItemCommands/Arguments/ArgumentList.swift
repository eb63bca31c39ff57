/// The arguments of a command, which the command takes one after the other.
struct ArgumentList {
    private let command: any Command.Type
    private var options: [(name: String, value: String?)] = []
    /// The arguments that are not options. A lone `-` is an operand, and so is everything after
    /// `--`.
    private(set) var operands: [String] = []

    /// Splits arguments into options and operands.
    ///
    /// `valued` names the options that take a value, as in `--to json` or `--to=json`.
    init(
        _ arguments: some Sequence<String>, command: any Command.Type, valued: Set<String>
    ) throws(CommandFailure) {
        self.command = command
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard argument.hasPrefix("--"), parts.count == 2 else {
                let value = valued.contains(argument) ? rest.popFirst() : nil
                guard value != nil || !valued.contains(argument) else {
                    throw .usage("Missing value for '\(argument)'", command)
                }
                options.append((argument, value))
                continue
            }
            options.append((parts[0], parts[1]))
        }
    }

    /// Takes an option without a value; returns whether it was given.
    mutating func flag(_ name: String) -> Bool {
        let count = options.count
        options.removeAll { $0.name == name && $0.value == nil }
        return options.count < count
    }

    /// Takes the value of an option; returns nil if the option is absent.
    mutating func value(_ names: String...) throws(CommandFailure) -> String? {
        let given = options.filter { names.contains($0.name) }
        guard given.count <= 1 else {
            throw .usage("Option '\(names[0])' given more than once", command)
        }
        options.removeAll { names.contains($0.name) }
        return given.first?.value
    }

    /// Takes the values of options that may be repeated, in their order.
    mutating func values(_ names: String...) -> [(name: String, value: String)] {
        var taken: [(name: String, value: String)] = []
        options.removeAll { option in
            guard names.contains(option.name), let value = option.value else { return false }
            taken.append((option.name, value))
            return true
        }
        return taken
    }

    /// Takes the name of the output file; returns nil for standard output.
    mutating func output() throws(CommandFailure) -> String? {
        let name = try value("-o", "--output")
        return name == "-" ? nil : name
    }

    /// Takes the only operand.
    func operand(_ name: String = "<file>") throws(CommandFailure) -> String {
        guard let first = operands.first else {
            throw .usage("Missing expected argument '\(name)'", command)
        }
        guard operands.count == 1 else {
            throw .usage("Unexpected argument '\(operands[1])'", command)
        }
        return first
    }

    /// Throws if there is an operand.
    func noOperands() throws(CommandFailure) {
        if let first = operands.first { throw .usage("Unexpected argument '\(first)'", command) }
    }

    /// Ends the parsing. Throws if an option is left, because it is unknown.
    func finish() throws(CommandFailure) {
        if let option = options.first {
            throw .usage("Unknown option '\(option.name)'", command)
        }
    }
}
