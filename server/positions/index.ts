export { countLivePositions, countPositions } from './count-positions.ts';
export { livePositionIds } from './live-position-ids.ts';
export { freshPositionIndex } from './position-index.ts';
export { readFollowable } from './queries.ts';
