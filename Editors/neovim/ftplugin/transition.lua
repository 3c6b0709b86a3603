vim.bo.commentstring = '// %s'
vim.bo.comments = ':///,://'
vim.bo.shiftwidth = 2
vim.bo.expandtab = true
vim.bo.iskeyword = '@,48-57,_'
-- Behind a `{` lines go in, and a `}` comes out again.
vim.bo.smartindent = true
