export { authenticator, inactiveAccounts } from './authenticate.ts';
export { endSessions } from './end-sessions.ts';
export { isKnownPlace, readLogins } from './queries.ts';
export { startSession } from './start-session.ts';
export { hashToken, newToken } from './token.ts';
