import Essentials
import ShareInbox
import XExtensionItem

/// A self-contained page that shows an item. It has no script, fetches nothing, and escapes all
/// content of the payload.
///
/// If several activities have the same content in a part of the page, they share one element. Each
/// element has a class for every activity that it belongs to, and the radio button of an activity
/// shows the elements with its class.
struct PreviewPage {
    private let name: String
    private let payload: CheckedPayload
    private let remarks: PreviewRemarks
    private let activities: [ActivityType]
    private let leftOut: Int
    /// The maximum total size of the images, in bytes.
    var imageByteCount = 8 << 20

    init(_ payload: CheckedPayload, name: String) {
        self.name = name
        self.payload = payload
        remarks = PreviewRemarks(payload)
        let all = payload.item?.activities ?? []
        activities = Array(all.prefix(PreviewStyle.activityCount))
        leftOut = all.count - activities.count
    }

    func write<Failure: Error>(_ write: (String) throws(Failure) -> Void) throws(Failure) {
        try write(head)
        if let item = payload.item {
            try body(item, write)
        } else {
            try write("<main><h1 class=\"none\">No item</h1>\(remarks.all)</main>")
        }
        try write("<footer>\(footer)</footer>\n</body>\n</html>\n")
    }

    private var head: String {
        let policy =
            "default-src 'none'; img-src data:; style-src '\(PreviewStyle.hash)'; "
            + "base-uri 'none'; form-action 'none'"
        let title = PreviewFragment.cut(payload.item?.title ?? name, 100)
            .replacing("<small>", with: "").replacing("</small>", with: "")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="referrer" content="no-referrer">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <link rel="icon" href="data:,">
            <title>\(title)</title>
            <style>\(PreviewStyle.text)</style>
            </head>
            <body>

            """
    }

    private func body<Failure: Error>(
        _ item: ExtensionItem, _ write: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var images = PreviewImages(byteCount: imageByteCount)
        let views =
            [PreviewView(item: item, activity: nil, remarks: remarks)]
            + activities.map {
                PreviewView(item: item.resolved(for: $0), activity: $0, remarks: remarks)
            }
        let parts = views.map { $0.parts(&images) }
        try write(switches)
        try write("<main>\n\(top(item))")
        for position in parts[0].indices {
            try self.write(parts.map { $0[position] }, images, write)
        }
        try write("\(Self.excluded(item))</main>\n")
    }

    /// Writes one part of the page. `variants` has the content of this part for each activity;
    /// equal content is written only once.
    private func write<Failure: Error>(
        _ variants: [PreviewFragment], _ images: PreviewImages,
        _ write: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var views: [PreviewFragment: [Int]] = [:]
        for (number, variant) in variants.enumerated() {
            views[variant, default: []].append(number)
        }
        let ordered = views.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }
        for (variant, numbers) in ordered where !variant.isEmpty {
            let classes = numbers.map { "v\($0)" }.joined(separator: " ")
            try write("<div class=\"in \(classes)\">")
            for piece in variant.pieces {
                switch piece {
                case .html(let html): try write(html)
                case .image(let number): try write(images.html(number))
                }
            }
            try write("</div>\n")
        }
    }

    private var switches: String {
        guard !activities.isEmpty else {
            return
                "<input class=\"switch\" type=\"radio\" name=\"activity\" id=\"a0\" checked hidden>\n"
        }
        let names = ["All activities"] + activities.map(\.displayName)
        let inputs = names.indices.map { number in
            let name = number == 0 ? names[0] : activities[number - 1].rawValue
            return "<input class=\"switch\" type=\"radio\" name=\"activity\" id=\"a\(number)\""
                + " aria-label=\"\(PreviewFragment.escaped(name.cut(to: 100)))\""
                + (number == 0 ? " checked>" : ">")
        }
        let labels = names.enumerated().map { number, name in
            "<label for=\"a\(number)\">\(PreviewFragment.cut(name, 40))</label>"
        }
        return inputs.joined(separator: "\n") + "\n<nav>\(labels.joined())</nav>\n"
    }

    private func top(_ item: ExtensionItem) -> String {
        var html = remarks.html(exceptOn: PreviewView.members, activities: activities)
        if leftOut > 0 {
            html +=
                "<p class=\"faint\">\(leftOut) more activities are not shown; "
                + "a page has at most \(PreviewStyle.activityCount).</p>"
        }
        return html.isEmpty ? "" : html + "\n"
    }

    private static func excluded(_ item: ExtensionItem) -> String {
        guard !item.excludedActivities.isEmpty else { return "" }
        let names = item.excludedActivities.prefix(20).map {
            PreviewFragment.cut($0.displayName, 100)
        }
        return "<p class=\"faint\">Excluded activities: \(names.joined(separator: ", "))</p>\n"
    }

    private var footer: String {
        let version = payload.item.map { ", version \($0.version)" } ?? ""
        return "\(PreviewFragment.cut(name, 200))\(version), shown by xitem. "
            + "This page fetches nothing."
    }
}

enum PreviewCommand: Command {
    static let form = CommandForm(
        words: "preview", summary: "Render an item as a web page.",
        operands: [.payload],
        options: [
            .flag("--open", "Open the page in the browser; without '-o', from a temporary file.")
        ] + OptionForm.output(),
        example: "xitem preview Examples/Payloads/activities.xitem.json -o item.html",
        notes: """
            The page shows the thumbnail, title, text, attachments and referrer as a receiver
            might, with a switch per activity type. Findings and notices appear beside their
            values. The page is a single file without scripts or external resources; a
            Content-Security-Policy enforces this. All content of the payload is escaped.

            A page shows at most 8 MiB of images and 64 activity types, and states how many it
            omits. Does not write a page to a terminal.
            """,
        negativeAnswer: "the page was written, and the payload has findings")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let (file, isOpened) = (arguments.operands[0], arguments.flag("--open"))
        let given = try arguments.output()
        let output = isOpened && given.name == nil ? temporary : given
        guard output.name != nil || !console.isTerminal else {
            throw .unwritableOutput(
                "The page is not written to a terminal; name a file with '-o', or use "
                    + "'--open'")
        }
        let payload = CheckedPayload(try InputFile(file, console), .lenient)
        let page = PreviewPage(payload, name: URL(filePath: file).lastPathComponent)
        _ = try output.write(console) { drain throws(PayloadError) in
            try page.write { text throws(PayloadError) in try drain(Data(text.utf8).bytes) }
        }
        let status = console.report(payload.findings, in: file)
        if isOpened, let name = output.name { try open(name, console) }
        guard status != .done else { return status }
        let count = CountText.text(payload.findings.count, "finding")
        console.writeError("The page was written; the payload has \(count)")
        return status
    }

    private static var temporary: OutputFile {
        let name = "xitem-preview-\(InboxToken.random()).html"
        return OutputFile(replacing: URL.temporaryDirectory.appending(path: name).path)
    }

    private static func open(_ path: String, _ console: Console) throws(CommandError) {
        #if canImport(Darwin)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        console.writeError("opened \(SafeText.line(path))")
        let status: Int32
        do {
            status = try Program.run(program, [path], adding: [:])
        } catch {
            throw CommandError(status: .unwritableOutput, message: error.message)
        }
        guard status == 0 else {
            throw .unwritableOutput("\(program) ended with status \(status)")
        }
    }
}
