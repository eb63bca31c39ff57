import Foundation

/// A folder of a local server in Python. All tests share the server.
///
/// It serves its files, with their sizes as entity tags. The paths `moved-to-NAME` and `loop` are redirections,
/// and `turn-A-B` serves the files A and B in turn.
final class LocalServer: Sendable {
    let base: URL
    /// The log, with a line per request.
    private let log: URL
    let folder: URL

    private static let program = #"""
        import http.server, os, sys, threading
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            count = {}
            def log_message(self, *arguments): pass
            def do_GET(self):
                tag = self.headers.get("If-None-Match", "-")
                scope = self.headers.get("Range", "-")
                self.folder, _, name = self.path.strip("/").partition("/")
                folder = sys.argv[1] + "/" + self.folder
                with open(folder + "/log", "a") as log: log.write(f"/{name} {tag} {scope}\n")
                if name.startswith("moved-to-"):
                    target = name[len("moved-to-"):]
                    is_away = target.startswith("http-")
                    return self.move(f"http://{target[5:]}/a.json" if is_away else self.local(target))
                if name == "loop": return self.move(self.local(name))
                path = folder + "/" + name
                if name.startswith("turn-"):
                    self.count[path] = self.count.get(path, 0) + 1
                    path = folder + "/" + name.split("-")[1 + self.count[path] % 2]
                if not os.path.exists(path): return self.answer(404, b"")
                fault = open(folder + "/fault").read() if os.path.exists(folder + "/fault") else ""
                body = open(path, "rb").read()
                mark = ("W/" if fault == "weak" else "") + '"%d"' % len(body)
                if tag == mark: return self.answer(304, b"")
                if fault == "dead" or fault and scope == "-":
                    self.send_response(200)
                    self.send_header("ETag", mark)
                    self.send_header("Content-Length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body[:len(body) // 2])
                    self.wfile.flush()
                    self.close_connection = True
                    if fault == "swap": os.replace(path + ".next", path)
                    return
                if scope != "-" and self.headers.get("If-Range") == mark:
                    start = int(scope[6:-1]) + (1 if fault == "shift" else 0)
                    return self.answer(206, body[start:], mark, start)
                self.answer(200, body, mark)
            def answer(self, status, body, mark=None, start=None):
                self.send_response(status)
                if mark is not None: self.send_header("ETag", mark)
                if start is not None:
                    end = start + len(body)
                    self.send_header("Content-Range", f"bytes {start}-{end - 1}/{end}")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            def local(self, name): return f"/{self.folder}/{name}"
            def move(self, target):
                self.send_response(302)
                self.send_header("Location", target)
                self.send_header("Content-Length", "0")
                self.end_headers()
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        print(server.server_address[1], flush=True)
        threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
        server.serve_forever()
        """#

    /// The program, and its URL.
    private static let running = Result { try start() }

    private static func start() throws -> (process: Process, base: URL) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program, URL.temporaryDirectory.path]
        let output = Pipe()
        process.standardOutput = output
        // The server exits when its input ends, so it never outlives the tests.
        process.standardInput = Pipe()
        try process.run()
        let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let text = "http://127.0.0.1:\(port.trimmingCharacters(in: .whitespacesAndNewlines))/"
        guard let base = URL(string: text) else { throw CocoaError(.fileReadUnknown) }
        return (process, base)
    }

    init() throws {
        let name = "server-\(UUID())"
        base = try Self.running.get().base.appending(path: name + "/")
        folder = URL.temporaryDirectory.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        log = folder.appending(path: "log")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The URL of a path.
    func url(_ path: String) -> URL { base.appending(path: path) }

    /// Sets the content of a path.
    func serve(_ path: String, _ content: Data) throws {
        try content.write(to: folder.appending(path: path))
    }

    /// A fault of the server: it sends half of a file, and closes the connection.
    enum Fault: String {
        /// The rest follows if its range is requested.
        case cut
        /// The rest never follows.
        case dead
        /// The entity tag is weak, so the rest cannot be requested.
        case weak
        /// In between, the file `NAME.next` replaces the file.
        case swap
        /// The range that follows is not the requested one.
        case shift
    }

    /// Sets the fault of the next responses.
    func fail(_ fault: Fault) throws { try serve("fault", Data(fault.rawValue.utf8)) }

    /// The requests so far: path, If-None-Match and Range.
    var requests: [String] {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}
