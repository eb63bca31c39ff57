import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// A safe file name is a single harmless path component, whatever name the sender suggests.
struct SafeFileNameTests {
    private func expect(
        _ suggestion: String?, _ type: TypeIdentifier, _ expected: String,
        at place: SourceLocation = #_sourceLocation
    ) {
        let one = Representation.data(Data(), typeIdentifier: type)
        let name = ExtensionItem.Attachment(representations: [one], suggestedName: suggestion)
            .safeFileName(
                for: one)
        #expect(Array(name.utf8) == Array(expected.utf8), sourceLocation: place)
        let again = ExtensionItem.Attachment(representations: [one], suggestedName: name)
            .safeFileName(for: one)
        #expect(Array(again.utf8) == Array(expected.utf8), sourceLocation: place)
    }

    @Test(
        "A harmless name is kept unchanged",
        arguments: [
            "cover.png", "Ferien 2026.png", "e\u{301}.png", "\u{E9}.PNG", "a.b.png", "a - b.png",
            "\u{4F60}\u{597D}.png", "\u{1F469}\u{200D}\u{1F467}.png", "~a.png", "100%.png",
            "con1.png", "console.png", "com10.png", "a'b & c.png", "\u{FF1A}\u{FF1F}.png",
        ])
    func harmlessNamesAreKept(_ name: String) {
        expect(name, .png, name)
    }

    @Test(
        "Separators and hidden characters are replaced",
        arguments: [
            ("a/b", "a_b"), ("a\\b", "a_b"), ("C:x", "C_x"), ("/etc/passwd", "_etc_passwd"),
            ("../../etc/passwd", "_.._etc_passwd"), ("..\\..\\x", "_.._x"), ("a\u{0}b", "a_b"),
            ("a\r\nb\t", "a__b_"), ("a*b?c\"d<e>f|g", "a_b_c_d_e_f_g"), ("\u{7F}a\u{9F}", "_a_"),
            ("photo\u{202E}gpj.exe", "photo_gpj.exe"), ("a\u{2028}b\u{2029}c", "a_b_c"),
            ("a\u{2066}b\u{2069}\u{61C}\u{200E}\u{200F}", "a_b____"),
            ("a\u{2215}b\u{2044}c\u{FF0F}d\u{29F8}e\u{2571}f\u{27CB}g", "a_b_c_d_e_f_g"),
            ("a\u{FF3C}b\u{2216}c\u{FE68}d\u{29F5}e\u{29F9}f\u{2572}g\u{27CD}h", "a_b_c_d_e_f_g_h"),
            ("a\u{2100}b\u{2101}c\u{2105}d\u{2106}e", "a_b_c_d_e"), ("a\u{F02F}b", "a_b"),
            ("..\u{2215}x", "_x"), ("/\u{338}x", "_\u{338}x"), ("a/\u{301}b", "a_\u{301}b"),
        ])
    func separatorsAndHiddenCharactersAreReplaced(_ suggestion: String, _ name: String) {
        expect(suggestion, "com.example.unknown", name)
    }

    @Test(
        "Dots, spaces and marks at the edges are trimmed",
        arguments: [
            (".hidden", "hidden"), ("...a", "a"), (" a ", "a"), ("a. . .", "a"), (". .a", "a"),
            ("\u{A0}\u{3000}a\u{2003}", "a"), ("\u{301}a", "a"), (".\u{301}a", "a"),
            ("a.\u{301}", "a"), ("a.\u{301}b", "a.b"), ("a.\u{200D}\u{338}png", "a.png"),
            ("\u{FEFF}a\u{200B}", "a"), ("a.png\u{200B}.", "a.png"), ("\u{FF0E}\u{FF0E}a", "a"),
            ("\u{2025}", "untitled"), ("\u{2024}\u{FE52}", "untitled"),
            ("", "untitled"), (".", "untitled"), ("..", "untitled"), (" ", "untitled"),
            ("\u{301}", "untitled"), ("\u{200B}", "untitled"), ("/", "_"), ("\u{AD}a", "a"),
        ])
    func dotsSpacesAndMarksAtTheEdgesAreTrimmed(_ suggestion: String, _ name: String) {
        expect(suggestion, "com.example.unknown", name)
    }

    @Test(
        "Device names are prefixed with an underscore",
        arguments: [
            ("con", "_con"), ("CON.txt", "_CON.txt"), ("Nul.tar.gz", "_Nul.tar.gz"),
            ("aux .txt", "_aux .txt"), ("PRN", "_PRN"), ("com1", "_com1"), ("LPT9.x", "_LPT9.x"),
            ("com\u{B9}.txt", "_com\u{B9}.txt"), ("com\u{B3}", "_com\u{B3}"), ("COM0", "_COM0"),
            ("CONIN$", "_CONIN$"), ("conout$.a", "_conout$.a"), ("Clock$", "_Clock$"),
            ("con.", "_con"), (".con", "_con"), ("con\u{301}", "con\u{301}"), ("conx", "conx"),
            ("comx", "comx"), ("com12", "com12"), ("com", "com"),
        ])
    func deviceNamesGetAnUnderscore(_ suggestion: String, _ name: String) {
        expect(suggestion, "com.example.unknown", name)
    }

