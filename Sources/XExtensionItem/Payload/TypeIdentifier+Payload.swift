extension TypeIdentifier {
    /// A payload in any encoding; clause 22.1.2.
    ///
    /// The type conforms neither to ``data`` nor to ``item``, so that no receiver of files takes it.
    public static let payload: Self = "org.xextensionitem.payload"
}
