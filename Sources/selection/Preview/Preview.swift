// SPDX-License-Identifier: MIT

/// The output of a command about the line under the cursor: the command runs in the background, its
/// output is read while it is being written, and the command is killed when the subject changes.
@MainActor
final class Preview {
  /// The maximum number of bytes of output that are kept.
  private static let mostBytes = 1 << 18

  /// The lines of the command's output, or until there is output, the lines of the previous
  /// command's output.
  private var lines: [StyledLine] = []
  /// The number of lines above the first shown line.
  private var top = 0
  private var bytes: [UInt8] = []
  private var process: pid_t?
  /// The descriptor of the command's output, while the command runs.
  private(set) var file: Int32?
  /// Processes that were killed and haven't been reaped yet.
  private var killed: [pid_t] = []

  /// Starts a command in place of the running command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - variables: Variables of the command's environment, as `NAME=value`.
  func start(_ command: [UInt8], variables: [[UInt8]] = []) {
    stop()
    bytes = []
    top = 0
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    process = ShellCommand.start(
      command, shell: ShellCommand.usersShell, variables: variables, output: ends[1])
    close(ends[1])
    if process == nil { close(ends[0]) } else { file = ends[0] }
    TerminalGuard.setChild(process ?? 0)
  }

  /// Kills the running command, with all its child processes.
  func stop() {
    if let file { close(file) }
    file = nil
    if let process {
      kill(-process, SIGKILL)
      killed.append(process)
    }
    process = nil
    TerminalGuard.setChild(0)
    var status: Int32 = 0
    killed.removeAll { waitpid($0, &status, WNOHANG) != 0 }
  }

  /// Kills the running command, and discards its output.
  func clear() {
    stop()
    (bytes, lines, top) = ([], [], 0)
  }

  /// Reads the command's output.
  func read() {
    guard let file else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = systemRead(file, &buffer, buffer.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    bytes += buffer.prefix(max(count, 0))
    var reader = ColoredText()
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      reader.line($0.prefix(4096))
    }
    if lines.last?.pieces.isEmpty == true { lines.removeLast() }
    if count <= 0 || bytes.count > Self.mostBytes { stop() }
  }

  /// Lays out the lines that are shown.
  ///
  /// - Parameters:
  ///   - columns: The number of columns for the lines.
  ///   - count: The number of lines on the screen.
  ///   - wraps: Whether long lines continue in the next line; otherwise they are cut.
  /// - Returns: The lines.
  func shown(columns: Int, lines count: Int, wraps: Bool) -> [StyledLine] {
    var shown: [StyledLine] = []
    for line in lines.dropFirst(top) where shown.count < count {
      shown += wraps ? line.wrapped(to: columns) : [line.fitted(to: columns)]
    }
    return Array(shown.prefix(count))
  }

  /// Scrolls by some lines.
  func scroll(by count: Int) { top = min(max(top + count, 0), max(lines.count - 1, 0)) }
}

/// The system's `read`, which a method with the same name would hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
