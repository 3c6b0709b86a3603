// TransitionSyntax
