vim.filetype.add({ extension = { transition = 'transition' } })
