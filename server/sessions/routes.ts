import { Failure } from '../../contract/errors.ts';
import { sessions } from '../../contract/sessions.ts';
import { route } from '../platform/http/route.ts';
import { endSessions } from './end-sessions.ts';
import { readSessions } from './queries.ts';

export const routes = [
  route(sessions.list, async ({ viewer }, { db, clock }) => {
    const rows = await readSessions(db, viewer.userId, clock.now());
    return {
      sessions: rows.map(({ browser, os, device, ...row }) => ({
        ...row,
        _id: row.id,
        deviceInfo: { browser, os, device },
        isCurrent: row.id === viewer.sessionId,
      })),
    };
  }),

  route(sessions.endOthers, async ({ viewer }, { db, clock }) => {
    await endSessions(db, { userId: viewer.userId, except: viewer.sessionId }, 'revoked', clock.now());
    return { message: 'Du er logget ut fra alle andre enheter.' };
  }),

  route(sessions.end, async ({ params, viewer }, { db, clock }) => {
    const ended = await endSessions(db, { userId: viewer.userId, only: params.id }, 'revoked', clock.now());
    if (ended === 0) throw new Failure('notFound', 'Denne innloggingen er allerede avsluttet.');
    return { isCurrentSession: params.id === viewer.sessionId, message: 'Enheten er logget ut.' };
  }),
];
