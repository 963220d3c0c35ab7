export { countLivePositions, countPositions } from './count-positions.ts';
