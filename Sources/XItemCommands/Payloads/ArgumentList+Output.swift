extension ArgumentList {
    /// Takes `-o` and `--force`.
    ///
    /// - Throws: ``CommandError`` if the file exists and `--force` is not given.
    mutating func output() throws(CommandError) -> OutputFile {
        let replaces = flag("--force")
        guard let name = value("--output") else {
            if replaces { throw .usage("Option '--force' needs '-o'", form) }
            return .standard
        }
        return try OutputFile(named: name, replaces: replaces)
    }
}
