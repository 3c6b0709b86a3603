vim.bo.commentstring = '// %s'
vim.bo.comments = ':///,://'
vim.bo.shiftwidth = 2
vim.bo.expandtab = true
vim.bo.iskeyword = '@,48-57,_'
-- Indents after `{`, and dedents at `}`.
vim.bo.smartindent = true
