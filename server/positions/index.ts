export { countLivePositions, countPositions } from './count-positions.ts';
export { freshPositionIndex } from './position-index.ts';
export { livePositionIds } from './live-position-ids.ts';
export { readFollowable } from './queries.ts';
