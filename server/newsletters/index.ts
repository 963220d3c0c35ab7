export { readReceived as readReceivedNewsletters } from './queries.ts';
