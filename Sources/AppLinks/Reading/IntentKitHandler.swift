import WireFormat

/// What IntentKit's classes know that no property list says: the commands of a handler and what they take.
///
/// The facts are those of version 0.7.5, commit c520298.
struct IntentKitHandler: Sendable {
    /// A command with the keys of its arguments.
    struct Command: Sendable {
        let name: String
        let arguments: [String]
    }

    /// The name of the class, which is that of the file with its defaults.
    let className: String
    /// The key of the type.
    let type: String
    let name: String
    let group: String
    let commands: [Command]
    /// Arguments that every command takes, with what stands for them if they are not given.
    var common: [(argument: String, defaultValue: String?)] = []
    /// What arguments are, so that a share payload can fill them in.
    var roles: [String: LinkParameter.Role] = [:]

    /// The handler whose defaults a file holds.
    static func named(_ className: String) -> IntentKitHandler? {
        all.first { $0.className.isSameKey(as: className) }
    }

    /// The handler of a type.
    static func of(type: String) -> IntentKitHandler? { all.first { $0.type.isSameKey(as: type) } }

    /// The handler that has most of some commands, the first of several; nil if none has one.
    static func best(for commands: [String]) -> IntentKitHandler? {
        let names = Set(commands.map(ExactText.init))
        var best: (handler: IntentKitHandler, count: Int)?
        for handler in all {
            let count = handler.commands.count { names.contains(ExactText($0.name)) }
            if count > best?.count ?? 0 { best = (handler, count) }
        }
        return best?.handler
    }

    /// Whether any handler has a command.
    static func isCommand(_ name: String) -> Bool {
        all.contains { $0.commands.contains { $0.name.isIdentical(to: name) } }
    }

    /// The type without apps.
    var emptyType: AppType {
        var type = AppType(key: type, name: AppName(name), group: group)
        type.actions = commands.map {
            var action = LinkAction(key: $0.name)
            action.origin.isBuiltIn = true
            return action
        }
        var known: Set<String> = []
        let arguments = commands.flatMap(\.arguments).map { ($0, String?.none) } + common
        for (argument, defaultValue) in arguments where known.insert(argument).inserted {
            var parameter = LinkParameter(
                key: argument, defaultValue: defaultValue, role: roles[argument])
            parameter.origin.isBuiltIn = true
            type.parameters.append(parameter)
        }
        return type
    }
}
