public import Essentials
import UniformTypes
public import WireFormat
public import XExtensionItem

extension AppCatalog {
    /// Returns the catalog as IntentKit's folder `Apps`: a property list for each app and each
    /// handler.
    ///
    /// If the name of a file would be longer than 255 bytes, its app or handler is omitted and
    /// reported as a loss.
    ///
    /// - Returns: the files by path, such as `Google Maps/Google Maps.plist` and
    ///   `Defaults/INKMapsHandler.plist`, and the losses of the conversion.
    /// - Throws: `key.unsupported` if XML cannot represent a key; `value.uid` or `data.base64` if
    ///   an unknown member cannot be written.
    public func intentKitFiles() throws(PayloadError) -> (files: [String: Data], losses: [Loss]) {
        var output = IntentKitOutput()
        for (number, type) in types.enumerated() {
            try output.write(type, CatalogPlace().at(.types, number))
        }
        for key in unknownMembers.keys {
            output.report.add(
                .notCarried, CatalogPlace().at(key),
                "IntentKit has no file for values of the whole catalog")
        }
        return (output.files, output.report.losses)
    }
}

/// The handler's commands by the keys and aliases of a type's actions.
private struct CommandNames {
    private var names: [CaselessText: String] = [:]

    init(_ handler: IntentKitHandler, _ type: AppType) {
        for command in handler.commands { names[CaselessText(command.name)] = command.name }
        for action in type.actions {
            let keys = ([action.key] + action.aliases).map(CaselessText.init)
            guard let name = keys.compactMap({ names[$0] }).first else { continue }
            for key in keys where names[key] == nil { names[key] = name }
        }
    }

    subscript(action: String) -> String? { names[CaselessText(action)] }
}

private struct IntentKitOutput {
    private(set) var files: [String: Data] = [:]
    var report = LossReport(format: "IntentKit", prefix: IntentKitMember.prefix)

    mutating func write(_ type: AppType, _ place: CatalogPlace) throws(PayloadError) {
        let declared = IntentKitHandler(declaredBy: type)
        guard let handler = declared ?? IntentKitHandler.of(type: type.key) else {
            let key = type.key.cut(to: 80)
            return report.add(.notCarried, place, "IntentKit has no handler for “\(key)”")
        }
        let commands = CommandNames(handler, type)
        reportLosses(of: type, handler, commands, place)
        for (number, app) in type.apps.enumerated() {
            let place = place.at(.apps, number)
            let key = IntentKitFile.key(of: app.fileName)
            if !key.isSameKey(as: app.key) {
                report.add(
                    .changed, place.at(.key),
                    "IntentKit derives the key “\(key.cut(to: 80))” from the file name")
            }
            let name = SafeName.escaped(app.fileName)
            try write(app.members(commands, place, &report), (name, name + ".plist"), place)
        }
        if let members = type.handlerMembers(commands, place, &report) {
            try write(members, ("Defaults", handler.className + ".plist"), place)
        }
    }

    private mutating func write(
        _ members: CatalogMembers, _ file: (folder: String, name: String),
        _ place: CatalogPlace
    ) throws(PayloadError) {
        guard report.allows(file.name, place) else { return }
        let path = file.folder + "/" + file.name
        guard files[path] == nil else {
            return report.add(
                .notCarried, place,
                "two apps would be written to the same file, “\(path.cut(to: 160))”")
        }
        files[path] = try members.value.encoded(as: .xml, isPretty: true)
    }

    private mutating func reportLosses(
        of type: AppType, _ handler: IntentKitHandler, _ commands: CommandNames,
        _ place: CatalogPlace
    ) {
        if let handler = type.handler {
            report.add(
                .notCarried, place.at(.handler),
                "IntentKit declares commands in the class “\(handler.cut(to: 80))”, not in a file"
            )
        }
        let known = handler.emptyType
        if type.name != known.name || type.group != known.group {
            report.add(
                .notCarried, place,
                "IntentKit uses the name and the group of its handler class, not those of the type")
        }
        let places = KeyIndex(known.parameters, by: { ExactText($0.key) })
        for (number, parameter) in type.parameters.enumerated() {
            let declared = places[ExactText(parameter.key)].map { known.parameters[$0] }
            guard declared?.isIdentical(to: parameter) != true else { continue }
            report.add(
                .notCarried, place.at(.parameters, number),
                "IntentKit declares parameters in its handler class, not in a file")
        }
        for (number, action) in type.actions.enumerated() {
            reportLosses(of: action, commands[action.key], place.at(.actions, number))
        }
    }

