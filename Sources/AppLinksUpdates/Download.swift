import AppLinks
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A GET request that limits the size of the response.
struct Download {
    struct Response {
        let status: Int
        let entityTag: String?
        let lastModified: String?
        let body: Data

        func validation(at now: Date) -> CacheValidation {
            CacheValidation(checkedAt: now, entityTag: entityTag, lastModified: lastModified)
        }
    }

    private enum Event: Sendable {
        case response(HTTPURLResponse)
        case data(Data)
        case untrusted(URL)
    }

    let request: URLRequest
    /// The maximum number of bytes of the body.
    let limit: Int
    let configuration: URLSessionConfiguration

    /// The maximum number of attempts if the connection is cut.
    private static let attemptCount = 3

    /// If the connection is cut, the download continues after the bytes received so far.
    func response() async throws -> Response {
        var partial = Partial()
        for attempt in 1...Self.attemptCount {
            do {
                try await receive(&partial)
                guard let head = partial.head else { throw UpdateError.noHTTPResponse }
                return partial.response(head)
            } catch let error as URLError where attempt < Self.attemptCount {
                // The download can be resumed only if the response has a strong entity tag.
                guard partial.head?.statusCode == 200, !partial.body.isEmpty, partial.isResumable
                else {
                    throw error
                }
            }
        }
        throw UpdateError.noHTTPResponse
    }

    /// The bytes received so far, and the response that they belong to.
    private struct Partial {
        var head: HTTPURLResponse?
        var body = Data()

        var isResumable: Bool { entityTag.map { !$0.hasPrefix("W/") } ?? false }
        var entityTag: String? { head?.value(forHTTPHeaderField: "ETag") }

        func response(_ head: HTTPURLResponse) -> Response {
            Response(
                status: head.statusCode, entityTag: entityTag,
                lastModified: head.value(forHTTPHeaderField: "Last-Modified"), body: body)
        }
    }

    private func receive(_ partial: inout Partial) async throws {
        var request = request
        if let tag = partial.entityTag {
            request.setValue("bytes=\(partial.body.count)-", forHTTPHeaderField: "Range")
            request.setValue(tag, forHTTPHeaderField: "If-Range")
        }
        let (events, continuation) = AsyncThrowingStream<Event, any Error>.makeStream()
        let session = URLSession(
            configuration: configuration, delegate: Receiver(continuation: continuation),
            delegateQueue: nil)
        let task = session.dataTask(with: request)
        continuation.onTermination = { _ in task.cancel() }
        task.resume()
        defer { session.finishTasksAndInvalidate() }
        var untrusted: URL?
        for try await event in events {
            switch event {
            case .response(let head):
                guard head.statusCode == 206, partial.head != nil else {
                    partial = Partial(head: head)
                    continue
                }
                let range = head.value(forHTTPHeaderField: "Content-Range")
                guard range?.hasPrefix("bytes \(partial.body.count)-") == true else {
                    throw UpdateError.range(range, start: partial.body.count)
                }
            case .data(let data):
                guard partial.body.count + data.count <= limit else {
                    throw UpdateError.tooLarge(limit: limit)
                }
                partial.body += data
            case .untrusted(let url): untrusted = url
            }
        }
        // The error is thrown only after the task has ended, because FoundationNetworking traps if
        // a task is cancelled during a redirection.
        if let untrusted { throw UpdateError.untrusted(untrusted) }
    }

    private final class Receiver: NSObject, URLSessionDataDelegate {
        private let continuation: AsyncThrowingStream<Event, any Error>.Continuation

        init(continuation: AsyncThrowingStream<Event, any Error>.Continuation) {
            self.continuation = continuation
        }

        /// Rejects a redirection to an untrusted URL before it is followed.
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
            completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            if let url = request.url, !CatalogCache.isTrusted(url) {
                continuation.yield(.untrusted(url))
                completionHandler(nil)
            } else {
                completionHandler(request)
            }
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            if let head = response as? HTTPURLResponse { continuation.yield(.response(head)) }
            completionHandler(.allow)
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
        ) {
            continuation.yield(.data(data))
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
        ) {
            continuation.finish(throwing: error)
        }
    }
}
