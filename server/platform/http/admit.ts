import type { Endpoint } from '../../../contract/endpoint.ts';
import { Failure } from '../../../contract/errors.ts';
import { networkOf } from './network-of.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Viewer } from './route.ts';
import { tokenOf } from './token-of.ts';

export type Authenticate = (token: string, request: { address: string; userAgent: string }) => Promise<Viewer | null>;

export interface Gate {
  authenticate: Authenticate;
  /** Whether a token that no longer opens anything belongs to an account that was made inactive. */
  isInactive: (token: string) => Promise<boolean>;
  rateLimits: RateLimits;
  /** False while the database cannot be reached: calls are refused at once instead of waiting for it. */
  isDatabaseUp: () => boolean;
}

interface Caller {
  ip: string;
  headers: { authorization?: string | undefined; 'user-agent'?: string | undefined };
}

/** Who calls, once it is certain that they may: limit, then access. */
export async function admit(endpoint: Endpoint, gate: Gate, { ip, headers }: Caller): Promise<Viewer | null> {
  if (endpoint.worksWithoutDatabase) return null;
  if (!gate.isDatabaseUp()) throw new Failure('unavailable', undefined, { retryAfterSeconds: 1 });
  const token = tokenOf(headers.authorization);
  const viewer = token ? await gate.authenticate(token, { address: ip, userAgent: headers['user-agent'] ?? '' }) : null;
  await gate.rateLimits.take(endpoint, viewer?.userId ?? networkOf(ip));
  if (!viewer && token && endpoint.refusal && (await gate.isInactive(token))) {
    throw new Failure('forbidden', endpoint.refusal.inactive);
  }
  checkAccess(endpoint, viewer);
  return viewer;
}

function checkAccess({ access, refusal }: Endpoint, viewer: Viewer | null) {
  if (access === 'anyone') return;
  if (!viewer) throw new Failure('notLoggedIn', refusal?.notLoggedIn);
  if (access === 'staff' && !viewer.isAdmin) throw new Failure('forbidden');
}
