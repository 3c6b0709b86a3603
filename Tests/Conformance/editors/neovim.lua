-- Drives a real Neovim, headless, through what Editors/neovim promises: nvim --clean --headless -l neovim.lua REPOSITORY SPEC
local repository, spec = arg[1], arg[2]
vim.opt.runtimepath:append(repository .. '/Editors/neovim')
vim.cmd('filetype plugin on')
vim.cmd('syntax on')
-- The cursor behind the last character, as when somebody types.
vim.o.virtualedit = 'onemore'
for _, file in ipairs({ 'ftdetect/transition.lua', 'plugin/transc.lua' }) do
  vim.cmd.source(repository .. '/Editors/neovim/' .. file)
end

local failures = 0
local function expect(what, condition, seen)
  if not condition then
    failures = failures + 1
    io.stderr:write(what .. ': ' .. vim.inspect(seen) .. '\n')
  end
end
local function await(what, condition)
  expect(what, vim.wait(10000, condition, 10))
end

vim.cmd.edit(spec)
expect('file type', vim.bo.filetype == 'transition', vim.bo.filetype)
expect('syntax', vim.b.current_syntax == 'transition', vim.b.current_syntax)
await('the server starts', function() return #vim.lsp.get_clients({ bufnr = 0 }) == 1 end)
local client = vim.lsp.get_clients({ bufnr = 0 })[1]
local function ask(method, extra)
  local params = vim.tbl_extend('force', vim.lsp.util.make_position_params(0, client.offset_encoding), extra or {})
  local answer = client:request_sync('textDocument/' .. method, params, 10000, 0)
  return answer and answer.result
end
local function put(line, column) vim.api.nvim_win_set_cursor(0, { line, column }) end
local function line(number) return vim.api.nvim_buf_get_lines(0, number - 1, number, false)[1] end
local function findings() return vim.diagnostic.get(0) end

-- Findings while a line is changed, and none when it is right again.
expect('no findings at first', #findings() == 0, findings())
vim.api.nvim_buf_set_lines(0, 5, 6, false, { '  animate detial.alpha: 0 -> 1' })
await('a finding comes', function() return #findings() == 1 and findings()[1].code == 'T0101' end)
expect('its place', findings()[1].lnum == 5 and findings()[1].col == 10, findings()[1])

-- The remedy is one key away, wherever on its line the cursor is.
put(6, 2)
vim.lsp.buf.code_action({ filter = function(action) return action.kind == 'quickfix' end, apply = true })
await('the remedy is applied', function() return line(6) == '  animate detail.alpha: 0 -> 1' end)
await('the finding goes', function() return #findings() == 0 end)

-- Completion behind a dot.
vim.api.nvim_buf_set_lines(0, 5, 5, false, { '  animate detail.' })
put(6, #'  animate detail.')
local labels = {}
for _, item in ipairs((ask('completion') or {}).items or {}) do labels[item.label] = item end
expect('properties are offered', labels.scale and labels.alpha and not labels.scrollEnabled, labels)
-- Neovim 0.11 does not ask for the documentation of an item: it comes with the list.
expect('with what they are', labels.alpha and labels.alpha.documentation, labels.alpha)
vim.api.nvim_buf_set_lines(0, 5, 6, false, {})

-- Hover and definition.
put(6, 18)
local hover = ask('hover')
expect('hover', hover and hover.contents.value:find('rests at'), hover)
put(6, 11)
local definition = ask('definition')
expect('definition', definition and definition.range.start.line == 3, definition)

-- Rename in both places.
put(3, 15)
vim.lsp.buf.rename('thumb')
await('renamed where it is declared', function() return line(3):find('thumb') ~= nil end)
expect('renamed where it is used', line(7):find('list.thumb.alpha', 1, true), line(7))

-- Layout.
vim.api.nvim_buf_set_lines(0, 4, 5, false, { '     forward   300ms easeOut' })
vim.lsp.buf.format({ timeout_ms = 10000 })
expect('laid out', line(5) == '  forward 300ms easeOut', line(5))

-- What the server makes of a spec.
vim.cmd('Transc swift')
await('the Swift is shown', function()
  local buffer = vim.fn.bufnr('transc://swift')
  return buffer ~= -1 and vim.api.nvim_buf_get_lines(buffer, 0, -1, false)[1]:find('//') ~= nil
end)

-- It follows the spec, and stays while that has errors.
local function shownSwift()
  return table.concat(vim.api.nvim_buf_get_lines(vim.fn.bufnr('transc://swift'), 0, -1, false), '\n')
end
local function edit(text)
  vim.api.nvim_buf_set_lines(0, 4, 5, false, { text })
  vim.api.nvim_exec_autocmds('TextChanged', { buffer = 0 })
end
edit('  forward 310ms easeOut')
await('the Swift follows the spec', function() return shownSwift():find('0.31', 1, true) ~= nil end)
local whole = shownSwift()
edit('  forward 320ms easeOutt')
ask('hover') -- answered after the request for the Swift
expect('the Swift stays while the spec has errors', shownSwift() == whole, shownSwift())
edit('  forward 300ms easeOut')

-- The plot is a file that the system's viewer opens.
local opened
vim.ui.open = function(path) opened = path end
vim.cmd('Transc plot')
await('the plot is opened', function() return opened ~= nil end)
expect('it is an SVG', opened and vim.fn.readfile(opened)[1]:find('<svg', 1, true), opened)
local whole_plot = opened
local lens = vim.iter(ask('codeLens')):find(function(one) return one.command.command == 'transc.plot' end)
vim.lsp.commands['transc.plot'](lens.command, { bufnr = 0 })
await('the plot of one transition is another file', function() return opened ~= whole_plot end)

-- A code is explained, or that of the finding on the line.
local function explained()
  local buffer = vim.fn.bufnr('transc://explain')
  return buffer ~= -1 and vim.api.nvim_buf_get_lines(buffer, 0, 1, false)[1] or ''
end
vim.cmd('Transc explain T0305')
await('a code is explained', function() return explained():find('T0305', 1, true) ~= nil end)
local told
local notify = vim.notify
vim.notify = function(message) told = message end
vim.cmd('Transc explain')
expect('it says that there is no finding', told and told:find('There is no finding on this line', 1, true), told)
told = nil
local others = vim.api.nvim_create_namespace('others')
vim.diagnostic.set(others, 0, { { lnum = vim.fn.line('.') - 1, col = 0, message = 'of another tool', source = 'other', code = 1 } })
vim.cmd('Transc explain')
expect('what another tool finds is not explained', told and told:find('There is no finding on this line', 1, true), told)
vim.diagnostic.reset(others)
vim.notify = notify
vim.api.nvim_buf_set_lines(0, 5, 5, false, { '  animate detial.alpha: 0 -> 1' })
await('a finding comes again', function() return #findings() == 1 end)
put(6, 0)
vim.cmd('Transc explain')
await('that of the line is explained', function() return explained():find('T0101', 1, true) ~= nil end)
vim.api.nvim_buf_set_lines(0, 5, 6, false, {})

-- The options of the specs count as soon as they are written.
await('the finding goes again', function() return #findings() == 0 end)
vim.api.nvim_buf_set_lines(0, 0, 0, false, { 'let unused = 1' })
await('a warning comes', function() return #findings() == 1 and findings()[1].severity == vim.diagnostic.severity.WARN end)
local options = vim.fs.dirname(spec) .. '/transc.json'
local here = vim.api.nvim_get_current_buf()
vim.cmd.split(options)
vim.api.nvim_buf_set_lines(0, 0, -1, false, { '{ "warningsAreErrors": true }' })
vim.cmd('silent write')
vim.cmd('bwipeout!')
await('it is an error', function()
  local found = vim.diagnostic.get(here)[1]
  return found and found.severity == vim.diagnostic.severity.ERROR
end)
vim.fn.delete(options)
vim.api.nvim_buf_set_lines(0, 0, 1, false, {})

client:stop()
await('the server ends', function() return #vim.lsp.get_clients() == 0 end)
-- Lines behind a brace go in, and the one that closes it comes out again.
vim.cmd('enew')
vim.bo.filetype = 'transition'
vim.api.nvim_feedkeys(
  vim.api.nvim_replace_termcodes('itransition A {<CR>from grid {<CR>cell: image<CR>}<CR>}<Esc>', true, false, true), 'x', false)
local typed = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
expect('indentation', typed == 'transition A {\n  from grid {\n    cell: image\n  }\n}', typed)
vim.cmd('bwipeout!')

-- The colours, in texts that all editors colour.
local kinds = {
  comment = { 'Comment', 'BlockComment' }, ['function'] = { 'Function' }, keyword = { 'Declaration', 'Member', 'Word' },
  name = { 'Quoted' }, number = { 'Number' }, property = { 'Property' }, unit = { 'Number' },
}
local cases = table.concat(vim.fn.readfile(repository .. '/Tests/Conformance/editors/colours.json'), '\n')
for _, case in ipairs(vim.json.decode(cases)) do
  local text, piece, kind = unpack(case)
  -- A buffer for each: synID may keep the state of one that is wiped.
  vim.api.nvim_set_current_buf(vim.api.nvim_create_buf(false, true))
  vim.bo.filetype = 'transition'
  vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, '\n'))
  local row, column = unpack(vim.fn.searchpos('\\V' .. piece, 'cw'))
  local group = vim.fn.synIDattr(vim.fn.synID(row, column, 1), 'name'):gsub('^transition', '')
  -- Neovim leaves declared names to the server.
  expect(('%s in %s is a %s'):format(piece, text, kind), vim.tbl_contains(kinds[kind] or { '' }, group), group)
end

-- What is typed in an empty file, with the plugin alone: another Neovim, which has keys.
local function start(file, more)
  local command = {
    vim.v.progpath, '--clean', '--embed', '--headless', '-n', '-i', 'NONE', '--cmd',
    'set runtimepath+=' .. vim.fn.fnameescape(repository .. '/Editors/neovim'), vim.fs.dirname(spec) .. '/' .. file,
  }
  return vim.fn.jobstart(vim.list_extend(command, more or {}), { rpc = true })
end
local child = start('empty.transition')
local function eval(text) return vim.rpcrequest(child, 'nvim_eval', text) end
local function lua(text) return vim.rpcrequest(child, 'nvim_exec_lua', 'return ' .. text, {}) end
local function keys(text) vim.rpcrequest(child, 'nvim_input', text) end
local function written() return table.concat(eval('getline(1, "$")'), '\n') end
local function chosen() return eval('get(get(complete_info(["items", "selected"]).items, complete_info(["selected"]).selected, {}), "word", "")') end
await('the server starts in it', function() return lua('#vim.lsp.get_clients({ bufnr = 0 })') == 1 end)
keys('i<C-x><C-o>')
await('whole transitions are offered', function() return eval('pumvisible()') == 1 end)
for _ = 1, 20 do
  local word = chosen()
  if word:find('navigation', 1, true) then break end
  keys('<C-n>')
  await('CTRL-N chooses the next one', function() return chosen() ~= word end)
end
keys('<C-y>')
await('CTRL-Y takes it', function() return lua('vim.snippet.active()') and written():find('style navigation', 1, true) ~= nil end)
for _, text in ipairs({ 'Slides in.', 'Slide', 'grid', 'viewer' }) do
  keys(text)
  await('it takes the place of what is shown', function() return written():find(text, 1, true) ~= nil end)
  local place = vim.inspect(eval('getpos(".")'))
  keys('<Tab>')
  await('Tab goes to the next place', function() return vim.inspect(eval('getpos(".")')) ~= place end)
end
keys('<Esc>')
-- Neovim's own keys, as the README names them.
local function floats() return lua('#vim.tbl_filter(function(window) return vim.api.nvim_win_get_config(window).relative ~= "" end, vim.api.nvim_list_wins())') end
await('nothing is found in it', function() return eval('mode()') == 'n' and lua('#vim.diagnostic.get(0)') == 0 end)
local expected = {
  '/// Slides in.', 'transition Slide {', '  style navigation', '  from grid', '  to viewer', '  forward 400ms easeOut',
  '  animate viewer.translation: vector(container.width, 0) -> vector(0, 0)', '  animate grid.alpha: 1 -> 0.6',
  '  reduceMotion crossfade 200ms', '}',
}
expect('the whole transition', written() == table.concat(expected, '\n'), written())
keys(':w<CR>gg/style<CR>K')
await('K says what is under the cursor', function() return floats() == 1 end)
keys('j')
await('and goes with the cursor', function() return floats() == 0 end)
keys('gg/viewer.tr<CR><C-]>')
await('CTRL-] goes to the declaration', function() return eval('line(".")') == 5 end)
keys('grr')
await('grr lists the uses', function() return #eval('getqflist()') == 2 end)
keys(':cclose<CR>gO')
await('gO shows the outline', function() return #eval('getloclist(0)') > 3 end)
keys(':lclose<CR>grn')
await('grn asks for a name', function() return eval('mode()') == 'c' end)
keys('<C-u>shown<CR>')
await('and renames', function() return written():find('to shown', 1, true) and written():find('animate shown.', 1, true) end)
keys('6GA <Esc>I    <Esc>gqq')
await('gq lays out', function() return eval('getline(6)') == '  forward 400ms easeOut' end)
keys('A<BS><BS>utt<Esc>')
await('a finding comes while typing', function() return lua('#vim.diagnostic.get(0)') == 1 end)
keys('<C-w>d')
await('CTRL-W d shows it', function() return floats() == 1 end)
keys('jk')
await('and it goes', function() return floats() == 0 end)
keys('gra')
-- The choice is a question on the command line.
await('gra offers what can be done', function() return vim.rpcrequest(child, 'nvim_get_mode').mode == 'c' end)
keys('1<CR>')
await('and does it', function() return eval('getline(6)') == '  forward 400ms easeOut' end)
vim.fn.jobstop(child)

-- Completion while typing, findings and hints behind the text, as the README has them.
local readme = table.concat(vim.fn.readfile(repository .. '/Editors/neovim/README.md'), '\n')
local settings = vim.fs.dirname(spec) .. '/init.lua'
vim.fn.writefile(vim.split(readme:match('```lua\n(vim%.diagnostic.-)```'), '\n'), settings)
child = start('typed.transition', { '-u', settings })
await('the server starts with them', function() return lua('#vim.lsp.get_clients({ bufnr = 0 })') == 1 end)
await('hints are shown', function() return lua('vim.lsp.inlay_hint.is_enabled({ bufnr = 0 })') end)
keys('it')
await('completion comes while typing', function() return eval('pumvisible()') == 1 end)
keys('<Esc>')
await('the finding is behind its line', function()
  return lua('vim.iter(vim.api.nvim_buf_get_extmarks(0, -1, 0, -1, { details = true })):any(function(mark) return mark[4].virt_text ~= nil end)')
end)
vim.fn.jobstop(child)

if failures > 0 then os.exit(1) end
print('neovim: ok')
