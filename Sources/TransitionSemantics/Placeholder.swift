// TransitionSemantics
