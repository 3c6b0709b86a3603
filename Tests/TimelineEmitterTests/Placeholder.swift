// TimelineEmitterTests
