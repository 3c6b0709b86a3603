// TransitionLowering
