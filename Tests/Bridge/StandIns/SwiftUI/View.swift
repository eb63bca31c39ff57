// Stand-in for SwiftUI: the declarations that AppLinksUIKit and the articles use. Nothing is drawn here,
// but a test can read what a view consists of.
//
// Signatures: developer.apple.com, SwiftUI (View, ViewBuilder, State, Binding, Environment, List,
// Section, ForEach, Button, Toggle, Label, Image, Text).
public import Foundation
public import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { self }
}

extension Optional: View where Wrapped: View {
    public var body: Never { unseen() }
}

@MainActor @resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var parts: [any View] = []
        for part in repeat each content { parts.append(part) }
        return TupleView((repeat each content), parts)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public struct TupleView<T>: View {
    let parts: [any View]
    init(_ value: T, _ parts: [any View]) { self.parts = parts }
    public var body: Never { unseen() }
}

public struct Text: View {
    let content: String
    public init(_ content: some StringProtocol) { self.content = String(content) }
    public var body: Never { unseen() }
}

// MARK: Lists and controls

public struct List<Content: View>: View {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { unseen() }
}

public struct Section<Content: View>: View {
    let title: String
    let content: Content
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }
    public var body: Never { unseen() }
}

public struct ForEach<Data: RandomAccessCollection, Content: View>: View {
    let parts: [Content]
    public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
    where Data.Element: Identifiable { parts = data.map(content) }
    public var body: Never { unseen() }
}

public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: View {
    let action: @MainActor () -> Void
    let label: Label
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }
    public init(
        _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where Label == Text {
        self.action = action
        label = Text(title)
    }
    public var body: Never { unseen() }
}

public struct Toggle: View {
    let title: String
    let isOn: Binding<Bool>
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.title = String(title)
        self.isOn = isOn
    }
    public var body: Never { unseen() }
}

public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
    public var body: Never { unseen() }
}

public struct Image: View {
    let image: UIImage
    public init(uiImage: UIImage) { image = uiImage }
    public func resizable() -> Image { self }
    public var body: Never { unseen() }
}

extension View {
    nonisolated public func scaledToFit() -> some View { self }
}

// MARK: State

@propertyWrapper public struct State<Value> {
    public init(wrappedValue value: Value) { self.value = Box(value) }
    public var wrappedValue: Value {
        get { value.content }
        nonmutating set { value.content = newValue }
    }
    public var projectedValue: Binding<Value> {
        Binding(get: { value.content }, set: { value.content = $0 })
    }
    private let value: Box

    private final class Box {
        var content: Value
        init(_ content: Value) { self.content = content }
    }
}

@propertyWrapper public struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

public struct EnvironmentValues {
    public var displayScale: CGFloat { 2 }
}

@propertyWrapper public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

func unseen() -> Never {
    let reason = "never called"
    return fatalError(reason)
}
