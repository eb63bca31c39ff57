import Testing
import XExtensionItem

/// Clause 23.1.4 defines the keys and numbers.
struct TumblrParametersTests {
    @Test func parametersAreWrittenUnderTheirKeys() {
        var parameters = Parameters()
        parameters.tumblr = TumblrParameters(
            customURLPath: "pancakes", requestedPostType: .video, consumerKey: "key")
        #expect(
            parameters["com.tumblr.tumblr"] == [
                "custom-url-path": "pancakes", "requested-post-type": 6, "consumer-key": "key",
            ])
        let types: [TumblrParameters.PostType] = [
            .any, .text, .quote, .chat, .link, .photo, .video,
        ]
        #expect(types.map(\.rawValue) == Array(0...6))
    }

    @Test func nilReadsAndRemoves() {
        var parameters = Parameters()
        #expect(parameters.tumblr == nil)
        parameters.tumblr = TumblrParameters(consumerKey: "key")
        parameters.tumblr = nil
        #expect(parameters.isEmpty)
    }

    /// A value of another type reads as nil; a number of a later version, and other keys, are kept.
    @Test func unknownValuesAreKept() {
        var parameters = Parameters()
        parameters["com.tumblr.tumblr"] = [
            "requested-post-type": 99, "consumer-key": 1, "mood": "calm",
        ]
        #expect(parameters.tumblr == TumblrParameters(requestedPostType: .init(rawValue: 99)))
        parameters.tumblr?.customURLPath = "p"
        #expect(
            parameters["com.tumblr.tumblr"] == [
                "custom-url-path": "p", "requested-post-type": 99, "consumer-key": 1,
                "mood": "calm",
            ])
    }
}
