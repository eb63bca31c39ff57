import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `xitem convert`: writes a payload in another encoding.
struct ConvertCommand: Command {
    static let name = "convert"
    static let summary = "Write a payload in another encoding; nothing is lost."
    static let usage = "xitem convert --to json|xml|binary [--pretty] <file> [-o <out>]"
    static let details = """
        ARGUMENTS:
          <file>  A payload or a payload folder; '-' for the standard input.

        OPTIONS:
          --to json|xml|binary  The encoding of the output.
          --pretty              Write JSON with line breaks and indentation.
          -o, --output <out>    Write to a file, which appears when it is complete; '-' for
                                the standard output.
          -h, --help            Show help.

        Conversion never looks at the names of members: what is wrong with an item is
        carried over. Only a null, and in XML a key that it cannot hold, is refused.

        EXIT STATUS:
          0 converted   1 the payload cannot be converted   64 wrong usage
          66 it cannot be read   74 the output cannot be written
        """

    let file: String
    let encoding: WireEncoding
    let isPretty: Bool
    let output: String?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        file = try arguments.operand()
        guard let name = try arguments.value("--to") else {
            throw .usage("Missing expected option '--to json|xml|binary'", Self.self)
        }
        guard let encoding = WireEncoding.all.first(where: { $0.description == name }) else {
            throw .usage("The value '\(name)' is invalid for '--to'", Self.self)
        }
        self.encoding = encoding
        isPretty = arguments.flag("--pretty")
        output = try arguments.output()
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        try Conversion(file: file, encoding: encoding, isPretty: isPretty, output: output)
            .run(console)
    }
}

/// `xitem canonicalize`: writes a payload canonically.
struct CanonicalizeCommand: Command {
    static let name = "canonicalize"
    static let summary = "Write the canonical form: the bytes to sign or to compare."
    static let usage = "xitem canonicalize [--to json] <file> [-o <out>]"
    static let details = """
        ARGUMENTS:
          <file>  A payload or a payload folder; '-' for the standard input.

        OPTIONS:
          --to json           The encoding of the canonical form, the only one it has.
          -o, --output <out>  Write to a file, which appears when it is complete; '-' for
                              the standard output.
          -h, --help          Show help.

        The canonical form is RFC 8785 JSON, without a line break at its end.

        EXIT STATUS:
          0 done   1 the payload is malformed   64 wrong usage
          66 it cannot be read   74 the output cannot be written
        """

    let file: String
    let output: String?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        file = try arguments.operand()
        if let name = try arguments.value("--to"), name != "json" {
            throw .usage("The canonical form is JSON; '--to' can be 'json' only", Self.self)
        }
        output = try arguments.output()
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        try Conversion(file: file, encoding: .json, isPretty: false, output: output).run(console)
    }
}
