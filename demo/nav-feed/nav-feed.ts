import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFaults, type Fault } from '../faults.ts';
import { listen } from '../listen.ts';
import { answer } from './answers.ts';
import { createEventLog } from './event-log.ts';
import type { NavAd, NavEvent, NavStatus } from './nav-ad.ts';
import { createTokens } from './tokens.ts';

export interface NavFeedOptions {
  events?: readonly NavEvent[];
  now?: () => Date;
}

/** What the stand-in has been asked, newest last, so that a test can look at a client's manners. */
export interface NavRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
}

export interface NavFeed {
  url: string;
  publish(...events: (NavAd | NavEvent)[]): void;
  withdraw(uuid: string, status?: Exclude<NavStatus, 'ACTIVE'>): void;
  /** Changes an active ad without an event. */
  amend(ad: NavAd): void;
  rotateToken(options?: { expired?: boolean }): void;
  /** `uuid` breaks the details of one ad only, or one page. */
  fail(what: 'token' | 'feed' | 'entry' | { uuid: string }, fault: Fault): void;
  repair(): void;
  requests(): readonly NavRequest[];
  mostDetailsAtOnce(): number;
  eventCount(): number;
  close(): Promise<void>;
}

const keptRequests = 5000;

/** A stand-in for https://pam-stilling-feed.nav.no that keeps its event log in memory. */
export async function startNavFeed(options: NavFeedOptions): Promise<NavFeed> {
  const now = options.now ?? (() => new Date());
  const log = createEventLog(now);
  const tokens = createTokens(now);
  const faults = createFaults();
  const witness = createWitness();
  for (const event of options.events ?? []) log.append(event);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://nav');
    witness.see(request, response, url.pathname);
    const uuid = /^\/api\/v1\/feed(?:entry)?\/(.+)$/.exec(url.pathname)?.[1] ?? '';
    if (await faults.strike([uuid, kindOf(url.pathname)], response)) return;
    answer({ request, response, url, log, tokens });
  }

  const { origin, close } = await listen((request, response) => void handle(request, response));
  return {
    url: origin,
    publish: (...events) => {
      for (const event of events) log.append('ad' in event ? event : { ad: event });
    },
    withdraw: (id, status = 'STOPPED') => {
      const known = log.known(id);
      if (!known) throw new Error(`The stand-in knows no ad ${id}.`);
      log.append({ ad: known.ad, status });
    },
    amend: log.amend,
    rotateToken: tokens.rotate,
    fail: (what, fault) => faults.set(typeof what === 'string' ? what : what.uuid, fault),
    repair: faults.repair,
    requests: witness.requests,
    mostDetailsAtOnce: witness.mostDetailsAtOnce,
    eventCount: log.count,
    close,
  };
}

function kindOf(path: string) {
  if (path === '/api/publicToken') return 'token';
  return path.startsWith('/api/v1/feedentry/') ? 'entry' : 'feed';
}

function createWitness() {
  const requests: NavRequest[] = [];
  let details = 0;
  let mostDetails = 0;
  return {
    see: (request: IncomingMessage, response: ServerResponse, path: string) => {
      requests.push({ method: request.method ?? 'GET', path: request.url ?? path, headers: request.headers });
      if (requests.length > keptRequests) requests.splice(0, requests.length - keptRequests);
      if (kindOf(path) !== 'entry') return;
      details += 1;
      mostDetails = Math.max(mostDetails, details);
      response.once('close', () => {
        details -= 1;
      });
    },
    requests: () => requests,
    mostDetailsAtOnce: () => mostDetails,
  };
}
