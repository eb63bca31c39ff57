// Stand-in for SwiftUI: the declarations that the articles use. Nothing is drawn here.
//
// Signatures: developer.apple.com, SwiftUI (View, ViewBuilder, State, Text).
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { self }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

public struct TupleView<T>: View {
    nonisolated public init(_ value: T) {}
    public var body: Never { unseen() }
}

public struct Text: View {
    public init(_ content: some StringProtocol) {}
    public var body: Never { unseen() }
}

@propertyWrapper public struct State<Value> {
    public init(wrappedValue value: Value) { self.value = Box(value) }
    public var wrappedValue: Value {
        get { value.content }
        nonmutating set { value.content = newValue }
    }
    private let value: Box

    private final class Box {
        var content: Value
        init(_ content: Value) { self.content = content }
    }
}

func unseen() -> Never {
    let reason = "never called"
    return fatalError(reason)
}
