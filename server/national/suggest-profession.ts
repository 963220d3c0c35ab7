import { isProfession } from '../../contract/positions/professions.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Platform } from '../platform/platform.ts';
import { suggestedTitle } from '../positions/index.ts';
import { freshNationalIndex } from './national-index.ts';

const MOST_ASKED = 25;
/** Half of those that are called "leder" of something are so in kindergartens. */
const AGREED = 2 / 3;

/** What most of NAV's ads that are called much like it are sorted under. Nothing where they do not agree. */
export async function suggestProfession(platform: Platform, title: string) {
  const index = await freshNationalIndex(platform);
  const alike = index.alike({
    text: suggestedTitle(title),
    near: {},
    limit: MOST_ASKED,
    now: platform.clock.now().getTime(),
  });
  const ids = alike.map(({ id }) => id);
  const ads = await platform.db
    .selectFrom('nationalPositions')
    .select('professions')
    .where('id', '=', anyOf(ids))
    .execute();
  const votes = new Map<string, number>();
  for (const profession of ads.flatMap(({ professions }) => professions))
    votes.set(profession, (votes.get(profession) ?? 0) + 1);
  const [most] = [...votes].toSorted(([, one], [, other]) => other - one);
  return most && isProfession(most[0]) && most[1] >= ads.length * AGREED ? most[0] : null;
}
