import XExtensionItem

extension InputFile {
    /// Reads a payload leniently, or prints the findings that prevent it.
    ///
    /// - Returns: The item; nil if there is none.
    static func item(
        _ name: String, _ console: Console
    ) throws(CommandError) -> ExtensionItem? {
        let input = try InputFile(name, console)
        var reading = Reading.lenient
        reading.isInPayloadFolder = input.isInPayloadFolder
        do throws(PayloadError) {
            return try ExtensionItem(
                decoding: input.bytes, reading: reading, folder: input.folder)
        } catch {
            FindingReport(file: name, findings: error.findings).writeErrors(console)
            return nil
        }
    }
}

extension FindingReport {
    /// Writes a line for each finding and notice to the standard error.
    func writeErrors(_ console: Console) {
        for line in lines { console.writeError(line) }
    }
}
