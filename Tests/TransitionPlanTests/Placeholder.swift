// TransitionPlanTests
