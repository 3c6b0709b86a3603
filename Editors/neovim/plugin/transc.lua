-- Starts the language server for specs, and shows what it makes of them.
if vim.g.loaded_transc then
  return
end
vim.g.loaded_transc = true

vim.lsp.enable('transc')

-- CTRL-X CTRL-O writes the text of a snippet as it is unless Neovim's completion is enabled. Later than all others, because
-- only the first who enables it says whether it comes by itself.
vim.api.nvim_create_autocmd('LspAttach', {
  desc = 'Fill in the snippets that the server offers',
  callback = vim.schedule_wrap(function(event)
    local client = vim.lsp.get_client_by_id(event.data.client_id)
    if client and client.name == 'transc' and vim.lsp.buf_is_attached(event.buf, client.id) then
      vim.lsp.completion.enable(true, client.id, event.buf)
    end
  end),
})

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
--- @param buffer integer the spec: each project has a server of its own
local function execute(command, arguments, isNew, buffer)
  local client = vim.lsp.get_clients({ name = 'transc', bufnr = buffer })[1]
  local name = command:gsub('^transc%.', '')
  if not client then
    if isNew then
      vim.notify('transc is not running for this buffer', vim.log.levels.WARN)
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
        execute(request.command, request.arguments, false, event.buf)
      end
    end
  end,
})

for _, command in ipairs({ 'transc.ledger', 'transc.plot', 'transc.swift', 'transc.plan' }) do
  vim.lsp.commands[command] = function(lens, context)
    execute(lens.command, lens.arguments, true, context.bufnr)
  end
end

vim.api.nvim_create_user_command('Transc', function(options)
  local name, argument = options.fargs[1], options.fargs[2]
  if name == 'explain' and not argument then
    local finding = vim.diagnostic.get(0, { lnum = vim.fn.line('.') - 1 })[1]
    if not finding then
      vim.notify('There is no finding on this line; :Transc explain T0101 explains a code', vim.log.levels.WARN)
      return
    end
    argument = finding.code
  end
  execute('transc.' .. name, { argument or vim.uri_from_bufnr(0) }, true, 0)
end, {
  nargs = '+',
  desc = 'Show the ledger, plot, swift or plan of this spec, or explain a code',
  complete = function(start)
    return vim.tbl_filter(function(name)
      return vim.startswith(name, start)
    end, { 'ledger', 'plot', 'swift', 'plan', 'explain' })
  end,
})
