// TranscTests
