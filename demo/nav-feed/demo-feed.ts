import { DAY_MS, HOUR_MS } from '../../server/platform/clock.ts';
import { osloIso } from '../oslo-time.ts';
import { type Random, seededRandom } from '../random.ts';
import { generateNavAd, type LocalSide } from './generate-nav-ads.ts';
import type { NavAd, NavEvent } from './nav-ad.ts';
import { type NavFeed, startNavFeed } from './nav-feed.ts';

interface DemoHistory {
  now: Date;
  /** How many ads are live; the log has about half as many events again. */
  count: number;
  seed: number | string;
  local?: LocalSide;
}

const SECONDS_BETWEEN_EVENTS = 20;
const firstTrickleAd = 1_000_000;

/** NAV's feed with ads over the whole country, where something new happens every now and then. */
export async function startDemoNavFeed(
  history: DemoHistory,
  secondsBetweenEvents = SECONDS_BETWEEN_EVENTS,
): Promise<NavFeed> {
  const feed = await startNavFeed({ events: demoEvents(history) });
  const next = trickle(feed, history.seed, history.local);
  const timer = setInterval(next, secondsBetweenEvents * 1000).unref();
  return {
    ...feed,
    close: () => {
      clearInterval(timer);
      return feed.close();
    },
  };
}

/** The history up to `now`, oldest first: what is live, what has ended in each possible way, and what is long gone. */
export function demoEvents({ now, count, seed, local }: DemoHistory): NavEvent[] {
  const random = seededRandom(`${seed} events`);
  const live = Array.from({ length: count }, (_, index) => {
    const ad = generateNavAd(index, seed, now, local);
    return liveEvents(ad, random);
  });
  const ended = Array.from({ length: Math.round(count * 0.15) }, (_, index) =>
    endedEvents(generateNavAd(2_000_000 + index, seed, now), random),
  );
  const reposted = Array.from({ length: Math.round(count * 0.02) }, (_, index) =>
    repost(generateNavAd(index * 7 + 1, seed, now, local), random),
  );
  const ancient = Array.from({ length: 30 }, (_, index) => {
    const longAgo = new Date(now.getTime() - (900 + index) * DAY_MS);
    return endedEvents(generateNavAd(3_000_000 + index, seed, longAgo), random);
  });
  return [...ancient, ...live, ...ended, ...reposted]
    .flat()
    .filter((event) => event.at && event.at <= now)
    .sort((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0));
}

const entered = (ad: NavAd, hoursLater = 0) => new Date(new Date(ad.updated).getTime() + hoursLater * HOUR_MS + 5_000);

function liveEvents(ad: NavAd, random: Random): NavEvent[] {
  const first: NavEvent = { ad, at: entered(ad) };
  const fate = random.next();
  if (fate < 0.08) return [first, { ad: { ...ad, positioncount: '2' }, at: entered(ad, random.int(0, 2)) }];
  // Stopped by mistake, and live again an hour later.
  if (fate < 0.09) return [first, { ad, status: 'STOPPED', at: entered(ad, 0.1) }, { ad, at: entered(ad, 0.9) }];
  return [first];
}

function endedEvents(ad: NavAd, random: Random): NavEvent[] {
  const later = entered(ad, random.int(1, 30));
  const ends: NavEvent[] = [
    { ad, status: 'INACTIVE', at: later },
    { ad, status: 'INACTIVE', at: later, keepsContent: random.chance(0.1) },
    { ad, status: 'STOPPED', at: later },
    { ad, status: 'DELETED', at: later },
    { ad, status: 'REJECTED', at: later },
    { ad, isPublic: false, at: later },
  ];
  if (random.chance(0.05)) return [{ ad: { ...ad, source: 'DIR' }, at: later }];
  if (random.chance(0.05)) return [{ ad: { ...ad, source: 'FINN' }, at: later }];
  return [{ ad, at: entered(ad) }, random.pick(ends)];
}

/** The same ad under a new uuid: posted again by its employer, or by another channel. */
function repost(ad: NavAd, random: Random): NavEvent[] {
  const uuid = random.uuid();
  const copy = { ...ad, uuid, source: 'AMEDIA', link: ad.link.replace(ad.uuid, uuid) };
  return [{ ad: copy, at: entered(ad, random.int(0, 4)) }];
}

/** Of ten events six are new ads, two changes and two withdrawals of ads that came this way. */
function trickle(feed: NavFeed, seed: number | string, local: LocalSide | undefined) {
  const random = seededRandom(`${seed} trickle`);
  const published: NavAd[] = [];
  let index = firstTrickleAd;
  return () => {
    const what = random.next();
    const known = published.length > 5 && what > 0.6 ? random.pick(published) : undefined;
    if (known && what > 0.8) {
      published.splice(published.indexOf(known), 1);
      feed.withdraw(known.uuid, random.pick(['STOPPED', 'DELETED', 'REJECTED', 'INACTIVE'] as const));
    } else if (known) {
      feed.publish({ ...known, applicationDue: 'Snarest', updated: osloIso(new Date()) });
    } else {
      const ad = freshAd(index, seed, local);
      index += 1;
      published.push(ad);
      feed.publish(ad);
    }
  };
}

function freshAd(index: number, seed: number | string, local: LocalSide | undefined): NavAd {
  const now = new Date();
  const ad = generateNavAd(index, seed, now, local);
  return { ...ad, published: osloIso(now), updated: osloIso(now) };
}
