-- Starts the language server for specs, and shows what it makes of them.
if vim.g.loaded_transc then
  return
end
vim.g.loaded_transc = true

vim.lsp.enable('transc')

--- Shows a text in a window beside the spec; the same window is used again.
local function show(name, filetype, text)
  local title = 'transc://' .. name
  local buffer = vim.fn.bufnr(title)
  if buffer == -1 then
    buffer = vim.api.nvim_create_buf(false, true)
    vim.api.nvim_buf_set_name(buffer, title)
  end
  vim.bo[buffer].modifiable = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(text, '\n'))
  vim.bo[buffer].modifiable = false
  vim.bo[buffer].filetype = filetype
  if vim.fn.bufwinid(buffer) == -1 then
    vim.api.nvim_open_win(buffer, false, { split = 'right' })
  end
end

--- Asks the server for what a lens or a command names.
local function execute(command, arguments)
  local client = vim.lsp.get_clients({ name = 'transc' })[1]
  if not client then
    vim.notify('transc is not running', vim.log.levels.WARN)
    return
  end
  client:request('workspace/executeCommand', { command = command, arguments = arguments }, function(error, result)
    if error then
      vim.notify(error.message, vim.log.levels.WARN)
      return
    end
    local name = command:gsub('^transc%.', '')
    show(name, result.language == 'text' and '' or result.language, result.text)
  end)
end

for _, command in ipairs({ 'transc.ledger', 'transc.plot', 'transc.swift', 'transc.plan' }) do
  vim.lsp.commands[command] = function(lens)
    execute(lens.command, lens.arguments)
  end
end

vim.api.nvim_create_user_command('Transc', function(options)
  local argument = options.fargs[2] or vim.uri_from_bufnr(0)
  execute('transc.' .. options.fargs[1], { argument })
end, {
  nargs = '+',
  desc = 'Show the ledger, plot, swift or plan of this spec, or explain a code',
  complete = function()
    return { 'ledger', 'plot', 'swift', 'plan', 'explain' }
  end,
})
