// BehaviourTests