    @Test(
        "If the type has filename extensions, the name ends with one of them",
        arguments: [
            ("a", "public.png", "a.png"), ("a.png", "public.png", "a.png"),
            ("a.PNG", "public.png", "a.PNG"), ("a.jpg", "public.jpeg", "a.jpg"),
            ("a", "public.jpeg", "a.jpeg"), ("a.exe", "public.png", "a.exe.png"),
            ("a.html", "public.jpeg", "a.html.jpeg"), ("a.jpeg", "public.png", "a.jpeg.png"),
            ("a.m4v", "public.mpeg-4", "a.m4v"), ("a.md", "public.plain-text", "a.md"),
            ("Version 2.0", "com.adobe.pdf", "Version 2.0.pdf"),
            ("Dr. No", "public.png", "Dr. No.png"), ("a.001", "public.png", "a.001.png"),
            ("a.exe", "public.data", "a.exe"), ("a.exe", "public.image", "a.exe"),
            ("a", "public.image", "a"), ("a.x", "com.example.unknown", "a.x"),
            ("a.tar", "org.gnu.gnu-zip-archive", "a.tar.gz"), ("a", "image/png", "a.png"),
            ("a.tar.gz", "org.gnu.gnu-zip-archive", "a.tar.gz"), (".png", "public.png", "png.png"),
            ("a.p\u{200B}ng", "public.png", "a.p\u{200B}ng.png"),
            ("a.png/", "public.png", "a.png_.png"),
        ] as [(String, TypeIdentifier, String)])
    func theExtensionIsOneOfTheType(_ suggestion: String, _ type: TypeIdentifier, _ name: String) {
        expect(suggestion, type, name)
    }

    @Test(
        "Without a suggested name, the type determines the name",
        arguments: [
            ("public.png", "image.png"), ("public.image", "image"), ("public.mp3", "sound.mp3"),
            ("public.mpeg-4", "movie.mp4"), ("public.plain-text", "text.txt"),
            ("public.html", "text.html"), ("com.adobe.pdf", "untitled.pdf"),
            ("public.data", "untitled"), ("com.example.unknown", "untitled"),
        ] as [(TypeIdentifier, String)])
    func unnamedFilesAreNamedByTheirType(_ type: TypeIdentifier, _ name: String) {
        expect(nil, type, name)
        expect("..", type, name)
    }

    /// The table of clause 14.5.3.
    @Test func namesMatchTheSpecificationsTable() throws {
        let text = try Repository.text("Schemas/file-names.md")
        let table = try #require(text.range(of: "\n| suggested name | type | file name |\n"))
        let rows = text[table.upperBound...].prefix { $0 != "#" }.split(separator: "\n").map {
            $0.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
        }.filter { $0.count == 3 && !$0[0].hasPrefix("--") }
        #expect(rows.count == 7)
        for row in rows {
            expect(row[0] == "none" ? nil : row[0], TypeIdentifier(rawValue: row[1]), row[2])
        }
    }

    @Test func longNamesAreCutBeforeTheExtension() {
        let long = String(repeating: "a", count: 300)
        expect(long, "a.b", String(long.prefix(255)))
        expect(long + ".jpg", .jpeg, long.prefix(251) + ".jpg")
        expect(long, .jpeg, long.prefix(250) + ".jpeg")
        // Truncation must not split a character of several bytes or scalars.
        expect(
            String(repeating: "\u{E9}", count: 200), .png,
            String(repeating: "\u{E9}", count: 125) + ".png")
        let accented = String(repeating: "e\u{301}", count: 100)
        expect(accented, "a.b", String(repeating: "e\u{301}", count: 85))
        expect("x" + accented, "a.b", "x" + String(repeating: "e\u{301}", count: 84))
        // A single character longer than the limit.
        let marks = String(repeating: "\u{301}", count: 200)
        expect("e" + marks, "a.b", "e" + String(repeating: "\u{301}", count: 127))
        // Truncation must not leave trailing space or a device name.
        expect("a" + String(repeating: " ", count: 300) + "b", .png, "a.png")
        expect("nul" + "x" + marks, "a.b", "_nul")
        expect("com1" + String(repeating: " ", count: 300) + ".x", "a.b", "_com1.x")
    }

    // MARK: Laws

