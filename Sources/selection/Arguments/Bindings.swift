// SPDX-License-Identifier: MIT

extension Completions {
  /// The shell code for three keys: ctrl-T picks files for the command line, ctrl-R picks an
  /// earlier command, and alt-C picks a folder to change to.
  var bindings: String {
    switch self {
    case .bash: bashBindings
    case .zsh: zshBindings
    case .fish: fishBindings
    }
  }

  /// A command that lists the files below the current folder: in a Git work tree, the files that
  /// Git doesn't ignore; elsewhere, all files except Git's own.
  private var files: String {
    Self.list(git: "command tr '\\0' '\\n'", find: "-type f")
  }

  /// A command that lists the folders below the current folder, with the same exceptions; Git lists
  /// only folders that contain files.
  private var folders: String {
    Self.list(
      git: "command tr '\\0' '\\n' | command awk -F/ '{ path = \"\"; for (i = 1; i < NF; i++) {"
        + " path = path $i; if (!seen[path]++) print path; path = path \"/\" } }'",
      find: "-type d")
  }

  /// The same commands in a form that bash, zsh and fish read.
  private static func list(git: String, find: String) -> String {
    let script = """
      if command git rev-parse --is-inside-work-tree > /dev/null 2>&1; then
        command git -c core.fsmonitor=false ls-files -zco --exclude-standard | \(git)
      else
        command find . -mindepth 1 -name .git -prune -o \(find) -print 2> /dev/null |
          command cut -b3-
      fi
      """
    return "command sh -c '" + script.escapedForQuotes + "'"
  }

  private var bashBindings: String {
    """
    # bash bindings for selection: source <(selection --bindings bash)
    _selection_list_files() { \(files); }
    _selection_list_folders() { \(folders); }
    _selection_pick_files() {
      local picked
      picked=$(_selection_list_files | selection pick --height=40% |
        while IFS= read -r file; do printf '%q ' "$file"; done)
      READLINE_LINE=${READLINE_LINE:0:READLINE_POINT}$picked${READLINE_LINE:READLINE_POINT}
      READLINE_POINT=$((READLINE_POINT + ${#picked}))
    }
    _selection_pick_command() {
      local picked
      # A command may have several lines; each begins with a tab and a sign.
      picked=$(builtin fc -lnr -2147483648 2> /dev/null | command awk '
        function give() { if (NR > 1 && !seen[all]++) printf "%s\\001", all }
        /^\\t/ { give(); all = substr($0, 3); next }
        { all = all "\\n" $0 }
        END { NR++; give() }' | command tr '\\001' '\\0' |
        selection pick -x --read0 --exit-0 --height=40% --query "$READLINE_LINE") || return
      READLINE_LINE=$picked
      READLINE_POINT=${#picked}
    }
    # The typed line is put aside, an empty one brings the new prompt, and it is put back.
    _selection_pick_folder() {
      local folder
      _selection_line=$READLINE_LINE _selection_point=$READLINE_POINT
      READLINE_LINE= READLINE_POINT=0
      folder=$(_selection_list_folders | selection pick -x --exit-0 --height=40%) &&
        builtin cd -- "$folder"
    }
    _selection_put_back() {
      READLINE_LINE=$_selection_line READLINE_POINT=$_selection_point
    }
    bind -x '"\\C-t": _selection_pick_files'
    bind -x '"\\C-r": _selection_pick_command'
    bind -x '"\\C-x\\C-z1": _selection_pick_folder'
    bind -x '"\\C-x\\C-z2": _selection_put_back'
    bind '"\\ec": "\\C-x\\C-z1\\C-m\\C-x\\C-z2"'
    """
  }

  private var zshBindings: String {
    """
    # zsh bindings for selection: source <(selection --bindings zsh)
    zmodload zsh/parameter
    _selection_list_files() { \(files) }
    _selection_list_folders() { \(folders) }
    _selection_pick_files() {
      local file
      _selection_list_files | selection pick --height=40% |
        while IFS= read -r file; do print -rn -- "${(q)file} "; done
    }
    selection-files() {
      LBUFFER+=$(_selection_pick_files)
      zle reset-prompt
    }
    selection-command() {
      local picked
      picked=$(print -rNC1 -- "${(@u)history}" |
        selection pick -x --read0 --exit-0 --height=40% --query "$BUFFER") && BUFFER=$picked
      CURSOR=$#BUFFER
      zle reset-prompt
    }
    selection-folder() {
      local folder
      folder=$(_selection_list_folders | selection pick -x --exit-0 --height=40%) &&
        builtin cd -- $folder
      zle reset-prompt
    }
    zle -N selection-files
    zle -N selection-command
    zle -N selection-folder
    bindkey '^T' selection-files
    bindkey '^R' selection-command
    bindkey '\\ec' selection-folder
    """
  }

  private var fishBindings: String {
    """
    # fish bindings for selection: selection --bindings fish | source
    function _selection_list_files; \(files); end
    function _selection_list_folders; \(folders); end
    function _selection_pick_files
      set -l picked (_selection_list_files | selection pick --height=40%)
      test -z "$picked"; or commandline -i -- (string join ' ' -- (string escape -- $picked))' '
      commandline -f repaint
    end
    function _selection_pick_command
      history -z | selection pick -x --read0 --print0 --exit-0 --height=40% \\
        --query (commandline | string collect) | read -lz picked
      and commandline -- $picked
      commandline -f repaint
    end
    function _selection_pick_folder
      set -l folder (_selection_list_folders | selection pick -x --exit-0 --height=40%)
      test -z "$folder"; or cd -- $folder
      commandline -f repaint
    end
    bind \\ct _selection_pick_files
    bind \\cr _selection_pick_command
    bind \\ec _selection_pick_folder
    """
  }
}

extension String {
  /// The text in a form that bash, zsh and fish read between single quotation marks.
  fileprivate var escapedForQuotes: String {
    var result = ""
    for scalar in unicodeScalars {
      // Fish interprets a backslash before another backslash, or before a quotation mark.
      switch scalar {
      case "'": result += "'\\''"
      case "\\": result += "'\\\\'"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
