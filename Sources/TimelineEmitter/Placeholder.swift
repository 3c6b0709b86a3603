// TimelineEmitter
