import XExtensionItem

extension PayloadError {
    /// The code of the first finding.
    var code: Finding.Code { findings[0].code }
    /// The pointer of the first finding.
    var pointer: String { findings[0].pointer }
    /// The location of the first finding.
    var location: Finding.Location? { findings[0].location }
    /// The message of the first finding.
    var message: String { findings[0].message }

    /// Whether there is one finding, with a code.
    func isOnly(_ code: Finding.Code) -> Bool { findings.map(\.code) == [code] }
}
