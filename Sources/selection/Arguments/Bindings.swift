// SPDX-License-Identifier: MIT

extension Completions {
  /// The shell code that makes ctrl-T pick files for the command line, and alt-C a folder to change
  /// to.
  var bindings: String {
    switch self {
    case .bash: bashBindings
    case .zsh: zshBindings
    case .fish: fishBindings
    }
  }

  /// A command that lists the files or folders below the current folder, without git's own
  /// folders.
  private func list(_ type: String) -> String {
    "command find . -mindepth 1 -name .git -prune -o -type \(type) -print 2>/dev/null"
      + " | command cut -b3-"
  }

  private var bashBindings: String {
    """
    # bash bindings for selection: source <(selection --bindings bash)
    _selection_pick_files() {
      local picked
      picked=$(\(list("f")) | selection pick --height=40% |
        while IFS= read -r file; do printf '%q ' "$file"; done)
      READLINE_LINE=${READLINE_LINE:0:READLINE_POINT}$picked${READLINE_LINE:READLINE_POINT}
      READLINE_POINT=$((READLINE_POINT + ${#picked}))
    }
    _selection_pick_folder() { \(list("d")) | selection pick -x --height=40%; }
    bind -x '"\\C-t": _selection_pick_files'
    bind '"\\ec": "\\C-e\\C-u cd -- \\"$(_selection_pick_folder)\\"\\C-m"'
    """
  }

  private var zshBindings: String {
    """
    # zsh bindings for selection: source <(selection --bindings zsh)
    _selection_pick_files() {
      local file
      \(list("f")) | selection pick --height=40% |
        while IFS= read -r file; do print -rn -- "${(q)file} "; done
    }
    _selection_pick_folder() { \(list("d")) | selection pick -x --height=40% }
    selection-files() {
      LBUFFER+=$(_selection_pick_files)
      zle reset-prompt
    }
    selection-folder() {
      local folder=$(_selection_pick_folder)
      [[ -z $folder ]] || builtin cd -- $folder
      zle reset-prompt
    }
    zle -N selection-files
    zle -N selection-folder
    bindkey '^T' selection-files
    bindkey '\\ec' selection-folder
    """
  }

  private var fishBindings: String {
    """
    # fish bindings for selection: selection --bindings fish | source
    function _selection_pick_files
      set -l picked (\(list("f")) | selection pick --height=40%)
      test -z "$picked"; or commandline -i -- (string join ' ' -- (string escape -- $picked))' '
      commandline -f repaint
    end
    function _selection_pick_folder
      set -l folder (\(list("d")) | selection pick -x --height=40%)
      test -z "$folder"; or cd -- $folder
      commandline -f repaint
    end
    bind \\ct _selection_pick_files
    bind \\ec _selection_pick_folder
    """
  }
}
