import { setTimeout as pause } from 'node:timers/promises';
import { cleanInput } from '../../platform/http/clean-input.ts';
import { readText } from '../../platform/http/read-text.ts';
import type { Platform } from '../../platform/platform.ts';

const ANSWERS_WITHIN_MS = 4_000;
const TRIES = 2;
const BETWEEN_TRIES_MS = 250;
/** Many times what it says of a hundred units. */
const MOST_BYTES = 16 * 1024 * 1024;

type Collection = 'enheter' | 'underenheter';
const kinds = { enheter: 'enhet', underenheter: 'underenhet' } as const;

/** What came back. `null`: nothing that can be used in time. */
export type RegisterAnswer = { status: 200 | 400 | 404 | 410; body: unknown } | null;

/** Asks Enhetsregisteret; a person waits, so all tries together get a few seconds. */
export async function askRegister(platform: Platform, collection: Collection, rest: string): Promise<RegisterAnswer> {
  const { config, log } = platform;
  if (!config.brregUrl) return null;
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  for (let tried = 1; ; tried++) {
    const { answer, problem } = await ask(
      `${config.brregUrl}/${collection}${rest}`,
      headersFor(platform, collection),
      signal,
    );
    if (!problem) return answer;
    if (tried === TRIES || signal.aborted) {
      log.warn({ problem }, 'Enhetsregisteret gives no answer');
      return null;
    }
    await pause(BETWEEN_TRIES_MS);
  }
}

/** Version 2 by name: the oldest answers 406, and the newest might change under us. */
const headersFor = ({ config }: Platform, collection: Collection) => ({
  accept: `application/vnd.brreg.enhetsregisteret.${kinds[collection]}.v2+json`,
  'user-agent': `Jobbfjord (${config.publicUrl}; ${config.mail.support})`,
});

async function ask(url: string, headers: Record<string, string>, signal: AbortSignal) {
  try {
    const { status, text } = await fetchText(url, headers, signal);
    if (status === 404) return { answer: { status, body: text } as const };
    // A number it calls malformed is none that it will ever know. What was removed is removed, whatever else is said of it.
    if (status === 400 || status === 410) return { answer: { status, body: null } as const };
    if (status !== 200) return { answer: null, problem: `status ${status}` };
    return { answer: { status, body: cleanInput(parseJson(text)) } as const };
  } catch (error) {
    return { answer: null, problem: problemOf(error as Error) };
  }
}

/** JavaScript's own words quote what it could not read, which may be a person's name. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('an answer that is not JSON');
  }
}

/** "fetch failed" alone tells nobody what to look at. */
const problemOf = ({ message, cause }: Error) => (cause instanceof Error ? `${message}: ${cause.message}` : message);

async function fetchText(url: string, headers: Record<string, string>, signal: AbortSignal) {
  const answer = await fetch(url, { headers, signal });
  return { status: answer.status, text: await readText(answer, MOST_BYTES) };
}
