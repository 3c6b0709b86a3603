// TransitionDiagnosticsTests
