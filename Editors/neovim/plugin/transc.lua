-- Starts the language server for specs, and shows what it makes of them.
if vim.g.loaded_transc then
  return
end
vim.g.loaded_transc = true

vim.lsp.enable('transc')

-- What was asked for last under each name: it is asked for again when its spec changes.
local asked = {}

--- Shows a text in a window beside the spec; the same window is used again.
local function show(name, filetype, text, isNew)
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
  if isNew and vim.fn.bufwinid(buffer) == -1 then
    -- Swift is narrow enough to be beside the spec, tables are not.
    local window = vim.api.nvim_open_win(buffer, false, { split = name == 'swift' and 'right' or 'below' })
    vim.wo[window][0].wrap = false -- tables keep their columns
  end
end

--- Writes a picture to a file, and opens that where it is not open yet.
local function showPicture(uri, text, isNew)
  local folder = vim.fs.joinpath(vim.fn.stdpath('cache'), 'transc')
  vim.fn.mkdir(folder, 'p')
  -- Two specs may have one name in two folders.
  local name = vim.fs.basename(vim.uri_to_fname(uri)) .. '-' .. vim.fn.sha256(uri):sub(1, 8) .. '.svg'
  local path = vim.fs.joinpath(folder, name)
  vim.fn.writefile(vim.split(text, '\n'), path)
  if isNew then
    local _, problem = vim.ui.open(path)
    vim.notify(problem and ('The plot is in ' .. path .. ': ' .. problem) or ('The plot is in ' .. path))
  end
end

--- Asks the server for what a lens or a command names.
--- @param isNew boolean whether somebody has asked, and not a change of the spec
local function execute(command, arguments, isNew)
  local client = vim.lsp.get_clients({ name = 'transc' })[1]
  local name = command:gsub('^transc%.', '')
  if not client then
    if isNew then
      vim.notify('transc is not running', vim.log.levels.WARN)
    end
    return
  end
  client:request('workspace/executeCommand', { command = command, arguments = arguments }, function(error, result)
    if error then
      -- While a spec has errors, what was shown stays.
      if isNew then
        vim.notify(error.message, vim.log.levels.WARN)
      end
      return
    end
    asked[name] = { command = command, arguments = arguments }
    if result.language == 'svg' then
      showPicture(arguments[1], result.text, isNew)
    else
      show(name, result.language == 'text' and '' or result.language, result.text, isNew)
    end
  end)
end

-- A file that is read again is attached again.
vim.api.nvim_create_autocmd({ 'TextChanged', 'InsertLeave', 'LspAttach' }, {
  pattern = '*.transition',
  desc = 'Keep what is shown of a spec up to date',
  callback = function(event)
    local uri = vim.uri_from_bufnr(event.buf)
    for name, request in pairs(asked) do
      local buffer = vim.fn.bufnr('transc://' .. name)
      local isShown = name == 'plot' or (buffer ~= -1 and vim.fn.bufwinid(buffer) ~= -1)
      if request.arguments[1] == uri and isShown then
        execute(request.command, request.arguments, false)
      end
    end
  end,
})

for _, command in ipairs({ 'transc.ledger', 'transc.plot', 'transc.swift', 'transc.plan' }) do
  vim.lsp.commands[command] = function(lens)
    execute(lens.command, lens.arguments, true)
  end
end

vim.api.nvim_create_user_command('Transc', function(options)
  local argument = options.fargs[2] or vim.uri_from_bufnr(0)
  execute('transc.' .. options.fargs[1], { argument }, true)
end, {
  nargs = '+',
  desc = 'Show the ledger, plot, swift or plan of this spec, or explain a code',
  complete = function()
    return { 'ledger', 'plot', 'swift', 'plan', 'explain' }
  end,
})
