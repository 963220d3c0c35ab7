import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { DAY_MS } from '../../server/platform/clock.ts';
import { generateBusinesses } from '../data/generate-businesses.ts';
import { generatePositions } from '../data/generate-positions.ts';
import { isSyntheticOrganisationNumber } from '../organisation-number.ts';
import { osloDate } from '../oslo-time.ts';
import { demoEvents, startDemoNavFeed } from './demo-feed.ts';

const now = new Date('2026-11-21T10:00:00Z');
const businesses = generateBusinesses(62, 1);
const local = { businesses, positions: generatePositions(businesses, 200, 1, now) };
const history = { now, local, count: 1500, seed: 1 };
const events = demoEvents(history);
const ads = events.filter((event) => (event.status ?? 'ACTIVE') === 'ACTIVE').map((event) => event.ad);
const locations = ads.flatMap((ad) => ad.workLocations);
const share = (predicate: (ad: (typeof ads)[number]) => boolean) => ads.filter(predicate).length / ads.length;

test('the history is the same for the same seed and moment, in order, and ends now', () => {
  expect(demoEvents(history)).toEqual(events);
  const times = events.map((event) => event.at?.getTime() ?? 0);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
  expect(times[0]).toBeLessThan(now.getTime() - 800 * DAY_MS);
});

test('it ends in every way an ad can end, and some ads come twice', () => {
  const statuses = new Set(events.map((event) => event.status ?? 'ACTIVE'));
  expect(statuses).toEqual(new Set(['ACTIVE', 'INACTIVE', 'STOPPED', 'DELETED', 'REJECTED']));
  expect(events.some((event) => event.isPublic === false)).toBe(true);
  expect(events.some((event) => event.keepsContent)).toBe(true);
  expect(new Set(ads.map((ad) => ad.source))).toContain('DIR');
  const texts = Map.groupBy(ads, (ad) => ad.description);
  expect([...texts.values()].some((same) => new Set(same.map((ad) => ad.uuid)).size > 1)).toBe(true);
});

test('places are written the way senders write them', () => {
  const names = new Set(locations.map((location) => location.municipal));
  const counties = new Set(locations.map((location) => location.county));
  expect(names).toContain(null);
  for (const county of ['VIKEN', 'HORDALAND', 'AKERSHUS', 'VESTFOLD OG TELEMARK']) expect(counties).toContain(county);
  expect([...names].some((name) => name && /[ČĐŊŠŽ]| - /.test(name))).toBe(true);
  expect(locations.some((location) => location.country === 'SVERIGE')).toBe(true);
  expect(ads.some((ad) => ad.workLocations.length === 0)).toBe(true);
  expect(ads.some((ad) => ad.workLocations.length > 2)).toBe(true);
  expect(names.size).toBeGreaterThan(250);
});

test('deadlines, numbers, contacts and markup have the holes of the real feed', () => {
  expect(new Set(ads.map((ad) => ad.applicationDue.replace(/\d+/g, '0')))).toEqual(
    new Set(['Snarest', '', '0.0.0', '0-0-0', '0-0-0T0:0:0', 'Fortløpende', 'Snarest og senest 0.0.']),
  );
  expect(share((ad) => ad.employer.orgnr === null)).toBeGreaterThan(0.1);
  expect(share((ad) => ad.contactList.length === 0)).toBeGreaterThan(0.05);
  expect(share((ad) => /<script|onerror|javascript:/.test(ad.description))).toBeGreaterThan(0.003);
  expect(share((ad) => ad.description.includes('arb-arbeidsoppgaver'))).toBeGreaterThan(0.2);
  expect(ads.some((ad) => ad.expires.startsWith(osloDate(now)))).toBe(true);
  for (const ad of ads)
    expect(ad.employer.orgnr === null || isSyntheticOrganisationNumber(ad.employer.orgnr)).toBe(true);
});

test('some ads belong to our own businesses, with the very title of a local position', () => {
  const titles = new Set(local.positions.map((position) => `${position.organizationNumber} ${position.title}`));
  expect(ads.filter((ad) => titles.has(`${ad.employer.orgnr} ${ad.title}`)).length).toBeGreaterThan(10);
});

test('while it runs something happens, and after closing nothing more', async () => {
  const feed = await startDemoNavFeed({ now, count: 20, seed: 1 }, 0.01);
  const before = feed.eventCount();
  await vi.waitFor(() => expect(feed.eventCount()).toBeGreaterThan(before), 60_000);
  await feed.close();
  const after = feed.eventCount();
  await wait(50);
  expect(feed.eventCount()).toBe(after);
});
