import type { z } from 'zod';
import type { similarSchema } from '../../contract/national.ts';
import { countyOf, findCounty } from '../places/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { readBoth } from '../platform/database/read-both.ts';
import type { Platform } from '../platform/platform.ts';
import {
  freshPositionIndex,
  liveCards,
  positionNotLive,
  readPositionCards,
  suggestedTitle,
} from '../positions/index.ts';
import { freshNationalIndex } from './national-index.ts';
import { readCalled, readNationalCards } from './queries.ts';

type Similar = z.input<typeof similarSchema>;

const MOST_SIMILAR = 6;

/** Local positions and ads of NAV that are called much like one of either kind, which may have expired. */
export async function findSimilar(platform: Platform, id: string) {
  const now = platform.clock.now();
  const ad = (await localAd(platform, id)) ?? (await nationalAd(platform, id));
  if (!ad) positionNotLive();
  const [local, ofNav] = await Promise.all([freshPositionIndex(platform), freshNationalIndex(platform)]);
  const query = {
    text: suggestedTitle(ad.title),
    near: { kommune: ad.municipalities, fylke: ad.counties },
    // They themselves are found first.
    limit: MOST_SIMILAR + ad.same.length,
    now: now.getTime(),
  };
  const found = [
    ...local.alike(query).map((alike) => ({ ...alike, type: 'local' as const })),
    ...ofNav.alike(query).map((alike) => ({ ...alike, type: 'nav' as const })),
  ]
    .filter((alike) => !ad.same.includes(alike.id))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_SIMILAR);
  const idsOf = (type: 'local' | 'nav') => found.filter((alike) => alike.type === type).map((alike) => alike.id);
  const [positions, ads] = await Promise.all([
    liveCards(platform, local, idsOf('local')),
    readBoth(platform, idsOf('nav'), (db, ids) => readNationalCards(db, ids, now)),
  ]);
  const cards = new Map<string, Similar>();
  for (const [each, position] of positions) if (position) cards.set(each, { type: 'local', position });
  for (const position of ads) cards.set(position.id, { type: 'nav', position });
  const words = asWords(query.text);
  return {
    // What has ended since it was found is left out.
    similar: found.flatMap((alike) => cards.get(alike.id) ?? []),
    search: words ? { words, county: onlyCounty(ad.counties) } : null,
  };
}

/** What a search would take for more than words: quotes bind, and a minus leaves out. */
const asWords = (title: string) =>
  title
    .replace(/["«»“”„]/g, ' ')
    .replace(/(?<=^|\s)\p{Pd}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** An ad for several is for anywhere. */
function onlyCounty([id, ...others]: string[]) {
  const county = id && others.length === 0 ? findCounty(id) : undefined;
  return county ? { id: county.id, name: county.name } : null;
}

async function localAd({ db, clock }: Platform, given: string) {
  const [position] = await readPositionCards(db, [given], null, dayInOslo(clock.now()));
  if (!position) return undefined;
  const { id, title, municipality } = position;
  const county = municipality ? countyOf(municipality) : undefined;
  return {
    title,
    municipalities: municipality ? [municipality] : [],
    counties: county ? [county.id] : [],
    same: [id],
  };
}

async function nationalAd({ db, clock }: Platform, given: string) {
  const ad = await readCalled(db, given, clock.now());
  if (!ad) return undefined;
  const { id, title, jobTitle, municipalities, counties, duplicateOf, localPositionId, localOfFirst } = ad;
  const same = [id, duplicateOf, localPositionId, localOfFirst].filter((each) => each !== null);
  return { title: title ?? jobTitle ?? '', municipalities, counties, same };
}
