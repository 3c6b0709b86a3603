;;; transition-mode.el --- Specs of screen transitions  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; A major mode for the .transition files of transc.  With eglot, `M-x eglot'
;; starts the language server `transc lsp'.

;;; Code:

(defgroup transition nil
  "Specs of screen transitions."
  :group 'languages)

(defcustom transition-server-command '("transc" "lsp")
  "The language server and its arguments."
  :type '(repeat string))

(defvar transition-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?/ ". 124" table)
    (modify-syntax-entry ?* ". 23bn" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?% "." table)
    table))

(defconst transition-font-lock-keywords
  (list
   '("\\<transition\\>[ \t]+\\(\\w+\\)" 1 font-lock-type-face)
   '("\\<\\(?:motion\\|curve\\)\\>[ \t]+\\(\\w+\\)" 1 font-lock-function-name-face)
   '("\\<let\\>[ \t]+\\(\\w+\\)" 1 font-lock-constant-face)
   (list (concat "\\(?:^\\|[;{]\\|\\*/\\)[ \t]*"
                 (regexp-opt
                  '("transition" "motion" "curve" "let" "import" "language"
                    "style" "from" "to" "states" "forward" "backward" "order" "animate" "shared" "view" "place"
                    "hide" "hold" "call" "use" "press" "interactive" "fallback" "reduceMotion" "sample" "content"
                    "crossfade" "missing" "fills" "tap" "while" "above" "below" "along" "begin" "drive" "progress"
                    "finish" "cancel" "settle" "simultaneous" "outranks" "waits" "hands" "catches" "frame"
                    "cornerRadius" "background" "alpha")
                  'words))
         1 'font-lock-keyword-face)
   ;; Words in back-ticks and in paths are names: the first branches match them without a group.
   (list (concat "`\\w+`\\|\\w*\\(?:\\.\\w+\\)+\\|"
                 (regexp-opt
                  '("over" "at" "after" "stagger" "along" "delay" "during" "while" "above" "when" "with" "on" "by"
                    "for" "clipped" "to" "from" "now" "nearest" "system" "crossfade" "interaction" "start" "end"
                    "finish" "cancel" "settle" "forward" "backward" "states" "and" "or" "not")
                  'words))
         1 'font-lock-builtin-face nil t)
   (list (concat "`\\w+`\\|\\<\\(\\(?:true\\|false\\|_\\)\\>\\|"
                 "[0-9]\\(?:_?[0-9]\\)*\\(?:\\.[0-9]\\(?:_?[0-9]\\)*\\)?"
                 "\\(?:\\(?:pt\\|ms\\|s\\|rad\\|deg\\|turn\\)\\(?:/s\\)?\\>\\|%\\)?\\)")
         1 'font-lock-constant-face nil t)
   '("#\\(?:[[:xdigit:]]\\{8\\}\\|[[:xdigit:]]\\{6\\}\\)\\>" . font-lock-constant-face)
   '("\\.\\([[:alpha:]_]\\w*\\)" 1 font-lock-variable-name-face)
   '("\\<\\([[:alpha:]_]\\w*\\)(" 1 font-lock-function-name-face))
  "What is coloured in `transition-mode'.")

(defun transition-indent-line ()
  "Indent the line by two spaces for each block around it.
A line that begins in a comment stays as it is."
  (interactive)
  (let* ((state (save-excursion (syntax-ppss (line-beginning-position))))
         (depth (car state))
         (level (save-excursion
                  (back-to-indentation)
                  (if (looking-at-p "[})]") (1- depth) depth))))
    (if (nth 4 state)
        'noindent
      (save-excursion (indent-line-to (* 2 (max 0 level))))
      (when (< (current-column) (current-indentation)) (back-to-indentation)))))

;;;###autoload
(define-derived-mode transition-mode prog-mode "Transition"
  "Major mode for specs of screen transitions."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "///?[ \t]*")
  (setq-local comment-end "")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'transition-indent-line)
  (setq-local electric-indent-chars (append "}" electric-indent-chars))
  (setq-local font-lock-defaults '(transition-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.transition\\'" . transition-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs (cons 'transition-mode transition-server-command)))

(provide 'transition-mode)
;;; transition-mode.el ends here
