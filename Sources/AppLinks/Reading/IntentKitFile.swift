import WireFormat

/// One property list of IntentKit: an app or a handler; clause 6.2 of Schemas/app-catalog.md.
///
/// The reader accepts the layouts of all IntentKit versions.
///
/// ```
/// { name, optional: {parameter: text}, actions: {command: template} }    since 0.1.1
/// { name, className, actions: [command] }                                an in-app presenter
/// { optional, command: template, … }                                     before 0.1.1
/// { default, firstPartyAppName, fallbackUrls: {command: template} }      a handler
/// ```
enum IntentKitFile {
    /// An app, and its fallbacks; only files of some versions have fallbacks.
    case app(LinkedApp, [LinkedApp.Link])
    case handler(Handler)

    struct Handler {
        var preferredApp: String?
        var firstPartyApp: String?
        var fallbacks: [LinkedApp.Link] = []
        var unknownMembers = WireDictionary()
        let origin: CatalogOrigin
    }

    /// Reads a file with the given keys at its root; returns nil for a file of another format.
    init?(_ reader: inout CatalogReader, identity: String, keys: [String]) {
        (reader.prefix, reader.dialect) = (IntentKitMember.prefix, .intentKit)
        let members = keys.compactMap(IntentKitMember.init(exactly:))
        // Files of apps have the other members.
        let handlerMembers: Set<IntentKitMember> = [.preferredApp, .firstPartyApp, .fallbacks]
        if members.contains(.actions) {
            self = reader.intentKitApp(identity)
        } else if members.contains(where: handlerMembers.contains) {
            self = .handler(reader.intentKitHandler())
        } else if keys.contains(where: IntentKitHandler.isCommand) {
            self = .app(reader.flatIntentKitApp(identity), [])
        } else {
            return nil
        }
    }

    /// Returns the key for the name of an app: `googlemaps` for `Google Maps`, `googleplus` for
    /// `Google+`.
    static func key(of name: String) -> String {
        var key: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case 0x41...0x5A: key.append(byte | 0x20)
            case 0x61...0x7A, 0x30...0x39: key.append(byte)
            case UInt8(ascii: "+"): key += Array("plus".utf8)
            default: break
            }
        }
        return key.isEmpty ? name : String(decoding: key, as: UTF8.self)
    }
}

extension CatalogReader {
    fileprivate mutating func intentKitApp(_ identity: String) -> IntentKitFile {
        var app = emptyIntentKitApp(identity)
        app.name = ""
        var fallbacks: [LinkedApp.Link] = []
        var presented: [String]?
        var className: String?
        app.unknownMembers = members(of: .root, IntentKitMember.self) { reader, member, value in
            switch member {
            case .name:
                app.spelling.absentMembers.remove(.name)
                return set(&app.name, reader.name(value))
            case .className: return set(&className, reader.key(value))
            case .optional:
                app.spelling.absentMembers.remove(.optionalQuery)
                app.optionalQuery = reader.optionalQuery(value) ?? []
                return true
            case .actions where reader.document.kind(of: value) == .array:
                return set(&presented, reader.keys(value))
            case .actions:
                app.links = reader.links(value) ?? []
                return true
            case .fallbacks:
                // The fallbacks are read, and also kept as an unknown member for writing back.
                fallbacks = reader.fallbacks(value)
                return false
            default: return false
            }
        }
        app.presenter = presenter(className, presented, .root)
        if app.presenter != nil { app.links = [] }
        complete(&app.name, with: identity, .root)
        return .app(app, fallbacks)
    }

    private mutating func presenter(
        _ className: String?, _ commands: [String]?, _ node: WireNode
    ) -> LinkedApp.Presenter? {
        guard className != nil || commands != nil else { return nil }
        guard let className, let commands else {
            report(.missingMember, node, "expected “className” and an array “actions” together")
            return nil
        }
        return .init(name: className, actions: commands)
    }

    fileprivate mutating func flatIntentKitApp(_ identity: String) -> LinkedApp {
        var app = emptyIntentKitApp(identity)
        app.spelling.isFlat = true
        var unknown: [WireDictionary.Member] = []
        each(.root) { reader, key, value in
            if IntentKitMember(exactly: key) == .optional {
                app.spelling.absentMembers.remove(.optionalQuery)
                app.optionalQuery = reader.optionalQuery(value) ?? []
            } else if reader.document.kind(of: value) == .string {
                guard let template = reader.template(value) else { return }
                app.links.append(LinkedApp.Link(key, template))
            } else if let kept = reader.document.value(at: value) {
                unknown.append((IntentKitMember.prefix + key, kept))
            }
        }
        app.unknownMembers = WireDictionary(unknown)
        return app
    }

    private func emptyIntentKitApp(_ identity: String) -> LinkedApp {
        var app = LinkedApp(key: IntentKitFile.key(of: identity), name: AppName(identity))
        app.origin = origin(.root)
        app.icon = identity
        app.spelling.fileName = identity
        app.spelling.absentMembers = [.name, .optionalQuery]
        return app
    }

    fileprivate mutating func intentKitHandler() -> IntentKitFile.Handler {
        var handler = IntentKitFile.Handler(origin: origin(.root))
        handler.unknownMembers = members(of: .root, IntentKitMember.self) { reader, member, value in
            switch member {
            case .preferredApp: return set(&handler.preferredApp, reader.key(value))
            case .firstPartyApp: return set(&handler.firstPartyApp, reader.key(value))
            case .fallbacks:
                handler.fallbacks = reader.fallbacks(value)
                return true
            default: return false
            }
        }
        return handler
    }

    private mutating func fallbacks(_ node: WireNode) -> [LinkedApp.Link] {
        entries(of: node) { reader, command, value in
            reader.fallback(value).map { LinkedApp.Link(command, $0) }
        } ?? []
    }
}
