import { SECOND_MS } from '../../platform/clock.ts';
import { adNamedIn, type WireEntry, wireEntrySchema, wirePageSchema } from '../ad/wire.ts';
import { NavError } from './nav-error.ts';
import { type Answer, createRequest } from './nav-request.ts';

/** NAV has been seen to take half a minute for any of these. */
const ANSWER_WITHIN_MS = 60 * SECOND_MS;
/** The most NAV gives in one page. */
const LARGEST_PAGE = 10_000;
/** Of large pages in a row, before they are asked for no more. */
const MOST_FAILURES = 3;
const MOST_BYTES_OF_PAGE = 64 * 1024 * 1024;

export interface NavClientOptions {
  url: string;
  /** A private one; without it the public one is fetched. */
  token?: string | undefined;
  userAgent: string;
  answerWithinMs?: number;
}

export interface FeedPage {
  id: string;
  nextId: string | null;
  items: { uuid: string; at: string; isActive: boolean }[];
  refused: number;
}

interface NotFound {
  status: 'NOT FOUND';
  words: string;
}

export type NavClient = ReturnType<typeof createNavClient>;

/** Speaks with NAV's feed. Never sends If-None-Match: the entity tag of the last page hides that a next one has appeared. */
export function createNavClient({
  url,
  token: privateToken,
  userAgent,
  answerWithinMs = ANSWER_WITHIN_MS,
}: NavClientOptions) {
  const { request, quietUntilMs } = createRequest(url, userAgent, answerWithinMs);
  let token = privateToken;

  /** The token stands inside a sentence, and at its end where it has another form than today. */
  async function fetchToken(stop: AbortSignal) {
    const { status, text } = await request('/api/publicToken', {}, stop);
    const found = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(text)?.[0] ?? lastWord(text);
    if (status !== 200 || !found) throw new NavError(`no public token (status ${status})`, { isPause: true });
    return found;
  }

  /** With a token that is refused once more fetched: NAV replaces the public one at any time. */
  async function get(path: string, stop: AbortSignal, headers: Record<string, string> = {}, mostBytes?: number) {
    token ??= await fetchToken(stop);
    const answer = await request(path, { Authorization: `Bearer ${token}`, ...headers }, stop, mostBytes);
    if (![401, 403].includes(answer.status) || privateToken) return answer;
    token = undefined;
    token = await fetchToken(stop);
    return request(path, { Authorization: `Bearer ${token}`, ...headers }, stop, mostBytes);
  }

  let isNextLarge = true;
  let failures = 0;

  /** Large pages, and one that NAV makes by itself after each that was in vain; only these once large ones are refused. */
  async function getPage(path: string, stop: AbortSignal, headers?: Record<string, string>) {
    const isLarge = isNextLarge;
    const inVain = () => {
      isNextLarge = false;
      if (isLarge) failures++;
    };
    const size = isLarge ? `?pageSize=${LARGEST_PAGE}` : '';
    const answer = await get(`${path}${size}`, stop, headers, MOST_BYTES_OF_PAGE).catch((error: unknown) => {
      if (!(error instanceof NavError && error.isPause)) inVain();
      throw error;
    });
    if (answer.status < 400) {
      if (isLarge) failures = 0;
      isNextLarge = failures < MOST_FAILURES;
      return answer;
    }
    if (!isLarge || [401, 403, 404, 410].includes(answer.status)) return answer;
    inVain();
    if (answer.status >= 500) return answer;
    failures = MOST_FAILURES;
    return get(path, stop, headers, MOST_BYTES_OF_PAGE);
  }

  return {
    /** Until when NAV wants to be left alone, on the clock of this process. */
    quietUntilMs,
    /** The page with this id; nothing when NAV does not know it. */
    page: async (id: string, stop: AbortSignal) => pageOf(await getPage(`/api/v1/feed/${id}`, stop)),
    /** The page that begins after this moment; nothing when nothing is newer. */
    pageSince: async (since: Date, stop: AbortSignal) => {
      const answer = await getPage('/api/v1/feed', stop, { 'If-Modified-Since': since.toUTCString() });
      return answer.status === 304 ? undefined : pageOf(answer);
    },
    /** Whether NAV, rather than what stands in front of it, answers: asked about a page that is there. */
    knows: async (pageId: string, stop: AbortSignal) =>
      (await get(`/api/v1/feed/${pageId}${isNextLarge ? '?pageSize=2' : ''}`, stop)).status === 200,
    /** The newest state of an ad. */
    entry: async (uuid: string, stop: AbortSignal): Promise<WireEntry | NotFound> => {
      const { status, text } = await get(`/api/v1/feedentry/${uuid}`, stop);
      if (status === 404 || status === 410) return { status: 'NOT FOUND', words: text.trim() };
      // NAV may serve a public token that has run out, for hours.
      if (status !== 200)
        throw new NavError(`status ${status}`, { isPermanent: isPermanent(status), isPause: status === 401 });
      const answer = parseJson(text);
      const entry = wireEntrySchema.safeParse(answer);
      if (!entry.success) throw new NavError('an answer of unknown form', { isOfAd: adNamedIn(answer) === uuid });
      if ((entry.data.uuid ?? uuid) !== uuid) throw new NavError('an answer about another ad');
      return entry.data;
    },
  };
}

const LONGEST_TOKEN = 4000;
const lastWord = (text: string) => /([\w.~+/-]{4,}=*)["'}\s]*$/.exec(text.slice(-LONGEST_TOKEN))?.[1];

const isPermanent = (status: number) => status >= 400 && status < 500 && ![401, 408, 429].includes(status);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NavError('an answer that is not JSON');
  }
}

function pageOf({ status, text }: Answer): FeedPage | undefined {
  if (status === 404 || status === 410) return undefined;
  if (status !== 200) throw new NavError(`status ${status} for a page`);
  const page = wirePageSchema.safeParse(parseJson(text));
  if (!page.success) throw new NavError('a page of unknown form');
  const { id, nextId, items } = page.data;
  const read = items.filter((item) => item !== null);
  return {
    id,
    nextId,
    refused: items.length - read.length,
    items: read,
  };
}
