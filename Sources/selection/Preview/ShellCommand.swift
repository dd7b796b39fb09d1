// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  @preconcurrency internal import Darwin
#elseif canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#endif

/// Starts commands with a shell.
enum ShellCommand {
  /// The shells that read quoted words in the form used here.
  private static let shells = ["sh", "bash", "zsh", "fish", "dash", "ash", "ksh", "mksh"].map {
    Array($0.utf8)
  }

  /// The user's shell, if it reads quoted words in the form used here.
  static var usersShell: [UInt8] {
    let shell = Environment.bytes(of: "SHELL")
    let name = shell.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? []
    return shells.contains(name) && access(shell.terminated, X_OK) == 0 ? shell : systemShell
  }

  static let systemShell = Array("/bin/sh".utf8)

  /// Runs a command with a shell, in a process group of its own.
  ///
  /// - Parameters:
  ///   - command: The bytes of the command, which the shell gets unchanged.
  ///   - shell: The shell.
  ///   - variables: Variables as `NAME=value`, which precede the variables of this process.
  ///   - output: The descriptor for the command's standard output and standard error.
  /// - Returns: The process; nil if the process couldn't be started.
  static func start(
    _ command: [UInt8], shell: [UInt8] = systemShell, variables: [[UInt8]] = [], output: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let words = pointers([shell, Array("-c".utf8), command])
    let names = variables.map { $0.prefix { $0 != UInt8(ascii: "=") } }
    let others = Environment.all.filter { !names.contains($0.prefix { $0 != UInt8(ascii: "=") }) }
    let environment = pointers(variables + others)
    defer { for pointer in words + environment { free(pointer) } }
    var process: pid_t = 0
    let result = posix_spawn(
      &process, shell.terminated, &actions, &attributes, words, environment)
    return result == 0 ? process : nil
  }

  /// Copies of some bytes as C strings, with nil at the end.
  private static func pointers(_ words: [[UInt8]]) -> [UnsafeMutablePointer<CChar>?] {
    words.map(\.terminated).map { strdup($0) } + [nil]
  }
}
