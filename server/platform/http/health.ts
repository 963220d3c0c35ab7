import { Failure } from '../../../contract/errors.ts';
import { health } from '../../../contract/health.ts';
import { route } from './route.ts';

export interface Readiness {
  isDatabaseUp(): boolean;
  isStopping(): boolean;
}

export const healthRoutes = (readiness: Readiness) => [
  route(health.live, async () => ({})),
  route(health.ready, async () => {
    if (readiness.isStopping() || !readiness.isDatabaseUp()) {
      throw new Failure('unavailable', undefined, { retryAfterSeconds: 1 });
    }
    return { database: 'up' as const };
  }),
];
