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
    (modify-syntax-entry ?/ ". 124n" table)
    (modify-syntax-entry ?* ". 23bn" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    table))

(defconst transition-font-lock-keywords
  (list
   (cons (concat "^[ \t]*"
                 (regexp-opt '("transition" "motion" "curve" "let" "import" "language") 'words))
         'font-lock-keyword-face)
   '("\\<transition\\>[ \t]+\\(\\w+\\)" 1 font-lock-type-face)
   '("\\<\\(?:motion\\|curve\\)\\>[ \t]+\\(\\w+\\)" 1 font-lock-function-name-face)
   '("\\<let\\>[ \t]+\\(\\w+\\)" 1 font-lock-constant-face)
   (list (concat "\\(?:^\\|[;{]\\)[ \t]*"
                 (regexp-opt
                  '("style" "from" "to" "states" "forward" "backward" "order" "animate" "shared" "view" "place"
                    "hide" "hold" "call" "use" "press" "interactive" "fallback" "reduceMotion" "sample" "content"
                    "crossfade" "missing" "fills" "tap" "while" "above" "below" "along" "begin" "drive" "progress"
                    "finish" "cancel" "settle" "simultaneous" "outranks" "waits" "hands" "catches" "frame"
                    "cornerRadius" "background" "alpha")
                  'words))
         1 'font-lock-keyword-face)
   (cons (regexp-opt
          '("over" "at" "after" "stagger" "delay" "during" "when" "with" "on" "by" "for" "clipped" "now"
            "nearest" "system" "interaction" "start" "end" "and" "or" "not")
          'words)
         'font-lock-builtin-face)
   '("\\<\\(?:true\\|false\\|_\\)\\>" . font-lock-constant-face)
   '("#\\(?:[[:xdigit:]]\\{8\\}\\|[[:xdigit:]]\\{6\\}\\)\\>" . font-lock-constant-face)
   '("\\.\\([[:alpha:]_]\\w*\\)" 1 font-lock-variable-name-face)
   '("\\<\\([[:alpha:]_]\\w*\\)(" 1 font-lock-function-name-face))
  "What is coloured in `transition-mode'.")

(defun transition-indent-line ()
  "Indent the line by two spaces for each block around it."
  (interactive)
  (let ((level (save-excursion
                 (back-to-indentation)
                 (let ((depth (car (syntax-ppss))))
                   (if (looking-at-p "[})]") (1- depth) depth)))))
    (save-excursion (indent-line-to (* 2 (max 0 level))))
    (when (< (current-column) (current-indentation)) (back-to-indentation))))

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
