// The content of a view and its controls, for tests.
public import UIKit

/// The texts, images and controls of a view, in their order.
@MainActor public struct Screen {
    public private(set) var texts: [String] = []
    public private(set) var images: [UIImage] = []
    private var buttons: [String: @MainActor () -> Void] = [:]
    private var toggles: [String: Binding<Bool>] = [:]

    public init(_ view: some View) { add(view) }

    public func tap(_ title: String) { buttons[title]?() }

    public func set(_ title: String, _ isOn: Bool) { toggles[title]?.wrappedValue = isOn }

    private mutating func add<V: View>(_ view: V) {
        if let view = view as? any Composed {
            view.describe(&self)
        } else {
            add(view.body)
        }
    }

    fileprivate mutating func add(parts: [any View]) {
        for part in parts { add(part) }
    }

    fileprivate mutating func add(text: String) { texts.append(text) }
    fileprivate mutating func add(image: UIImage) { images.append(image) }

    fileprivate mutating func add(button label: any View, _ action: @escaping @MainActor () -> Void)
    {
        let start = texts.count
        add(label)
        if texts.count > start { buttons[texts[start]] = action }
    }

    fileprivate mutating func add(toggle: Toggle) {
        texts.append(toggle.title)
        toggles[toggle.title] = toggle.isOn
    }
}

/// A view without a body.
@MainActor private protocol Composed {
    func describe(_ screen: inout Screen)
}

extension TupleView: Composed {
    fileprivate func describe(_ screen: inout Screen) { screen.add(parts: parts) }
}
extension Optional: Composed where Wrapped: View {
    fileprivate func describe(_ screen: inout Screen) {
        if let self { screen.add(parts: [self]) }
    }
}
extension Text: Composed {
    fileprivate func describe(_ screen: inout Screen) { screen.add(text: content) }
}
extension Image: Composed {
    fileprivate func describe(_ screen: inout Screen) { screen.add(image: image) }
}
extension List: Composed {
    fileprivate func describe(_ screen: inout Screen) { screen.add(parts: [content]) }
}
extension Section: Composed {
    fileprivate func describe(_ screen: inout Screen) {
        screen.add(text: title)
        screen.add(parts: [content])
    }
}
extension ForEach: Composed {
    fileprivate func describe(_ screen: inout Screen) { screen.add(parts: parts) }
}
extension Label: Composed {
    fileprivate func describe(_ screen: inout Screen) { screen.add(parts: [title, icon]) }
}
extension Button: Composed {
    fileprivate func describe(_ screen: inout Screen) { screen.add(button: label, action) }
}
extension Toggle: Composed {
    fileprivate func describe(_ screen: inout Screen) { screen.add(toggle: self) }
}
