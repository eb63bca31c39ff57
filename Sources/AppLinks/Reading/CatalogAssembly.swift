public import Essentials
public import WireFormat

extension AppCatalog {
    /// Reads one file, JSON or a property list. Its content determines the format: XExtensionItem,
    /// Choosy, IntentKit or PhotoAppLink.
    ///
    /// Findings that are not errors are ignored; ``reading(_:limits:)`` returns them.
    ///
    /// - Throws: a `PayloadError` with all findings if the file cannot be read as a catalog.
    public init(
        decoding data: Data, limits: WireLimits = WireLimits()
    ) throws(PayloadError) {
        let (catalog, findings) = Self.reading([(name: "", bytes: data)], limits: limits)
        guard !findings.contains(where: { $0.severity == .error }) else {
            throw PayloadError(findings: findings)
        }
        self = catalog
    }

    /// Reads the files of a catalog, merges them, and checks the result.
    ///
    /// A file that cannot be read adds an error to the findings, and nothing to the catalog. All
    /// IntentKit files form one catalog, which is merged at the position of the first IntentKit
    /// file.
    ///
    /// - Parameters:
    ///   - files: the files, the oldest first, in any of the formats, each with its name or path.
    ///     IntentKit identifies an app by the last path component without `.plist`.
    ///   - limits: the limits for reading each file.
    /// - Returns: the catalog, and the findings grouped by file, each group in document order.
    public static func reading(
        _ files: [(name: String, bytes: Data)], limits: WireLimits = WireLimits()
    ) -> (catalog: AppCatalog, findings: [Finding]) {
        var assembly = CatalogAssembly(files)
        for number in files.indices { assembly.read(number, limits) }
        let catalog = assembly.catalog()
        let limit = min(
            UnplacedFinding.maximumCount * max(1, files.count), UnplacedFinding.maximumTotalCount)
        assembly.findings += CatalogCheck(of: catalog, atMost: limit).findings
        return (catalog, assembly.placedFindings())
    }
}

struct CatalogAssembly {
    private let files: [(name: String, bytes: Data)]
    private var documents: [WireDocument?]
    /// The errors of files that could not be read, by the index of the file.
    private var errors: [Int: Finding] = [:]
    var findings: [UnplacedFinding] = []
    private var parts: [AppCatalog] = []
    private var intentKit = IntentKitAssembly()
    /// The index in `parts` of the catalog from IntentKit's files.
    private var intentKitPlace: Int?

    init(_ files: [(name: String, bytes: Data)]) {
        self.files = files
        documents = Array(repeating: nil, count: files.count)
    }

    mutating func read(_ number: Int, _ limits: WireLimits) {
        let file = files[number]
        do throws(PayloadError) {
            let document = try WireDocument(file.bytes, limits: limits)
            documents[number] = document
            read(document, number)
        } catch {
            errors[number] = Finding(
                CatalogCode(error.code), file: file.name, pointer: error.pointer,
                location: error.location, message: error.message)
        }
    }

    private mutating func read(_ document: WireDocument, _ number: Int) {
        let keys = document.members(of: .root).map { document.key(of: $0) }
        let identity = Self.identity(of: files[number].name)
        var reader = CatalogReader(document, file: number)
        if document.kind(of: .root) == .array {
            parts.append(reader.choosyCatalog())
        } else if keys.contains(where: { CatalogMember(exactly: $0) == .version }) {
            if let catalog = reader.ownCatalog() { parts.append(catalog) }
        } else if keys.contains(where: { PhotoAppMember(exactly: $0) == .apps }) {
            parts.append(reader.photoAppCatalog())
        } else if let file = IntentKitFile(&reader, identity: identity, keys: keys) {
            intentKit.add(file, identity: identity)
            if intentKitPlace == nil {
                intentKitPlace = parts.count
                parts.append(AppCatalog())
            }
        } else {
            return findings.append(
                .init(
                    code: .catalogShape, origin: reader.origin(.root),
                    message:
                        "expected a catalog in the XExtensionItem, Choosy, IntentKit or PhotoAppLink"
                        + " format"))
        }
        findings += reader.findings
    }

    /// Returns the last path component of a name, without its extension.
    private static func identity(of name: String) -> String {
        let last = name.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring(name).utf8
        guard let dot = last.lastIndex(of: UInt8(ascii: ".")), dot > last.startIndex else {
            return String(Substring(last))
        }
        return String(Substring(last[..<dot]))
    }

    /// Call this once, after all files have been read.
    mutating func catalog() -> AppCatalog {
        if let intentKitPlace {
            let declared = parts.lazy.flatMap(\.types)
            parts[intentKitPlace] = intentKit.catalog(declared: Array(declared))
            findings += intentKit.findings
        }
        return .merging(parts[...])
    }

    // MARK: Places

    /// Returns the findings grouped by file, each group in document order.
    /// ``UnplacedFinding/maximumTotalCount`` limits them, but never drops an error.
    func placedFindings() -> [Finding] {
        let byFile = Dictionary(grouping: findings) { $0.origin.place?.file ?? -1 }
        var placed: [Finding] = []
        var room = UnplacedFinding.maximumTotalCount
        for (number, file) in files.enumerated() {
            if let error = errors[number] { placed.append(error) }
            guard let document = documents[number], let found = byFile[number] else { continue }
            // Errors come first, so that no limit hides them.
            let taken = (found.filter(\.isError) + found.filter { !$0.isError }).prefix(
                max(room, found.count(where: \.isError)))
            room = max(0, room - taken.count)
            placed += Self.placed(taken, file.name, document)
        }
        return placed + (byFile[-1] ?? []).prefix(room).map { Self.finding($0, "", [:]) }
    }

    /// The number of findings whose pointers are computed together. Each pointer can contain a key
    /// as long as the document, so the pointers are shortened before the next chunk is computed.
    private static let chunkCount = 64

    private static func placed(
        _ found: ArraySlice<UnplacedFinding>, _ file: String, _ document: WireDocument
    ) -> [Finding] {
        let offsets = found.map { $0.origin.place.map { document.offset(of: $0.node) } ?? 0 }
        let sorted = zip(found, offsets).sorted { $0.1 < $1.1 }.map(\.0)
        var placed: [Finding] = []
        for start in stride(from: 0, to: sorted.count, by: chunkCount) {
            let chunk = sorted[start..<min(start + chunkCount, sorted.count)]
            let places = document.places(of: chunk.compactMap { $0.origin.place?.node })
            placed += chunk.map { finding($0, file, places) }
        }
        return placed
    }

    private static func finding(
        _ found: UnplacedFinding, _ file: String, _ places: [WireNode: WireDocument.Place]
    ) -> Finding {
        let place = found.origin.place.flatMap { places[$0.node] }
        return Finding(
            found.code, file: file,
            pointer: (place?.pointer ?? found.pointer).cut(to: Finding.pointerLength),
            location: place?.location, message: found.message)
    }
}
