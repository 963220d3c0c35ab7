export { countLivePositions, countPositions } from './count-positions.ts';
export { readFollowable } from './queries.ts';
