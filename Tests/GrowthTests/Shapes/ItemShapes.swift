/// Every repeatable member of an item, valid and invalid.
enum ItemShapes {
    static let all = attachments + texts + activities + free + tags

    static let attachments: [PayloadShape] = [
        .array(
            "additional-attachments",
            of: #"{"representations":[{"text":"\#(prose)","type-identifier":"public.text"}]}"#),
        .array(
            "additional-attachments",
            of:
                #"{"representations":[{"url":"https://a.example/\#(prose.prefix(2))","type-identifier":"public.url"}],"suggested-name":"a.txt"}"#
        ),
        .array(
            "additional-attachments",
            of:
                #"{"representations":[{"data":{"$data":"QUJDREVGRw=="},"type-identifier":"public.png"}]}"#
        ),
        .array(
            "additional-attachments",
            of:
                #"{"representations":[{"property-list":{"a":[1,"\#(prose)"]},"type-identifier":"a.b"}]}"#
        ),
        .array("additional-attachments", named: "files") {
            #"{"representations":[{"file":{"path":"attachments/\#(number($0))","byte-count":1},"type-identifier":"a.b"}]}"#
        },
        .array("additional-attachments", of: "{}"),
        .array("additional-attachments", of: #"{"representations":[{"unknown \#(prose)":1}]}"#),
        .array("additional-attachments", of: #"{"a.b":"\#(prose)"}"#),
        .array("additional-attachments", of: "5"),
        .item("representations of one attachment") { count in
            let forms = (0..<count).map {
                #"{"text":"x","type-identifier":"com.example.n\#(number($0))"}"#
            }
            return
                #""additional-attachments":[{"representations":[\#(forms.joined(separator: ","))]}]"#
        },
        .item("representations of one type") { count in
            let form = #"{"text":"\#(prose)","type-identifier":"public.text"}"#
            let forms = repeatElement(form, count: count).joined(separator: ",")
            return #""additional-attachments":[{"representations":[\#(forms)]}]"#
        },
        .item("unknown members of a representation") { count in
            let members = (0..<count).map { #""com.example.\#(number($0))":"\#(prose)""# }
            return """
                "thumbnail":{"data":{"$data":""},"type-identifier":"public.png",\
                \(members.joined(separator: ","))}
                """
        },
    ]

    static let texts: [PayloadShape] = [
        .array("content-text", of: #"{"text":"\#(prose)"}"#),
        .array(
            "content-text", of: #"{"bold":true,"link":"https://a.example/","text":"\#(prose)"}"#),
        .array("content-text", named: "unlike runs") {
            #"{"text":"\#(prose)\#(number($0))"\#($0 % 2 == 0 ? "" : #","italic":true"#)}"#
        },
        .array("content-text", named: "runs with unknown members") {
            #"{"com.example.a":"\#(number($0))\#(prose)","text":"a"}"#
        },
        .array("content-text", of: #"{"text":""}"#),
        .array("content-text", of: #"{"bold":false,"text":"\#(prose)","font-size":-1}"#),
        .array("content-text", of: "{}"),
        .array("content-text", named: "lines with a long link") {
            #"{"link":"https://a.example/\#(number($0))","text":"a\n\n\nb\n"}"#
        },
        .item("content-text: lines of one run with a link as long", count: 500) { count in
            let (lines, path) = (
                String(repeating: #"a\n"#, count: count), String(repeating: "b", count: count)
            )
            return #""content-text":[{"link":"https://a.example/\#(path)","text":"\#(lines)"}]"#
        },
        .title("x"), .title(#"\u0041"#), .title(#"\n"#), .title(#"\u0000"#), .title("\u{2028}"),
        .title("\u{2066}"), .title("é"), .title("👩‍👩‍👧"), .title(#"\ud83d\ude00"#), .title("\u{202E}a"),
        .title("e\u{301}\u{301}"),
    ]

    static let activities: [PayloadShape] = [
        .dictionary("activities", named: "titles") {
            #""com.example.a\#(number($0))":{"title":"\#(prose)"}"#
        },
        .dictionary("activities", named: "many members") {
            """
            "com.example.a\(number($0))":{"tags":["\(prose)"],"title":"","user-info":{"a":1},\
            "content-text":[{"text":"\(prose)"}],"source-url":"https://a.example/"}
            """
        },
        .dictionary("activities", named: "unknown members") {
            #""com.example.a\#(number($0))":{"com.example.a":"\#(prose)","b \#(prose)":1}"#
        },
        .dictionary("activities", named: "empty") { #""com.example.a\#(number($0))":{}"# },
        .dictionary("activities", named: "malformed") { #""a\#(number($0))":5"# },
        .dictionary("activities", named: "reserved") {
            #""$a\#(number($0))":{"title":"\#(prose)"}"#
        },
        .item("unknown members of an overlay and of the item") { count in
            let overlay = (0..<count).map { #""com.example.\#(number($0))":"\#(prose)""# }
            let own = (0..<count).map { #""com.example.x\#(number($0))":"\#(prose)""# }
            return """
                \(own.joined(separator: ",")),"activities":{"com.apple.UIKit.activity.Mail":\
                {\(overlay.joined(separator: ","))}}
                """
        },
        .item("unknown members, and overlays with one each") { count in
            let members = (0..<count).map { #""com.example.x\#(number($0))":1"# }
            let overlays = (0..<count).map {
                #""com.example.a\#(number($0))":{"com.example.y":"\#(prose)"}"#
            }
            return
                "\(members.joined(separator: ",")),\"activities\":{\(overlays.joined(separator: ","))}"
        },
        .item("tags, attachments, and overlays with a title") { count in
            let tags = (0..<count).map { "\"\(number($0))\"" }
            let attachments = (0..<count).map { _ in
                #"{"representations":[{"text":"a","type-identifier":"public.text"}]}"#
            }
            let overlays = (0..<count).map { #""com.example.a\#(number($0))":{"title":"a"}"# }
            return """
                "tags":[\(tags.joined(separator: ","))],\
                "additional-attachments":[\(attachments.joined(separator: ","))],\
                "activities":{\(overlays.joined(separator: ","))}
                """
        },
        .array("excluded-activities", named: "names") { #""com.example.a\#(number($0))""# },
        .array("excluded-activities", of: #""\#(prose)""#),
    ]

    static let free: [PayloadShape] = [
        .dictionary("user-info", named: "members") { #""key \#(number($0))":"\#(prose)""# },
        .dictionary("user-info", named: "members from the last to the first") {
            #""key \#(999_999 - $0)":1"#
        },
        .dictionary("user-info", named: "long keys") { #""\#(number($0))\#(prose)\#(prose)":1"# },
        .dictionary("user-info", named: "reserved keys") {
            #""x-extension-item\#(number($0))":"\#(prose)""#
        },
        .dictionary("user-info", named: "upstream's namespaces") {
            #""com.tumblr.tumblr.\#(number($0))":"\#(prose)""#
        },
        .dictionary("user-info", named: "dictionaries that look like UIDs") {
            #""key \#(number($0))":{"a":{"CF$UID ":1}}"#
        },
        .dictionary("parameters", named: "namespaces") {
            #""com.example.n\#(number($0))":{"a":"\#(prose)"}"#
        },
        .dictionary("parameters", named: "malformed namespaces") {
            #""\#(number($0))":{"a":"\#(prose)"}"#
        },
        .item("parameters: keys of one namespace") { count in
            let keys = (0..<count).map { #""key \#(number($0))":"\#(prose)""# }
            return #""parameters":{"com.example.app":{\#(keys.joined(separator: ","))}}"#
        },
        .item("parameters: keys with dots") { count in
            let keys = (0..<count).map { #""a.\#(number($0))":"\#(prose)""# }
            return #""parameters":{"com.example.app":{\#(keys.joined(separator: ","))}}"#
        },
        .item("unknown members") { count in
            (0..<count).map { #""com.example.\#(number($0))":"\#(prose)""# }.joined(separator: ",")
        },
        .item("members without a dot") { count in
            (0..<count).map { #""key \#(number($0))":"\#(prose)""# }.joined(separator: ",")
        },
        .item("reserved members") { count in
            (0..<count).map { #""$key \#(number($0))":"\#(prose)""# }.joined(separator: ",")
        },
        .dictionary("referrer", named: "unknown members") {
            #""com.example.\#(number($0))":"\#(prose)""#
        },
        .item("one long key", count: 1_000) {
            #""\#(String(repeating: "\u{2028}", count: $0))":1"#
        },
        .item("a long key with many members below", count: 64) { count in
            let key = String(repeating: "k", count: 100)
            let members = (0..<count).map { #""$\#(number($0))":{"$x":1}"# }
            return #""user-info":{"\#(key)":{\#(members.joined(separator: ","))}}"#
        },
        .item("a long key among many", count: 96) { count in
            let keys = (0..<count).map { #""\#(number($0))":1"# }
            let key = String(repeating: "k", count: 20 * count)
            return #""user-info":{\#(keys.joined(separator: ",")),"\#(key)":1}"#
        },
    ]

    static let tags: [PayloadShape] = [
        .array("tags", of: #""\#(prose)""#), .array("tags", of: #""""#), .array("tags", of: "null"),
        .array("tags", of: #""a\u2028\n""#), .array("must-understand", of: #""\#(prose)""#),
        .array("values", of: "1"), .array("values", of: "-1.5e-7"), .array("values", of: "[[]]"),
        .array("values", of: "9007199254740993"), .array("values", of: "{\"\":{}}"),
        .array("values", of: #"{"$data":"QUJDREVGRw=="}"#),
        .array("values", of: #"{"$data":"QUJDREVGRw="}"#),
        .array("values", of: #"{"$date":"2026-11-20T01:02:03Z"}"#),
        .array("values", of: #"{"$integer":"9007199254740993"}"#),
        .array("values", of: #"{"$integer":"1"}"#),
        .array("values", of: #"{"$url":"https://a.example/"}"#),
        .array("values", of: #"{"$string":"QUI="}"#),
        .array("values", of: #"{"$unknown":"\#(prose)"}"#),
        .array("values", of: #"{"$$data":"\#(prose)"}"#), .array("values", of: #"{"a":null}"#),
        .array("values", of: #"{"$data":"QUJD\/\/\/\/"}"#),
        .array("values", of: #"{"$data":null}"#),
        .array("values", of: "true"),
    ]

    /// Many tolerated findings in values that an item keeps. Writing the item checks for each
    /// finding whether reading reported it; at this size, copying a table for each finding is
    /// detected.
    static let tolerated: [PayloadShape] = [
        .item("tolerated: keys with dots", count: 400) { count in
            let keys = (0..<count).map { #""a.\#(number($0))":1"# }
            return #""parameters":{"com.example.app":{\#(keys.joined(separator: ","))}}"#
        },
        .dictionary("parameters", named: "tolerated namespaces", count: 400) {
            #""\#(number($0))":{"a":1}"#
        },
        .dictionary("activities", named: "tolerated names", count: 400) {
            #""a\#(number($0))":{"title":"a"}"#
        },
        .dictionary("activities", named: "tolerated reserved names", count: 400) {
            #""$a\#(number($0))":{"title":"a"}"#
        },
        .dictionary("user-info", named: "tolerated unknown tags", count: 400) {
            #""\#(number($0))":{"$a":"\#(number($0))"}"#
        },
        .dictionary("user-info", named: "tolerated needless tags", count: 400) {
            #""\#(number($0))":{"$string":"QUI="}"#
        },
        .dictionary("parameters", named: "tolerated keys with dots and malformed tags", count: 400)
        {
            #""com.example.n\#(number($0))":{"a.b":{"$string":"\#(number($0))"}}"#
        },
    ]
}
