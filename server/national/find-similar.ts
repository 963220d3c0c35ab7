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
/** Some of them take no applications any more. */
const MOST_READ = 2 * MOST_SIMILAR;

/** Local positions and ads of NAV that are called much like one of either kind, which may have expired. */
export async function findSimilar(platform: Platform, id: string) {
  const ad = await findAd(platform, id);
  if (!ad) positionNotLive();
  const words = asWords(suggestedTitle(ad.title));
  return {
    similar: await similarTo(platform, [ad]),
    search: words ? { words, county: onlyCounty(ad.counties) } : null,
  };
}

/** The same for several: what is most like one of them stands beside what is most like the next. One that is gone has none. */
export async function findSimilarToSome(platform: Platform, ids: string[]) {
  const ads = (await Promise.all(ids.map((id) => findAd(platform, id)))).filter((ad) => ad !== undefined);
  return { similar: await similarTo(platform, ads) };
}

/** The same for what somebody calls the work, near where they live. */
export async function findSimilarToTitles(platform: Platform, titles: string[], municipality: string | undefined) {
  const county = municipality ? countyOf(municipality)?.id : undefined;
  const near = { municipalities: municipality ? [municipality] : [], counties: county ? [county] : [] };
  return await similarTo(
    platform,
    titles.map((title) => ({ title, ...near, same: [] })),
  );
}

async function similarTo(platform: Platform, ads: Ad[]): Promise<Similar[]> {
  const [local, ofNav] = await Promise.all([freshPositionIndex(platform), freshNationalIndex(platform)]);
  const themselves = ads.flatMap(({ same }) => same);
  const likeEach = ads.map(({ title, municipalities, counties }) => {
    const query = {
      text: suggestedTitle(title),
      near: { kommune: municipalities, fylke: counties },
      // They themselves are found first.
      limit: MOST_READ + themselves.length,
      now: platform.clock.now().getTime(),
    };
    return [
      ...local.alike(query).map((alike) => ({ ...alike, type: 'local' as const })),
      ...ofNav.alike(query).map((alike) => ({ ...alike, type: 'nav' as const })),
    ]
      .filter(({ id }) => !themselves.includes(id))
      .sort((a, b) => b.score - a.score);
  });
  const inTurn = Array.from({ length: MOST_READ }, (_, nth) => likeEach.flatMap((alike) => alike[nth] ?? [])).flat();
  const found = [...new Map(inTurn.map((alike) => [alike.id, alike])).values()].slice(0, MOST_READ);
  const today = dayInOslo(platform.clock.now());
  const isOpen = ({ position: { applicationDeadline } }: Similar) =>
    !applicationDeadline || applicationDeadline >= today;
  return (await readCards(platform, local, found)).filter(isOpen).slice(0, MOST_SIMILAR);
}

/** What has ended since it was found is left out. */
async function readCards(
  platform: Platform,
  local: Awaited<ReturnType<typeof freshPositionIndex>>,
  found: { id: string; type: 'local' | 'nav' }[],
) {
  const idsOf = (type: 'local' | 'nav') => found.filter((alike) => alike.type === type).map(({ id }) => id);
  const [positions, ads] = await Promise.all([
    liveCards(platform, local, idsOf('local')),
    readBoth(platform, idsOf('nav'), (db, ids) => readNationalCards(db, ids, platform.clock.now())),
  ]);
  const cards = new Map<string, Similar>();
  for (const [id, position] of positions) if (position) cards.set(id, { type: 'local', position });
  for (const position of ads) cards.set(position.id, { type: 'nav', position });
  return found.flatMap(({ id }) => cards.get(id) ?? []);
}

/** What a search would take for more than words: quotes bind, and a minus leaves out. Some write `_` for a space. */
const asWords = (title: string) =>
  title
    .replace(/["«»“”„_]/g, ' ')
    .replace(/(?<=^|\s)\p{Pd}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** An ad for several is for anywhere. */
function onlyCounty([id, ...others]: string[]) {
  const county = id && others.length === 0 ? findCounty(id) : undefined;
  return county ? { id: county.id, name: county.name } : null;
}

interface Ad {
  title: string;
  municipalities: string[];
  counties: string[];
  /** It under all its ids. */
  same: string[];
}

const findAd = async (platform: Platform, id: string): Promise<Ad | undefined> =>
  (await localAd(platform, id)) ?? (await nationalAd(platform, id));

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
