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
  /// Runs a command with a shell, in a process group of its own.
  ///
  /// - Parameters:
  ///   - command: The bytes of the command, which the shell gets unchanged.
  ///   - output: The descriptor of its standard output and standard error.
  /// - Returns: The process; nil if it couldn't be started.
  static func start(_ command: [UInt8], output: Int32) -> pid_t? {
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
    let shell = Array("/bin/sh".utf8), option = Array("-c".utf8)
    var words: [UnsafeMutablePointer<CChar>?] = [shell, option, command].map {
      strdup($0.terminated)
    }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    return posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ) == 0
      ? process : nil
  }
}
