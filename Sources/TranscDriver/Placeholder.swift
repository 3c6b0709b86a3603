// TranscDriver
