-- The language server of transc, for Neovim 0.11 and later: `vim.lsp.enable('transc')`.
return {
  cmd = { 'transc', 'lsp' },
  filetypes = { 'transition' },
  root_markers = { '.git', 'Package.swift' },
}
