import Foundation
import XExtensionItem

/// A tree of values that can be removed by their pointers.
struct Tree {
    var value: WireValue

    init(_ value: WireValue) {
        self.value = value
    }

    /// Removes the values at the pointers; indices are those before the removal.
    mutating func remove(_ pointers: [String]) {
        let steps = pointers.map { pointer in
            pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                .dropFirst().map { Self.unescaped(String(Substring($0))) }
        }
        value = Self.removing(steps, from: value)
    }

    private static func unescaped(_ step: String) -> String {
        step.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
    }

    private static func removing(_ steps: [[String]], from value: WireValue) -> WireValue {
        if steps.isEmpty { return value }
        func below(_ key: String) -> [[String]] {
            steps.filter { $0.first.map { Array($0.utf8) } == Array(key.utf8) }
                .map { Array($0.dropFirst()) }
        }
        if let elements = value.arrayValue {
            return .array(
                elements.enumerated().compactMap { position, element in
                    let rest = below(String(position))
                    return rest.contains([]) ? nil : removing(rest, from: element)
                })
        }
        guard let dictionary = value.dictionaryValue else { return value }
        return .dictionary(
            WireDictionary(
                dictionary.compactMap { key, element -> WireDictionary.Member? in
                    let rest = below(key)
                    return rest.contains([]) ? nil : (key, removing(rest, from: element))
                }))
    }

    /// Removes the values that moved between the parameters and the user info, from both.
    mutating func removeMoved(_ losses: [Loss]) {
        let moved = Set(losses.filter { $0.code == .movedUpstream }.map(Self.flatKey))
        guard var root = value.dictionaryValue else { return }
        let userInfo = root["user-info"]?.dictionaryValue ?? [:]
        root["user-info"] = .dictionary(
            WireDictionary(userInfo.filter { !moved.contains(Array($0.key.utf8)) }))
        var parameters = root["parameters"]?.dictionaryValue ?? [:]
        for (namespace, dictionary) in parameters {
            let left = (dictionary.dictionaryValue ?? [:]).filter {
                !moved.contains(Array("\(namespace).\($0.key)".utf8))
            }
            parameters[namespace] = .dictionary(WireDictionary(left))
        }
        root["parameters"] = .dictionary(parameters)
        value = .dictionary(root)
    }

    private static func flatKey(_ loss: Loss) -> [UInt8] {
        let steps = loss.pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        return Array(steps.dropFirst().map { unescaped(String($0)) }.joined(separator: ".").utf8)
    }

    /// Removes the version and empty members of a payload, and joins runs with equal attributes.
    mutating func tidyPayload() {
        guard var root = value.dictionaryValue else { return }
        root["version"] = nil
        let namespaces = (root["parameters"]?.dictionaryValue ?? [:]).filter { !$0.value.isEmpty }
        root["parameters"] = .dictionary(WireDictionary(namespaces))
        root["main-attachment"] = root["main-attachment"].flatMap(Self.tidied)
        let others = root["additional-attachments"]?.arrayValue ?? []
        root["additional-attachments"] = .array(others.compactMap(Self.tidied))
        root["content-text"] = .array(Self.joined(root["content-text"]?.arrayValue ?? []))
        value = .dictionary(WireDictionary(root.filter { !$0.value.isEmpty }))
    }

    /// The attachment without representations that have no content, and with `public.png` instead
    /// of `image/png`; nil if no representation remains.
    private static func tidied(_ attachment: WireValue) -> WireValue? {
        guard var result = attachment.dictionaryValue else { return nil }
        let representations = (result["representations"]?.arrayValue ?? []).compactMap { one in
            var one = one.dictionaryValue ?? [:]
            if one["type-identifier"] == "image/png" { one["type-identifier"] = "public.png" }
            return one.count < 2 ? nil : WireValue.dictionary(one)
        }
        result["representations"] = .array(representations)
        return representations.isEmpty ? nil : .dictionary(result)
    }

    private static func joined(_ runs: [WireValue]) -> [WireValue] {
        var result: [WireDictionary] = []
        for run in runs {
            guard var one = run.dictionaryValue, let text = one["text"]?.stringValue else {
                continue
            }
            guard var last = result.last, let before = last["text"]?.stringValue else {
                result.append(one)
                continue
            }
            (one["text"], last["text"]) = (nil, nil)
            if one == last {
                last["text"] = .string(before + text)
                result[result.count - 1] = last
            } else {
                one["text"] = .string(text)
                result.append(one)
            }
        }
        return result.map(WireValue.dictionary)
    }

    /// Removes the generic dictionary of a userInfo if it is empty.
    mutating func tidyGeneric() {
        guard var root = value.dictionaryValue else { return }
        if var generic = root["x-extension-item"]?.dictionaryValue {
            if generic["tags"]?.isEmpty == true { generic["tags"] = nil }
            root["x-extension-item"] = generic.isEmpty ? nil : .dictionary(generic)
        }
        value = .dictionary(root)
    }
}
