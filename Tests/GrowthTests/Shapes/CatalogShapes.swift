import Foundation

/// App catalogs that repeat one construct. Each supports the type `t` and the action `x`.
enum CatalogShapes {
    static let all: [Shape<Data>] = [
        shape("apps") { count in apps(count) },
        shape("keys with a common prefix") { count in
            let start = String(repeating: "k", count: 200)
            return apps(count, key: { start + "\($0)" })
        },
        shape("apps with one key and one scheme") { count in apps(count, key: { _ in "a" }) },
        shape("a type with many apps among many types") { count in
            let apps = (0..<count).map { appText("a\($0)", "x") }
            return catalog(
                [type(apps: apps)]
                    + (0..<count).map { #"{"key": "t\#($0)", "name": "T", "apps": []}"# })
        },
        shape("placeholders of a link") { count in
            app(links: #""x": "a://\#(list(count, "") { "{{p\($0)}}" })""#)
        },
        // Enough aliases, with names too long for inline storage, to detect code that examines all
        // of them for each app.
        shape("aliases, each with an app", count: 400) { count in
            let aliases = list(count) { #""alias-of-the-action-\#($0)""# }
            return apps(
                count, action: { "alias-of-the-action-\($0)" },
                actions: [#"{"key": "x", "aliases": [\#(aliases)]}"#])
        },
        shape("parameters with values, and apps") { count in
            apps(
                count,
                parameters: (0..<count).map {
                    #"{"key": "q\#($0)", "default": "v", "role": "text"}"#
                })
        },
        shape("parameters, actions and apps of a type with a handler") { count in
            apps(
                count, parameters: (0..<count).map { #"{"key": "parameter-of-the-type-\#($0)"}"# },
                actions: [x] + (0..<count).map { #"{"key": "y\#($0)"}"# },
                members: #""handler": "INKExampleHandler", "#)
        },
        shape("actions, each with an app") { count in
            apps(count, actions: [x] + (0..<count).map { #"{"key": "y\#($0)"}"# })
        },
        shape("fallbacks, each with an app") { count in
            apps(
                count,
                actions: [x]
                    + (0..<count).map {
                        #"{"key": "y\#($0)", "fallback": "https://example.org/{{p}}"}"#
                    })
        },
        shape("links of an app") { count in
            app(links: #""x": "a://", "# + list(count) { #""y\#($0)": "a://{{p}}""# })
        },
        shape("optional pairs of an app") { count in
            app(
                links: #""x": "a://{{p}}""#,
                more: #", "optional-query": {\#(list(count) { #""q\#($0)": "q={{q\#($0)}}""# })}"#)
        },
        shape("placeholders in an optional pair") { count in
            let pair = String(repeating: "{{p}}", count: count)
            return app(
                links: #""x": "a://{{p}}""#, more: #", "optional-query": {"p": "q=\#(pair)"}"#)
        },
        shape("optional pairs with a long key") { count in
            let key = String(repeating: "k", count: count)
            return app(
                links: #""x": "a://{{p}}""#,
                more:
                    #", "optional-query": {"\#(key)": "\#(String(repeating: "{{u}}", count: 9))"}"#)
        },
        shape("headers of a mail") { count in
            app(
                links: #""x": "mailto:?\#(list(count, "&") { "h\($0)={{p}}" })""#)
        },
        shape("names of headers in values") { count in
            app(links: #""x": "mailto:?\#(list(count, "&") { _ in "{{p}}={{p}}" })""#)
        },
        shape("hidden characters in a name") { count in
            let name = String(repeating: #"\u202e\u0007x"#, count: count / 8)
            return apps(2, name: name)
        },
        shape("names with hidden characters") { count in apps(count, name: #"\u202e\u0007x"#) },
        shape("names in languages") { count in
            app(
                links: #""x": "a://{{p}}""#,
                name: "{" + list(count) { #""de-\#($0)": "N""# } + "}")
        },
        shape("types") { count in
            catalog(
                [type(apps: [])]
                    + (0..<count).map { #"{"key": "t\#($0)", "name": "T", "apps": []}"# })
        },
        shape("unknown members") { count in
            app(links: #""x": "a://{{p}}""#, more: ", " + list(count) { #""own.\#($0)": [1]"# })
        },
        shape("invalid entries") { count in
            apps(count, name: "", parameters: (0..<count).map { #"{"key": "é\#($0)"}"# })
        },
    ]

    /// Files of Choosy, IntentKit and PhotoAppLink, as JSON.
    static let otherFormats: [Shape<Data>] = [
        shape("apps of Choosy") { count in choosy(apps: list(count) { choosyApp("a\($0)") }) },
        shape("parameters, actions and apps of Choosy") { count in
            choosy(
                parameters: list(count) { #"{"key": "q\#($0)", "name": "Q"}"# },
                actions: list(count) { #"{"key": "y\#($0)", "name": "Y"}"# },
                apps: list(count) { choosyApp("a\($0)", "y\($0)") })
        },
        shape("links of an app of IntentKit") { count in
            intentKit(
                actions: #""showTimeline": "a://", "#
                    + list(count) { #""command\#($0)": "a://{{p}}""# })
        },
        shape("optional pairs of an app of IntentKit") { count in
            intentKit(
                actions: #""showTimeline": "a://""#,
                optional: list(count) { #""q\#($0)": "&q={{q\#($0)}}""# })
        },
        shape("fallbacks of a handler of IntentKit") { count in
            let fallbacks = list(count) { #""command\#($0)": "https://example.org""# }
            return Data(#"{"default": "A", "fallbackUrls": {\#(fallbacks)}}"#.utf8)
        },
        shape("apps of PhotoAppLink") { count in
            let apps = list(count) { number in
                #"{"name": "A", "scheme": "a\#(number)", "bundleID": "org.example.\#(number)"}"#
            }
            return Data(#"{"supportedApps": [\#(apps)]}"#.utf8)
        },
        shape("equal apps of PhotoAppLink") { count in
            let apps = list(count) { _ in #"{"name": "A", "scheme": "a", "canReceive": true}"# }
            return Data(#"{"supportedApps": [\#(apps)]}"#.utf8)
        },
    ]

    private static func choosy(
        parameters: String = "", actions: String = #"{"key": "x", "name": "X"}"#, apps: String
    ) -> Data {
        Data(
            #"""
            [{"key": "t", "name": "T", "parameters": [\#(parameters)], "actions": [\#(actions)],
              "apps": [\#(apps)]}]
            """#.utf8)
    }

    private static func choosyApp(_ key: String, _ action: String = "x") -> String {
        #"""
        {"key": "\#(key)", "name": "A", "app_url_scheme": "\#(key):",
         "actions": [{"key": "\#(action)", "url_format": "\#(key)://{{p}}"}]}
        """#
    }

    private static func intentKit(actions: String, optional: String = "") -> Data {
        Data(#"{"name": "A", "actions": {\#(actions)}, "optional": {\#(optional)}}"#.utf8)
    }

    /// Folders with many files.
    static let folders: [Shape<CommandInput>] = [
        Shape("files with findings", count: 24) { count in
            files(count) { _ in #"{"app-catalog": "1.0", "types": [{}, 1, 2, 3]}"# }
        },
        Shape("files of other formats", count: 24) { count in files(count) { _ in "{}" } },
        Shape("files with an app each", count: 24) { count in
            files(count) { number in
                String(decoding: catalog([type(apps: [appText("a\(number)", "x")])]), as: UTF8.self)
            }
        },
    ]

    private static func files(_ count: Int, _ text: (Int) -> String) -> CommandInput {
        var input = CommandInput()
        for number in 0..<count { input.files["\(number).json"] = Data(text(number).utf8) }
        return input
    }

    // MARK: Parts

    private static let x = #"{"key": "x"}"#

    private static func shape(
        _ name: String, count: Int = 100, _ make: @escaping @Sendable (Int) -> Data
    ) -> Shape<Data> {
        Shape(name, count: count, make)
    }

    private static func list(
        _ count: Int, _ separator: String = ", ", _ element: (Int) -> String
    ) -> String {
        (0..<count).map(element).joined(separator: separator)
    }

    private static func apps(
        _ count: Int, key: (Int) -> String = { "a\($0)" }, name: String = "A",
        action: (Int) -> String = { _ in "x" }, parameters: [String] = [],
        actions: [String] = [x], members: String = ""
    ) -> Data {
        let apps = (0..<count).map { appText(key($0), action($0), name: name) }
        return catalog([
            type(apps: apps, parameters: parameters, actions: actions, members: members)
        ])
    }

    private static func appText(_ key: String, _ action: String, name: String = "A") -> String {
        let scheme = key.suffix(12)
        return
            #"{"key": "\#(key)", "name": "\#(name)", "links": {"\#(action)": "\#(scheme)://{{p}}"}}"#
    }

    private static func app(links: String, name: String = #""A""#, more: String = "") -> Data {
        catalog([
            type(apps: [#"{"key": "a", "name": \#(name), "links": {\#(links)}\#(more)}"#])
        ])
    }

    private static func type(
        apps: [String], parameters: [String] = [], actions: [String] = [x], members: String = ""
    ) -> String {
        let parameters = [#"{"key": "p", "default": "v"}"#] + parameters
        return """
            {"key": "t", "name": "T", \(members)"parameters": [\(parameters.joined(separator: ", "))],
             "actions": [\(actions.joined(separator: ", "))], "apps": [\(apps.joined(separator: ", "))]}
            """
    }

    private static func catalog(_ types: [String]) -> Data {
        Data(#"{"app-catalog": "1.0", "types": [\#(types.joined(separator: ", "))]}"#.utf8)
    }
}
