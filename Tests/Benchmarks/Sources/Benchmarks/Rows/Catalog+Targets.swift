import ShareTargets
import XExtensionItem

extension Catalog {
    /// Evaluates the rules of 128 share extensions for an item.
    var targets: [Row] {
        let reasons = Subject.here("ShareTargets") {
            let (rules, view) = try Self.rulesAndView()
            return {
                let offers = rules.map { $0.offer(of: view) }
                return Product { Checksum(UInt64(offers.count { $0.isOffered })) }
            }
        }
        let advice = Subject.here("ShareTargets") {
            let (rules, view) = try Self.rulesAndView()
            return {
                let offers = rules.map { $0.offer(of: view) }
                let advice = rules.compactMap { $0.advice(for: view) }
                return Product { Checksum(UInt64(offers.count + advice.count)) }
            }
        }
        return [("targets", 0.010, reasons), ("targets-advise", 0.100, advice)].map {
            var row = Row(
                work: $0, encoding: "", document: "128 rules", bytes: { 0 },
                targets: [.seconds($1)], subject: $2)
            row.showsSpeed = false
            return row
        }
    }

    /// Returns 78 dictionaries and 50 predicates, in the proportion of public apps, and an item
    /// with eight attachments.
    private static func rulesAndView() throws -> ([ShareReceiver], SharedView) {
        let kinds = ["File", "Image", "Movie", "WebURL", "WebPage"]
        var rules = (0..<78).map { number in
            var members: [(key: String, value: WireValue)] = kinds.enumerated()
                .filter { number >> $0.offset & 1 == 1 }
                .map { ("NSExtensionActivationSupports\($0.element)WithMaxCount", 10) }
            members.append(("NSExtensionActivationSupportsText", .boolean(number & 32 != 0)))
            members.append(("NSExtensionActivationDictionaryVersion", number & 64 == 0 ? 1 : 2))
            return ActivationRule(dictionary: WireDictionary(members))
        }
        let types = [
            "public.url", "public.image", "public.movie", "public.plain-text", "com.adobe.pdf",
            "public.audio", "public.file-url",
        ]
        for number in 0..<50 {
            let clauses = (0...number % 6).map {
                "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO \"\(types[(number + $0) % 7])\""
            }
            let count = number % 2 == 0 ? ">= 1" : "== $i.attachments.@count"
            rules.append(
                try ActivationRule(
                    predicate: "SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, "
                        + clauses.joined(separator: " OR ") + ").@count \(count)).@count == 1"))
        }
        let attachments: [[TypeIdentifier]] = [
            [.url], [.heic, .jpeg, .url], [.jpeg], [.png, .url], [.pdf, .plainText], [.plainText],
            [.mpeg4Movie], ["com.example.drawing", .png],
        ]
        let view = SharedView(
            attachments: attachments.map { SharedView.Attachment(types: $0) }, stage: .sideBySide)
        return (rules.map { ShareReceiver(name: "rule", rule: $0) }, view)
    }
}
