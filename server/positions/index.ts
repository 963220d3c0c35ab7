export { countLivePositions, countPositions } from './count-positions.ts';
export { livePositionIds } from './live-position-ids.ts';
export { freshPositionIndex, suggestionOf } from './position-index.ts';
export { readFollowable } from './queries.ts';
export { suggest } from './suggest.ts';
