// Stand-in for SwiftUI: sharing, drag and drop.
//
// Signatures: developer.apple.com, SwiftUI (ShareLink, SharePreview, draggable(_:),
// dropDestination(for:action:isTargeted:)).
public import CoreTransferable
public import Foundation

public struct SharePreview<Image: Transferable, Icon: Transferable> {
    public init(_ title: some StringProtocol) where Image == Never, Icon == Never {}
}

public struct DefaultShareLinkLabel: View {
    public var body: Never { unseen() }
}

public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {}

    public var body: Never { unseen() }
}

extension View {
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View { self }

    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
}
