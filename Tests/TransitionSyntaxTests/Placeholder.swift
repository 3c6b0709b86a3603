// TransitionSyntaxTests
