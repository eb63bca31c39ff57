/// The parameters of Tumblr's share extension; clause 23.1.4.
///
///     source.parameters.tumblr = TumblrParameters(requestedPostType: .quote)
///
/// Objective-C XExtensionItem has the same parameters.
public struct TumblrParameters: ParameterNamespace, Codable, Hashable {
    /// The type of a post. Unknown numbers are kept.
    public struct PostType: RawRepresentable, Codable, Hashable, Sendable {
        /// Tumblr's number for the type.
        public let rawValue: Int

        /// Creates a post type from its number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Any type, 0.
        public static let any = Self(rawValue: 0)
        /// Text, 1.
        public static let text = Self(rawValue: 1)
        /// A quote, 2.
        public static let quote = Self(rawValue: 2)
        /// A chat, 3.
        public static let chat = Self(rawValue: 3)
        /// A link, 4.
        public static let link = Self(rawValue: 4)
        /// A photo, 5.
        public static let photo = Self(rawValue: 5)
        /// A video, 6.
        public static let video = Self(rawValue: 6)
    }

    enum CodingKeys: String, CodingKey {
        case customURLPath = "custom-url-path"
        case requestedPostType = "requested-post-type"
        case consumerKey = "consumer-key"
    }

    /// Tumblr's namespace, `com.tumblr.tumblr`.
    public static let namespace = "com.tumblr.tumblr"

    /// The last component of the post's path, such as `pancakes`.
    public var customURLPath: String?
    /// The type of post to create, if the content fits.
    public var requestedPostType: PostType?
    /// The key that identifies the sending app in Tumblr's API, for attribution.
    public var consumerKey: String?

    /// Creates parameters; nil omits a value.
    public init(
        customURLPath: String? = nil, requestedPostType: PostType? = nil, consumerKey: String? = nil
    ) {
        self.customURLPath = customURLPath
        self.requestedPostType = requestedPostType
        self.consumerKey = consumerKey
    }
}

extension Parameters {
    /// The parameters for the Tumblr app; nil if their namespace is unused.
    ///
    /// A property whose value has the wrong type is nil. Setting the parameters keeps unknown keys;
    /// setting nil removes the namespace.
    public var tumblr: TumblrParameters? {
        get { try? value(TumblrParameters.self) }
        set {
            guard let newValue else { return self[TumblrParameters.namespace] = WireDictionary() }
            try? set(newValue)
        }
    }
}
