extension ArgumentList {
    /// Takes `-o` and `--force`.
    ///
    /// - Throws: ``CommandFailure`` if the file exists and `--force` is not given.
    mutating func output() throws(CommandFailure) -> OutputFile {
        let replaces = flag("--force")
        guard let name = value("--output") else {
            if replaces { throw .usage("Option '--force' needs '-o'", form) }
            return .standard
        }
        return try OutputFile(named: name, replaces: replaces)
    }
}