    /// Problematic scalars, which random names mix with harmless ones.
    private static let pieces: [String] = [
        "a", "B", "1", ".", "..", " ", "/", "\\", ":", "\u{0}", "\n", "\u{202E}", "\u{200D}",
        "\u{301}", "\u{338}",
        "\u{2215}", "\u{FF0F}", "\u{FF3C}", "\u{FF0E}", "\u{2025}", "\u{2026}", "\u{A0}",
        "\u{FEFF}", "con", "nul", "COM1",
        "\u{B9}", ".png", ".exe", ".tar", "png", "$", "_", "\u{E9}", "e\u{301}",
        "\u{1F469}\u{200D}\u{1F467}",
        "\u{1F1E9}\u{1F1EA}", "\u{AC00}", "\u{1100}\u{1161}", "\u{F02F}", "\u{10FFFF}", "\u{AD}",
        String(repeating: "x", count: 120), String(repeating: "\u{301}", count: 130),
        String(repeating: " ", count: 250),
    ]
    private static let types: [TypeIdentifier] = [
        .png, .jpeg, .plainText, .data, .image, .zip, "com.example.unknown", "image/x-example", "",
    ]

    private static func names(_ seed: UInt64) -> [(String, TypeIdentifier)] {
        var random = TextRandom(seed)
        return (0..<TestExtent.count(700, of: 2_000)).map { _ in
            let count = Int.random(in: 0..<9, using: &random)
            let text = (0..<count).map { _ in
                random.chance(3)
                    ? Unicode.Scalar(UInt32.random(in: 0..<0x110000, using: &random))
                        .map { String($0) } ?? "?"
                    : random.pick(pieces)
            }
            return (text.joined(), random.pick(types))
        }
    }

    @Test(arguments: Array(UInt64(1)...5))
    func aNameIsOneComponent(_ seed: UInt64) {
        for (suggestion, type) in Self.names(seed) {
            let name = SafeFileName.text(suggestion, type)
            let label: Comment = "seed \(seed): \(suggestion.debugDescription) \(type) \(name)"
            let bytes = Array(name.utf8)
            #expect(1...255 ~= bytes.count, label)
            #expect(!bytes.contains { $0 < 0x20 || Array("/\\:".utf8).contains($0) }, label)
            #expect(bytes.first != UInt8(ascii: ".") && bytes.last != UInt8(ascii: "."), label)
            #expect(SuggestedName.fault(in: name) == nil, label)
            #expect(Array(SafeFileName.text(name, type).utf8) == bytes, label)
            let file = URL(filePath: "/f").appending(component: name)
            #expect(file.pathComponents.count == 3, label)
        }
    }

    /// According to Python's Unicode tables, every name is safe, normalized or not.
    @Test(.enabled(if: PythonProgram.isPresent, "python3 is not installed"))
    func pythonFindsNoFaultInAnyName() throws {
        let scalars = [0...0x1FFFF, 0xE0000...0xE0FFF].joined()
            .filter { $0 % TestExtent.step(11) == 0 }.compactMap { Unicode.Scalar(UInt32($0)) }
        let around = scalars.map { "a\(Character($0))b" } + scalars.map { "\(Character($0)).x" }
        let random = (6...10).flatMap { Self.names($0) }
        let names =
            around.map { SafeFileName.text($0, "com.example.unknown") }
            + random.map { SafeFileName.text($0.0, $0.1) }
        let input = Data(names.joined(separator: "\u{0}").utf8)
        let faults = try PythonProgram.run(Self.program, input: input)
        #expect(String(decoding: faults, as: UTF8.self) == "\(names.count) names\n")
    }

    private static let program = #"""
        import ntpath, sys, unicodedata
        devices = {d + n for d in ("com", "lpt") for n in "0123456789\u00b9\u00b2\u00b3"}
        devices |= {"con", "prn", "aux", "nul", "conin$", "conout$", "clock$"}

        def fault(name):
            if not 1 <= len(name.encode()) <= 255: return "length"
            if name.split(".")[0].rstrip(" ").lower() in devices: return "device"
            if name != name.strip(" .") or name != name.strip(): return "edge"
            kinds = {unicodedata.category(name[0]), unicodedata.ucd_3_2_0.category(name[0])}
            if kinds <= {"Mn", "Mc", "Me", "Cc", "Cf"}: return "first"
            for form in ("NFC", "NFD", "NFKC", "NFKD"):
                text = unicodedata.normalize(form, name)
                if any(c in "/\\" or unicodedata.category(c) == "Cc" for c in text): return form
                if text in (".", ".."): return form
                if "K" not in form and ntpath.basename(text) != text: return form

        names = open(sys.argv[1], "rb").read().decode().split("\0")
        with open(sys.argv[2], "w") as output:
            for name in names:
                if fault(name): print(fault(name), ascii(name), file=output)
            print(len(names), "names", file=output)
        """#
}
