import AppLinks
import Foundation
import WireFormat
import XExtensionItem

/// A written catalog is read back as the same catalog, and links are ASCII URLs without schemes for
/// code or files.
///
/// The bytes are one file, or several with U+001E between them: an app, a handler and catalogs.
enum CatalogLaw {
    static func check(_ bytes: Data) throws -> Bool {
        let files = Array(zip(names, bytes.split(separator: 0x1E, maxSplits: names.count - 1)))
            .map { (name: $0, bytes: Data($1)) }
        let (catalog, findings) = AppCatalog.reading(files)
        check(findings, files)
        guard !catalog.types.isEmpty else { return FuzzTarget.refused(isKept: true) }
        try checkWriting(catalog)
        for type in catalog.types.prefix(4) { checkLinks(type, catalog) }
        return true
    }

    private static let names = ["A.plist", "B/INKTwitterHandler.plist", "c.json", "d.json"]

    private static func check(_ findings: [Finding], _ files: [(name: String, bytes: Data)]) {
        require(findings.count <= 10_000 + files.count, "\(findings.count) findings")
        for finding in findings {
            require(!finding.message.isEmpty, "\(finding.code) has no message")
            require(finding.message.utf8.count < 1_000, "\(finding.code) has a long message")
            require(finding.pointer.utf8.count <= 4_099, "\(finding.code) has a long pointer")
            let file = files.first { $0.name == finding.file }
            if let offset = finding.location?.offset, let file {
                require(0...file.bytes.count ~= offset, "\(finding.code) is outside of its file")
            }
        }
    }

    private static func checkWriting(_ catalog: AppCatalog) throws {
        if let written = try? catalog.encoded() {
            let again = AppCatalog.reading([(name: "again", bytes: written)])
            let error = again.findings.first { $0.severity == .error }
            require(error == nil, "a written catalog cannot be read: \(error?.description ?? "")")
            require(try again.catalog.encoded() == written, "a catalog changes when written again")
        }
        for files in [try? catalog.choosyFiles().files, try? catalog.intentKitFiles().files] {
            for (name, bytes) in files ?? [:] {
                require(
                    (try? WireDocument(bytes)) != nil, "the converted file \(name) cannot be read")
                let steps = name.utf8.split(
                    separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                require(
                    steps.allSatisfy { !["", ".", ".."].contains(String(Substring($0))) },
                    "the name \(name) of a converted file leaves the folder")
            }
        }
    }

    /// Values that end a part of a URL, and harmless ones.
    private static let values = ["a b&c=d#e", "https://a.b/c?d", "..", "\n", "é", "", "a@b:1", "%"]

    private static func checkLinks(_ type: AppType, _ catalog: AppCatalog) {
        var request = LinkRequest(type: type.key)
        let installed = InstalledSchemes(Set(type.apps.flatMap(\.schemes)))
        for (number, action) in ([nil] + type.actions.prefix(4).map(\.key)).enumerated() {
            request.action = action
            for (place, parameter) in type.parameters.enumerated() {
                request.parameters[parameter.key] = values[(number + place) % values.count]
            }
            if case .choose(let chooser) = try? catalog.resolve(request, installed: installed) {
                require(!chooser.rows.isEmpty, "a chooser without rows")
            }
            for app in type.apps.prefix(8) {
                guard let link = try? catalog.link(request, in: app.key) else { continue }
                check(link.url.absoluteString)
                if let page = link.webURL { check(page.absoluteString) }
            }
        }
    }

    private static let excluded = ["javascript:", "data:", "file:", "blob:", "content:"]

    private static func check(_ url: String) {
        require(url.utf8.allSatisfy { 0x21...0x7E ~= $0 }, "the URL \(url) is not visible ASCII")
        require(!excluded.contains { url.lowercased().hasPrefix($0) }, "\(url) is excluded")
        require(url.utf8.count <= 2 << 20, "a URL of \(url.utf8.count) bytes")
    }
}
