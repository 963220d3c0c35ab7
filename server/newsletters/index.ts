export { carryOn as carryOnNewsletters } from './carry-on.ts';
export { readReceived as readReceivedNewsletters } from './queries.ts';
