" Specs of screen transitions. What needs to know a name's meaning comes from the language server's semantic tokens.
if exists('b:current_syntax')
  finish
endif

syntax case match
syntax sync minlines=200

syntax keyword transitionDeclaration language import let curve motion transition
syntax keyword transitionMember style from to states forward backward order animate shared view place hide hold call use
syntax keyword transitionMember press interactive fallback reduceMotion sample content crossfade missing fills tap
syntax keyword transitionMember begin drive progress finish cancel settle simultaneous outranks waits hands catches
syntax keyword transitionWord over at after stagger along delay above below during while when with on by for clipped
syntax keyword transitionWord now nearest system interaction start end
syntax keyword transitionProperty frame cornerRadius background alpha
syntax keyword transitionOperator and or not
syntax keyword transitionBoolean true false

syntax match transitionProperty /\.\h\w*/hs=s+1
syntax match transitionFunction /\<\h\w*\ze(/
syntax match transitionNumber /\<\d\(_\?\d\)*\(\.\d\(_\?\d\)*\)\?\(\(pt\|ms\|s\|rad\|deg\|turn\)\(\/s\)\?\>\|%\)\?/
syntax match transitionColor /#\x\{8}\>\|#\x\{6}\>/
syntax match transitionQuoted /`\h\w*`/
syntax match transitionFound /\<_\>/
syntax match transitionArrow /->\|\.\./
syntax region transitionString start=/"/ skip=/\\./ end=/"/ oneline contains=transitionEscape
syntax match transitionEscape /\\\([nt"\\]\|u{\x\+}\)/ contained
syntax match transitionComment /\/\/.*$/ contains=@Spell
syntax match transitionDocumentation /\/\/\/\/\@!.*$/ contains=@Spell
syntax region transitionBlockComment start=/\/\*/ end=/\*\// contains=transitionBlockComment,@Spell

highlight default link transitionDeclaration Keyword
highlight default link transitionMember Statement
highlight default link transitionWord Keyword
highlight default link transitionProperty Identifier
highlight default link transitionOperator Operator
highlight default link transitionBoolean Boolean
highlight default link transitionFunction Function
highlight default link transitionNumber Number
highlight default link transitionColor Number
highlight default link transitionFound Constant
highlight default link transitionArrow Operator
highlight default link transitionString String
highlight default link transitionEscape SpecialChar
highlight default link transitionComment Comment
highlight default link transitionBlockComment Comment
highlight default link transitionDocumentation SpecialComment

let b:current_syntax = 'transition'