    private mutating func reportLosses(
        of action: LinkAction, _ command: String?, _ place: CatalogPlace
    ) {
        guard let command else {
            return report.add(
                .notCarried, place, "IntentKit's handler has no command for the action")
        }
        if !command.isIdentical(to: action.key) {
            report.add(.changed, place.at(.key), "IntentKit's command is “\(command)”")
        }
        report.drop([.name, .aliases], of: action, at: place)
        report.dropAll(action.unknownMembers, place)
    }
}

extension LinkedApp {
    /// The name of the file, by which IntentKit identifies the app and finds its icon.
    fileprivate var fileName: String {
        spelling.fileName ?? presenter?.name ?? icon ?? name.text()
    }

    fileprivate func members(
        _ commands: CommandNames, _ place: CatalogPlace, _ report: inout LossReport
    ) -> CatalogMembers {
        let isSameIcon = icon?.isIdentical(to: fileName) == true
        report.drop(
            (isSameIcon ? [.probe] : [.probe, .icon])
                + [
                    .bundleIdentifier, .appStoreID, .googlePlayID, .platforms, .sends, .receives,
                ], of: self, at: place)
        var members = CatalogMembers()
        if !spelling.absentMembers.contains(.name) {
            members.add(IntentKitMember.name, CatalogValue(name))
        }
        let isEmptyInFile =
            spelling.fileName != nil && !spelling.absentMembers.contains(.optionalQuery)
        if !optionalQuery.isEmpty || isEmptyInFile {
            let parts = optionalQuery.map { ($0.parameter, $0.text(in: .intentKit)) }
            members.add(IntentKitMember.optional, .texts(parts))
        }
        addActions(to: &members, commands, place, &report)
        members.add(report.members(of: unknownMembers, place))
        return members
    }

    private func addActions(
        to members: inout CatalogMembers, _ commands: CommandNames,
        _ place: CatalogPlace, _ report: inout LossReport
    ) {
        if let presenter {
            members.add(IntentKitMember.className, presenter.name)
            report.dropAll(presenter.unknownMembers, place.at(.inApp))
            let names = presenter.actions.map { commands[$0] ?? $0 }
            return members.add(IntentKitMember.actions, names.unlessEmpty.map(CatalogValue.texts))
        }
        let pairs = links.compactMap { link -> (key: String, text: String)? in
            link.pair(commands, place, &report)
        }
        guard spelling.isFlat else {
            return members.add(IntentKitMember.actions, .texts(pairs))
        }
        for (key, text) in pairs { members.add(key, .text(text)) }
    }
}

extension LinkedApp.Link {
    fileprivate func pair(
        _ commands: CommandNames, _ app: CatalogPlace, _ report: inout LossReport
    ) -> (key: String, text: String)? {
        let place = app.at(.links).at(action)
        // A link from IntentKit is written back, even if the handler lacks the command.
        let command = template.dialect == .intentKit ? action : commands[action]
        guard let command else {
            report.add(
                .notCarried, place, "IntentKit's handler has no command for the action")
            return nil
        }
        report.dropAll(unknownMembers, place)
        if template.dialect != .intentKit, template.placeholders.contains(where: \.isOptional) {
            report.add(.changed, place, "IntentKit requires a value for every placeholder")
        }
        return (command, template.text(in: .intentKit))
    }
}

extension AppType {
    fileprivate func handlerMembers(
        _ commands: CommandNames, _ place: CatalogPlace, _ report: inout LossReport
    ) -> CatalogMembers? {
        var members = CatalogMembers()
        members.add(
            IntentKitMember.firstPartyApp, firstPartyApp.map { name(of: $0, isFile: false) })
        members.add(IntentKitMember.preferredApp, preferredApp.map { name(of: $0, isFile: true) })
        var pages: [(key: String, text: String)] = []
        for action in actions {
            guard let fallback = action.fallback else { continue }
            // An action without a command was already reported.
            guard let command = commands[action.key] else { continue }
            pages.append((command, fallback.text(in: .intentKit)))
        }
        members.add(IntentKitMember.fallbacks, pages.unlessEmpty.map(CatalogValue.texts))
        members.add(report.members(of: unknownMembers, place))
        return members.entries.isEmpty ? nil : members
    }

    /// Returns the name of an app in a handler's file: the name that was read. If no name was
    /// read, returns the app's file name if `isFile` is true, or else its display name.
    private func name(of key: String, isFile: Bool) -> String {
        if let name = spelling.appNames[CaselessText(key)] { return name }
        guard let app = app(key) else { return key }
        return isFile ? app.fileName : app.name.text()
    }
}
