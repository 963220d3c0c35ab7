import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../clock.ts';

const FRESH_MS = 5_000;
/** Up to this age a page is served at once and made anew behind the visitor's back. Nobody is to see what was long taken down. */
const STALE_MS = 10_000;
/** While pages cannot be made, an old one is better than none up to this age. */
const LAST_RESORT_MS = DAY_MS;
const MOST_BYTES = 64 * 1024 * 1024;
/** For what else is kept of it: headers, mark, places in the lists. */
const PER_PAGE_BYTES = 4000;

export type Refusal = 'tooMany' | 'unavailable';

export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Something is missing in it that was refused for now: to its visitor, who asks too often, or to everybody. */
  refused?: Refusal | undefined;
}

export type Encoding = 'br' | 'gzip';

export interface CachedPage extends Page {
  etag: string;
  /** The body compressed, once for each encoding that somebody asked for. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

interface Entry {
  page: CachedPage;
  /** Of `performance.now()`: by a clock that was put back an hour, a page would stay as it is for that hour. */
  madeAtMs: number;
  edition: number;
}

let edition = 0;

/** A call of this process changed what pages say: whoever made it sees that in the next page. */
export const outdatePages = () => {
  edition += 1;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages as the anonymous visitor sees them, compressed once, made again at most every few seconds. */
export function createPageCache() {
  const entries = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    // Compressed, it is a fifth: room for both encodings is counted in. An address may be longer than what it leads to.
    sizeCalculation: ({ page }, key) => Math.ceil(page.body.length * 1.4) + key.length + PER_PAGE_BYTES,
  });
  const beingMade = new Map<string, Promise<CachedPage>>();

  const start = (key: string, sharedAs: string, render: () => Promise<Page>): Promise<CachedPage> => {
    // What is changed while it is being made may not stand in it.
    const madeFor = edition;
    const making = render()
      .then(withEncodings)
      .then((page) => {
        if (isKept(page)) entries.set(key, { page, madeAtMs: performance.now(), edition: madeFor });
        else if (!isForNow(page)) entries.delete(key);
        return page;
      })
      .finally(() => beingMade.delete(sharedAs));
    beingMade.set(sharedAs, making);
    return making;
  };

  /** Once for all who wait for it; but that somebody asks too often is nobody else's answer. */
  const make = async (key: string, visitor: string, render: () => Promise<Page>): Promise<CachedPage> => {
    const shared = `${edition} ${key}`;
    const running = beingMade.get(shared);
    if (!running) return await start(key, shared, render);
    const page = await running;
    if (page.status !== 429 && page.refused !== 'tooMany') return page;
    const own = `${visitor} ${shared}`;
    return await (beingMade.get(own) ?? start(key, own, render));
  };

  return {
    async get(key: string, visitor: string, render: () => Promise<Page>): Promise<CachedPage> {
      const entry = entries.get(key);
      const ageMs = entry ? performance.now() - entry.madeAtMs : Number.POSITIVE_INFINITY;
      if (entry?.edition === edition && ageMs < STALE_MS) {
        // A failure shows itself to the first visitor after the page has become too old.
        if (ageMs >= FRESH_MS) make(key, visitor, render).catch(() => {});
        return entry.page;
      }
      const page = await make(key, visitor, render);
      const isFailing = page.status >= 500 || page.refused === 'unavailable';
      return isFailing && entry && ageMs < LAST_RESORT_MS ? entry.page : page;
    },
    clear: () => entries.clear(),
  };
}

/** What is not there may be there the moment after: an ad that was just approved. */
const isKept = ({ status, headers, refused }: Page) =>
  !refused && (status === 200 || status === 410) && !headers['cache-control']?.includes('no-store');

/** Says nothing of what is there. All else that is not kept takes the place of what was: an ad that is gone does not come back. */
const isForNow = ({ status, refused }: Page) => refused !== undefined || status === 429 || status >= 500;

function withEncodings(page: Page): CachedPage {
  const body = alone(page.body);
  const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const compress = {
    br: async () => alone(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    gzip: async () => alone(await zip(body, { level: 4 })),
  };
  return {
    ...page,
    body,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    encoded: (encoding) => {
      compressed[encoding] ??= compress[encoding]();
      return compressed[encoding];
    },
  };
}

/** Small ones, and compressed ones of any size, are cut from 64 kB, all of which are kept with them. */
const alone = (cut: Buffer) => Buffer.from(new Uint8Array(cut).buffer);
