import Foundation
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A small server in Python that answers slowly, wrongly or not at all, as its caller says.
///
/// `/cities?country=…` answers at once for most countries. `/held` countries wait for `/release`.
/// `/open` tells how many connections are open besides its own.
final class CityServer: Sendable {
  let url: URL
  private let stop: @Sendable () -> Void

  /// Where python3 is, if it is there.
  static let python: URL? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: "python3") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  init(python: URL) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = folder.appending(path: "server.py")
    try Data(Self.script.utf8).write(to: script)
    let process = Process()
    let output = Pipe()
    process.executableURL = python
    process.arguments = [script.path]
    process.standardOutput = output
    try process.run()
    let number = Self.firstLine(of: output.fileHandleForReading)
    guard let port = Int(number), let url = URL(string: "http://127.0.0.1:\(port)") else {
      process.terminate()
      throw CocoaError(.fileReadUnknown)
    }
    self.url = url
    let running = Mutex(process)
    stop = {
      // Waiting for its exit would need a run loop on this thread.
      running.withLock { $0.terminate() }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  deinit { stop() }

  private static func firstLine(of file: FileHandle) -> String {
    var line = Data()
    while let byte = try? file.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
    return String(decoding: line, as: UTF8.self)
  }

  /// Asks the server something beside the point: to release an answer, or how many connections are open.
  func ask(_ path: String) async throws -> String {
    let request = URLRequest(url: url.appending(path: path), timeoutInterval: 15)
    let data = try await BoundedDownload(limit: 1024).data(for: request)
    return String(decoding: data, as: UTF8.self)
  }

  private static let script = #"""
    import json, os, socketserver, sys, threading, time
    from http.server import BaseHTTPRequestHandler

    lock = threading.Condition()
    held, seen, connections = set(), [], 0

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_):
            pass

        def setup(self):
            global connections
            super().setup()
            with lock:
                connections += 1

        def finish(self):
            global connections
            try:
                super().finish()
            except OSError:
                pass
            with lock:
                connections -= 1
                lock.notify_all()

        def send(self, body, code=200, length=None):
            self.send_response(code)
            self.send_header("Content-Length", str(len(body) if length is None else length))
            self.send_header("Connection", "close")
            self.end_headers()
            self.close_connection = True
            self.wfile.write(body)

        def is_gone(self):
            self.connection.setblocking(False)
            try:
                return self.connection.recv(1) == b""
            except BlockingIOError:
                return False
            except OSError:
                return True
            finally:
                self.connection.setblocking(True)

        def do_GET(self):
            try:
                self.respond()
            except OSError:
                self.close_connection = True

        def respond(self):
            parts = self.path.strip("/").split("/")
            if parts[0] == "hold":
                with lock:
                    held.add(parts[1])
                return self.send(b"held")
            if parts[0] == "release":
                with lock:
                    held.discard(parts[1])
                    lock.notify_all()
                return self.send(b"released")
            if parts[0] == "seen":
                with lock:
                    lock.wait_for(lambda: parts[1] in seen, 20)
                return self.send(b"seen")
            if parts[0] == "open":
                with lock:
                    lock.wait_for(lambda: connections <= 1, 10)
                    return self.send(str(connections - 1).encode())
            country = self.path.split("country=")[-1]
            with lock:
                seen.append(country)
                lock.notify_all()
                while country in held:
                    if self.is_gone():
                        return
                    lock.wait(0.02)
            rows = [{"id": n, "name": f"{country} {n}"} for n in (1, 2, 3)]
            body = json.dumps(rows).encode()
            if country == "error":
                self.send(b"oops", code=500)
            elif country == "large":
                self.send(b"[" + b" " * (2 << 20) + b"]")
            elif country == "endless":
                self.send_response(200)
                self.send_header("Connection", "close")
                self.end_headers()
                self.close_connection = True
                for _ in range(4096):
                    self.wfile.write(b" " * 65536)
            elif country == "broken":
                self.send(b'[{"id": 1, "na')
            elif country == "truncated":
                self.send(body[:10], length=len(body))
            else:
                self.send(body)

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True
        allow_reuse_address = True

        def handle_error(self, *_):
            pass

    parent = os.getppid()

    def leave_with_parent():
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(0)

    with Server(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=leave_with_parent, daemon=True).start()
        print(server.server_address[1], flush=True)
        server.serve_forever()
    """#
}
