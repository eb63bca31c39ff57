import Foundation
import WireFormat

/// The inputs that fuzzing starts with: payloads, vectors and, if installed, public suites.
///
/// Each input is a file in the folder of its target, named by its contents.
struct SeedCorpus {
    /// The members of a group of conformance vectors that become seeds.
    private struct Group: Decodable {
        struct Vector: Decodable {
            var input: Input?
            var rule: Rule?
        }

        /// A predicate. A value of another kind is read as empty, and is not a seed.
        struct Rule: Decodable {
            let text: String

            init(from decoder: any Decoder) throws {
                text = (try? decoder.singleValueContainer().decode(String.self)) ?? ""
            }
        }

        struct Input: Decodable {
            var text, base64: String?

            var bytes: Data? {
                text.map { Data($0.utf8) } ?? base64.flatMap { Data(base64Encoded: $0) }
            }
        }

        var vectors: [Vector]
    }

    private let folder: URL
    private static let maximumByteCount = 12_000

    init(folder: URL) {
        self.folder = folder
    }

    /// Writes the seeds of all targets from a checkout of the repository.
    func write(from repository: URL) throws {
        for target in FuzzTarget.all {
            let place = folder.appendingPathComponent(target.name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        let payloads = try Self.payloads(in: repository)
        let corpora = repository.appendingPathComponent("../shared/corpora")
        let suites = ["json-suite", "jcs", "plist-suite", "activation-rules", "photoapplink"]
            .flatMap { Self.files(in: corpora.appendingPathComponent($0)) }
        for bytes in payloads + suites { try add(bytes) }
        let catalogs = ["choosy-data", "intentkit", "photoapplink"]
            .map(corpora.appendingPathComponent)
        try add(
            [repository.appendingPathComponent("Examples/Catalogs")] + catalogs, to: "catalog")
        try add(
            [
                repository.appendingPathComponent("Examples/Targets"),
                corpora.appendingPathComponent("activation-rules"),
            ], to: "manifest")
        for rule in try Self.groups(in: repository).flatMap(\.vectors).compactMap(\.rule) {
            try add(Data(rule.text.utf8), to: "rule")
        }
        for (target, seeds) in Self.handmade {
            for seed in seeds { try add(seed, to: target) }
        }
    }

    /// The example payloads and the documents of the vectors, from a checkout of the repository.
    static func payloads(in repository: URL) throws -> [Data] {
        let payloads = files(in: repository.appendingPathComponent("Examples/Payloads"))
        return try payloads
            + groups(in: repository).flatMap(\.vectors).compactMap { $0.input?.bytes }
    }

    private static func groups(in repository: URL) throws -> [Group] {
        try files(in: repository.appendingPathComponent("Schemas/conformance/v1/vectors"))
            .map { try JSONDecoder().decode(Group.self, from: $0) }
    }

    /// Adds each file in some folders to a target.
    private func add(_ folders: [URL], to target: String) throws {
        for bytes in folders.flatMap(Self.files) where bytes.count <= Self.maximumByteCount {
            try add(bytes, to: target)
        }
    }

    /// The contents of the files in a folder and its subfolders; empty if the folder does not
    /// exist.
    private static func files(in folder: URL) -> [Data] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.allObjects ?? []).compactMap { file in
            (file as? URL).flatMap { try? Data(contentsOf: $0) }
        }
    }

    /// Adds a document in every possible encoding to each target that accepts it.
    private func add(_ bytes: Data) throws {
        guard bytes.count <= Self.maximumByteCount else { return }
        let document = try? WireDocument(bytes)
        var forms = [bytes]
        for encoding in WireEncoding.all {
            if let other = try? document?.encoded(as: encoding) { forms.append(other) }
        }
        for form in forms {
            for target in Self.targets(for: form) { try add(form, to: target) }
            if let objects = Self.objects(of: form) { try add(objects, to: "binary") }
        }
    }

    private static func targets(for bytes: Data) -> [String] {
        let documents = [
            "roundtrip", "convert", "item", "acceptance", "upstream", "differential",
        ]
        return switch bytes.first {
        case UInt8(ascii: "b"): ["binary"] + documents
        case UInt8(ascii: "<"), 0xEF, 0xFE, 0xFF: ["xml"] + documents
        default: ["json"] + documents
        }
    }

    /// The object table of a binary list with references of one byte, for ``ObjectTable``.
    private static func objects(of bytes: Data) -> Data? {
        guard bytes.starts(with: "bplist00".utf8), bytes.count > 44 else { return nil }
        let table = bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
        guard bytes[bytes.endIndex - 25] == 1, table > 8, table < bytes.count else { return nil }
        return bytes[8..<Int(table)]
    }

    private func add(_ bytes: Data, to target: String) throws {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let name = String(hash, radix: 16)
        try bytes.write(to: folder.appendingPathComponent(target).appendingPathComponent(name))
    }

    /// Seeds of the targets that do not read documents.
    private static let handmade: [String: [Data]] = [
        "text": [
            "a *b* **c** ***d*** _e_ ~~f~~ `g` ``h ` i`` [j](https://k.l \"m\")\n\n<https://n.o>",
            "&amp; &#65; [a\\]b](https://c.d/(e)f 'g') *[h](tel:1)* <mailto:i@j.k>",
            "[a](<b c> 'd') [e][f] ![g](http://h) \\* \\\\ &copy; &#x1F600; <b>i</b>  \nj\\\nk",
            "[a](mailto:b%0Dc@d.e) <mailto:a@b.c?d=%0A> [f](tel:1%7F2) <tel:%2F%1f#%00> [g](tel:%7)",
            "[a](https://b:c@d.e/) <http://@f.g> [h](https:i@j) <https:///k@l> [m](HTTPS://n?o@p#q@r)",
            "<!--\n[a]()[](b)[c](<>)\\\n<d@e.f><g@h-.i><@j> &#0;&#x110000;&#xD800;&lt&;&copy;\r\rk",
            "\u{1}\u{1}\u{0}a b\u{0}\u{2}\u{8} c\u{0}!\u{1}d\u{0}((e`f`\u{0}&\u{3}]: g",
            "\u{1}\u{5}\u{0}*a*\u{0}\u{A}\u{0}``\n\u{0}\u{1F}\u{78}<b>\"'&\r\n\u{202E}x",
        ].map { Data($0.utf8) },
        "types": [
            "public.png\nimage/png\nIMAGE/PNG\ntext/x-example+xml", "mp4\njpeg\nPDF\nhtml",
            "\u{0}\u{0}\u{0}\u{1C}ftypheic\u{0}\u{0}\u{0}\u{0}mif1heicmiaf", "%PDF-1.4", "GIF89a",
            "RIFF1234WEBPVP8 ", "PK\u{3}\u{4}", "com.adobe.pdf\npublic.html\ndyn.age80",
        ].map { Data($0.utf8) },
    ]
}
