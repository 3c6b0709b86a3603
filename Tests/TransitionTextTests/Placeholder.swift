// TransitionTextTests
