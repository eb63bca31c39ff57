extension ArgumentList {
    /// Takes `-o` and `--force`.
    ///
    /// - Parameter isFolder: whether the output is a folder; false by default.
    /// - Returns: the destination; the standard output without `-o`.
    /// - Throws: ``CommandError`` if the file exists and `--force` is not given, or the output is a
    ///   folder.
    mutating func output(isFolder: Bool = false) throws(CommandError) -> OutputFile {
        let replaces = flag("--force")
        guard let name = value("--output") else {
            if replaces { throw .usage("Option '--force' needs '-o'", form) }
            return .standard
        }
        return try OutputFile(named: name, replaces: replaces, isFolder: isFolder)
    }
}
