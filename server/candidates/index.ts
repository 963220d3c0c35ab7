export { forgetCandidate } from './own-candidate.ts';
export { readAwaited } from './own-invitations.ts';
export { describeCandidate, readCandidateOf } from './personal-data.ts';
