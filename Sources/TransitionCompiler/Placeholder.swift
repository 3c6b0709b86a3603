// TransitionCompiler
