-- Starts the language server for specs, and shows the ledger, the plot, the plan and the Swift of a spec.
if vim.g.loaded_transc then
  return
end
vim.g.loaded_transc = true

vim.lsp.enable('transc')

-- Without Neovim's completion, CTRL-X CTRL-O inserts a snippet with its placeholders unexpanded. This runs after all other
-- autocommands: the first call decides whether completion starts while typing, and a user's own configuration may want that.
vim.api.nvim_create_autocmd('LspAttach', {
  desc = 'Expand the snippets of the server',
  callback = vim.schedule_wrap(function(event)
    local client = vim.lsp.get_client_by_id(event.data.client_id)
    if client and client.name == 'transc' and vim.lsp.buf_is_attached(event.buf, client.id) then
      vim.lsp.completion.enable(true, client.id, event.buf)
    end
  end),
})

-- The last request for each kind of view; the server is asked again when the spec changes.
local asked = {}

--- Shows a text in a window beside the spec. An open window is used again.
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
    -- Swift is narrow and fits beside the spec. Tables do not.
    local window = vim.api.nvim_open_win(buffer, false, { split = name == 'swift' and 'right' or 'below' })
    vim.wo[window][0].wrap = false -- wrapped tables are unreadable
  end
end

--- Writes a plot to a file, and opens the file if the user has asked for the plot.
--- @param transition string? the transition of the plot; nil for the whole spec
local function showPicture(uri, transition, text, isNew)
  local folder = vim.fs.joinpath(vim.fn.stdpath('cache'), 'transc')
  vim.fn.mkdir(folder, 'p')
  -- Two folders may have specs of the same name.
  local parts = { vim.fs.basename(vim.uri_to_fname(uri)), vim.fn.sha256(uri):sub(1, 8), transition }
  local name = table.concat(parts, '-') .. '.svg'
  local path = vim.fs.joinpath(folder, name)
  vim.fn.writefile(vim.split(text, '\n'), path)
  if isNew then
    local _, problem = vim.ui.open(path)
    vim.notify(problem and ('The plot is in ' .. path .. ': ' .. problem) or ('The plot is in ' .. path))
  end
end

--- Runs a command of the server and shows the result.
--- @param isNew boolean whether the user has asked; false after a change of the spec
--- @param buffer integer the buffer of the spec, because each project has its own server
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
      -- While a spec has errors, the last result stays.
      if isNew then
        vim.notify(error.message, vim.log.levels.WARN)
      end
      return
    end
    asked[name] = { command = command, arguments = arguments }
    if result.language == 'svg' then
      showPicture(arguments[1], arguments[2], result.text, isNew)
    else
      show(name, result.language == 'text' and '' or result.language, result.text, isNew)
    end
  end)
end

-- LspAttach: a reloaded file is attached again.
vim.api.nvim_create_autocmd({ 'TextChanged', 'InsertLeave', 'LspAttach' }, {
  pattern = '*.transition',
  desc = 'Update the views of a spec',
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

-- Neovim does not watch files on every system.
vim.api.nvim_create_autocmd('BufWritePost', {
  pattern = 'transc.json',
  desc = 'Tell the server that the options of specs have changed',
  callback = function(event)
    local changes = { { uri = vim.uri_from_bufnr(event.buf), type = 2 } }
    for _, client in ipairs(vim.lsp.get_clients({ name = 'transc' })) do
      client:notify('workspace/didChangeWatchedFiles', { changes = changes })
      -- Neovim requests findings only after a change of the text.
      for buffer in pairs(client.attached_buffers) do
        local params = { textDocument = vim.lsp.util.make_text_document_params(buffer) }
        client:request('textDocument/diagnostic', params, nil, buffer)
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
    local finding = vim.iter(vim.diagnostic.get(0, { lnum = vim.fn.line('.') - 1 })):find(function(one)
      return one.source == 'transc'
    end)
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
