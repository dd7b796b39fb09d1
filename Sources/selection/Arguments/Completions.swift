// SPDX-License-Identifier: MIT

/// A shell that completions are written for.
enum Completions: String, CaseIterable {
  case bash, zsh, fish

  /// The shell code of the completions.
  var text: String {
    switch self {
    case .bash: bashText
    case .zsh: zshText
    case .fish: fishText
    }
  }

  private var commandNames: [String] { Usage.commands.map(\.name) + ["help"] }

  /// A text in single quotes, in a form that all three shells read.
  private func quoted(_ text: String) -> String {
    let quote = self == .fish ? "\\'" : "'\\''"
    var result = "'"
    // By scalars, because an apostrophe followed by a combining mark is a different character.
    for scalar in text.unicodeScalars {
      if scalar == "'" {
        result += quote
      } else {
        if self == .fish, scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  private var bashText: String {
    func names(_ manual: Manual) -> String {
      manual.options.flatMap(\.names).joined(separator: " ")
    }
    func valueCases(_ manual: Manual) -> [String] {
      manual.options.compactMap { option in
        guard let value = option.value, !option.isValueOptional else { return nil }
        let words: String
        switch value {
        case .file: words = "_selection_files \"$current\""
        case .word(_, let all):
          words = "COMPREPLY=($(compgen -W '\(all.joined(separator: " "))' -- \"$current\"))"
        case .text: words = "COMPREPLY=()"
        }
        return "    \(option.names.joined(separator: "|"))) \(words); return ;;"
      }
    }
    let cases = Usage.commands.map { command in
      """
          \(command.name))
            case $current in
              -*) COMPREPLY=($(compgen -W '\(names(command))' -- "$current")) ;;
              *) _selection_files "$current" ;;
            esac ;;
      """
    }
    let values = ([Usage.overview] + Usage.commands).flatMap(valueCases)
    return """
      # bash completions for selection: source <(selection --completions bash)
      _selection_files() {
        local file
        while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
      }
      _selection() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        # A value behind = is a word of its own here.
        if [ "$current" = = ]; then
          current=
        elif [ "$previous" = = ] && [ "$COMP_CWORD" -gt 2 ]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case $previous in
      \(values.joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W \
      '\(commandNames.joined(separator: " ")) \(names(Usage.overview))' \\
            -- "$current"))
          return
        fi
        case ${COMP_WORDS[1]} in
          -*) COMPREPLY=($(compgen -W '\(names(Usage.overview))' -- "$current")) ;;
      \(cases.joined(separator: "\n"))
          help) COMPREPLY=($(compgen -W '\(Usage.commands.map(\.name).joined(separator: " "))' \\
            -- "$current")) ;;
        esac
      }
      complete -o filenames -F _selection selection
      """
  }

  private var zshText: String {
    func argument(_ option: OptionEntry, _ name: String) -> String {
      let help = option.help.unicodeScalars.map { scalar in
        "[]:\\".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
      }.joined()
      let isLong = name.utf8.starts(with: "--".utf8)
      if option.isValueOptional {
        let value = option.value?.name ?? ""
        return "      " + quoted(name + (isLong ? "=-[\(help)]::\(value):" : "[\(help)]"))
      }
      var words = name + (option.value != nil && isLong ? "=" : "") + "[\(help)]"
      switch option.value {
      case nil: break
      case .file(let name): words += ":\(name):_files"
      case .word(let name, let all): words += ":\(name):(\(all.joined(separator: " ")))"
      case .text(let name): words += ":\(name):"
      }
      return "      " + quoted(words)
    }
    func arguments(_ manual: Manual) -> String {
      manual.options.flatMap { option in option.names.map { argument(option, $0) } }
        .joined(separator: " \\\n")
    }
    let commands = Usage.commands.map { "      " + quoted("\($0.name):\($0.summary)") }
    let cases = Usage.commands.map { command in
      """
          \(command.name))
            _arguments -s -S \\
      \(arguments(command)) \\
            '*:FILE:_files' ;;
      """
    }
    return """
      #compdef selection
      # zsh completions for selection: selection --completions zsh > _selection, in $fpath
      _selection() {
        local -a commands
        if [[ CURRENT -gt 2 && $words[2] == -* ]]; then
          _arguments -s -S \\
      \(arguments(Usage.overview))
          return
        fi
        if (( CURRENT == 2 )); then
          commands=(
      \(commands.joined(separator: "\n"))
            'help:the text on a command'
          )
          _describe command commands
          _arguments \\
      \(arguments(Usage.overview))
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
          help) _values command \(Usage.commands.map(\.name).joined(separator: " ")) ;;
        esac
      }
      if [ "$funcstack[1]" = _selection ]; then _selection "$@"; \
      else compdef _selection selection; fi
      """
  }

  private var fishText: String {
    func lines(_ manual: Manual) -> [String] {
      let condition =
        manual.name.isEmpty
        ? "__fish_use_subcommand" : "__fish_seen_subcommand_from \(manual.name)"
      return manual.options.map { option in
        var words = ["complete -c selection -n '\(condition)'"]
        for name in option.names where name.utf8.first == UInt8(ascii: "-") {
          let isLong = name.utf8.starts(with: "--".utf8)
          words.append((isLong ? "-l " : "-s ") + name.dropFirst(isLong ? 2 : 1))
        }
        switch option.value {
        case nil: break
        case _ where option.isValueOptional: break
        case .file: words.append("-r -F")
        case .word(_, let all): words.append("-x -a \(quoted(all.joined(separator: " ")))")
        case .text: words.append("-x")
        }
        return (words + ["-d \(quoted(option.help))"]).joined(separator: " ")
      }
    }
    let summaries =
      Usage.commands.map { ($0.name, $0.summary) } + [("help", "the text on a command")]
    let commands = summaries.map { name, summary in
      "complete -c selection -f -n __fish_use_subcommand -a \(name) -d \(quoted(summary))"
    }
    let help =
      "complete -c selection -f -n '__fish_seen_subcommand_from help' -a "
      + quoted(Usage.commands.map(\.name).joined(separator: " "))
    let title = "# fish completions for selection: selection --completions fish | source"
    return ([title] + commands + [help] + ([Usage.overview] + Usage.commands).flatMap(lines))
      .joined(separator: "\n")
  }
}
