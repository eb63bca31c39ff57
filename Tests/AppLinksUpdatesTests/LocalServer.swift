import Foundation

/// A local server in Python. The path of a request determines the response.
final class LocalServer: Sendable {
    private let process: Process
    let base: URL
    /// The log, with a line per request.
    private let log: URL
    let folder: URL

    private static let program = #"""
        import http.server, os, sys, threading
        folder = sys.argv[1]
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            def log_message(self, *arguments): pass
            def do_GET(self):
                tag = self.headers.get("If-None-Match", "-")
                scope = self.headers.get("Range", "-")
                with open(folder + "/log", "a") as log: log.write(f"{self.path} {tag} {scope}\n")
                name = self.path.strip("/")
                if name.startswith("moved-to-"):
                    self.send_response(302)
                    target = name[len("moved-to-"):]
                    is_away = target.startswith("http-")
                    self.send_header("Location", f"http://{target[5:]}/a.json" if is_away else "/" + target)
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                    return
                cut = name.startswith("cut-")
                path = folder + "/" + (name[4:] if cut else name)
                if not os.path.exists(path): return self.answer(404, b"")
                body = open(path, "rb").read()
                if tag == '"%d"' % len(body): return self.answer(304, b"")
                if cut and scope == "-":
                    self.send_response(200)
                    self.send_header("ETag", '"%d"' % len(body))
                    self.send_header("Content-Length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body[:len(body) // 2])
                    self.wfile.flush()
                    self.close_connection = True
                    return
                if scope != "-":
                    return self.answer(206, body[int(scope[6:-1]):], len(body))
                self.answer(200, body, len(body))
            def answer(self, status, body, tag=None):
                self.send_response(status)
                if tag is not None: self.send_header("ETag", '"%d"' % tag)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        print(server.server_address[1], flush=True)
        threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
        server.serve_forever()
        """#

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "server-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        log = folder.appending(path: "log")
        process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.program, folder.path]
        let output = Pipe()
        process.standardOutput = output
        // The server ends if its input ends, so it never outlives the tests.
        process.standardInput = Pipe()
        try process.run()
        let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        base = try Self.url(
            "http://127.0.0.1:\(port.trimmingCharacters(in: .whitespacesAndNewlines))/")
    }

    deinit {
        process.terminate()
        try? FileManager.default.removeItem(at: folder)
    }

    private static func url(_ text: String) throws -> URL {
        guard let url = URL(string: text) else { throw CocoaError(.fileReadUnknown) }
        return url
    }

    /// The URL of a path.
    func url(_ path: String) -> URL { base.appending(path: path) }

    /// Sets the content of a path.
    func serve(_ path: String, _ content: Data) throws {
        try content.write(to: folder.appending(path: path))
    }

    /// The requests so far: path, If-None-Match and Range.
    var requests: [String] {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}
