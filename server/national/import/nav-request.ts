import { HOUR_MS } from '../../platform/clock.ts';
import { readText } from '../../platform/http/read-text.ts';
import { NavError } from './nav-error.ts';

/** Many times what the longest ad takes: eight are read at once, and those of a whole batch are held until it is written. */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const LONGEST_PAUSE_MS = HOUR_MS;

export interface Answer {
  status: number;
  text: string;
}

/** Asks one service, never another: what leads away from it would get the token too. Keeps the pauses it asks for. */
export function createRequest(base: string, userAgent: string, answerWithinMs: number) {
  let quietUntilMs = 0;

  async function request(
    path: string,
    headers: Record<string, string>,
    stop: AbortSignal,
    mostBytes = MOST_BYTES,
  ): Promise<Answer> {
    if (performance.now() < quietUntilMs) throw new NavError('NAV has asked for a pause', { isPause: true });
    const signal = AbortSignal.any([stop, AbortSignal.timeout(answerWithinMs)]);
    const answer = await follow(new URL(`${base}${path}`), { 'User-Agent': userAgent, ...headers }, signal);
    const pauseMs = pauseOf(answer);
    if (pauseMs > 0) quietUntilMs = performance.now() + pauseMs;
    // A 429 without a time asks for one too: until the next round.
    if (pauseMs > 0 || answer.status === 429) {
      await answer.body?.cancel();
      throw new NavError(`status ${answer.status}: NAV asks for a pause`, { isPause: true });
    }
    return { status: answer.status, text: await readText(answer, mostBytes) };
  }

  return { request, quietUntilMs: () => quietUntilMs };
}

async function follow(first: URL, headers: Record<string, string>, signal: AbortSignal) {
  let url = first;
  for (let followed = 0; followed <= MOST_REDIRECTS; followed++) {
    const answer = await fetch(url, { headers, redirect: 'manual', signal }).catch(sayWhy);
    const location = answer.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(answer.status) || !location) return answer;
    await answer.body?.cancel();
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    if (next?.origin !== first.origin) throw new NavError('an answer that leads to another address');
    url = next;
  }
  throw new NavError('an answer that leads in a circle');
}

/** "fetch failed" alone tells nobody what to look at. */
function sayWhy(error: Error): never {
  if (error.cause instanceof Error) throw new NavError(`${error.message}: ${error.cause.message}`);
  throw error;
}

/** Seconds, or the moment at which it is over. */
function pauseOf({ status, headers }: Response) {
  const after = headers.get('retry-after');
  if ((status !== 429 && status !== 503) || !after) return 0;
  const pauseMs = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return Math.min(pauseMs || 0, LONGEST_PAUSE_MS);
}
