import XExtensionItem

extension InboxLayout {
    /// Returns the entries in the home of a dead reader to `ready`, and counts them.
    func returnClaims(in home: String) throws(OpenFile.Failure) -> Int {
        var count = 0
        for name in try Self.names(in: home) {
            let path = home + "/" + name
            if let entry = InboxEntry(name) {
                if try returned(path, entry) { count += 1 }
            } else if let entry = MovingName.entry(name) {
                let returning = home + "/" + MovingName.returningText(entry)
                if path != returning, try !moved(path, to: returning) { continue }
                if try returned(returning + "/" + entry.name, entry) { count += 1 }
                try discard(returning)
            } else {
                try discard(path)
            }
        }
        return count
    }

    /// Returns an entry to `ready`. If it is there already, this removes the second link to its file.
    private func returned(_ path: String, _ entry: InboxEntry) throws(OpenFile.Failure) -> Bool {
        do throws(OpenFile.Failure) {
            return try moved(path, to: self.path(.ready, entry))
        } catch {
            guard error.isTaken else { throw error }
            try discard(path)
            return false
        }
    }

    /// Moves a file or folder; false if it does not exist.
    private func moved(_ path: String, to target: String) throws(OpenFile.Failure) -> Bool {
        do throws(OpenFile.Failure) {
            try FileCalls.move(path, to: target)
            return true
        } catch {
            guard error.isMissing else { throw error }
            return false
        }
    }
}
