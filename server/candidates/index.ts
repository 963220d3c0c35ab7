export { readAwaited } from './own-invitations.ts';
export { describeCandidate, readCandidateOf } from './personal-data.ts';
