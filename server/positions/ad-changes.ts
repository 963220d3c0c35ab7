import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { changedSince } from '../../contract/positions/changed-since.ts';
import { type AdChange, type ChangedPart, changedParts, type SalaryRange } from '../../contract/positions.ts';
import type { SaidInAd } from '../platform/database/schema.ts';

/** How many days with changes an ad tells of. */
export const MOST_CHANGES = 10;

export interface FormerAd {
  day: string;
  said: SaidInAd;
}

/** `former` is what the ad said before each of those days, the last first, and `now` what it says now. */
export function changesOf(former: FormerAd[], now: SaidInAd): AdChange[] {
  const changes = former.map(({ day, said }, index) => changeOn(day, said, former[index - 1]?.said ?? now));
  return changes.filter(({ deadline, salary, parts }) => deadline || salary || parts.length > 0);
}

interface AdNow {
  id: string;
  former: FormerAd[];
  said: SaidInAd;
  changedAt: Date;
}

/** What of each ad is not as it was at a moment of its own. */
export const changesSince = (ads: AdNow[], sinceOf: Map<string, Date>) =>
  new Map(
    ads.map(({ id, former, said, changedAt }): [string, AdChange | null] => [
      id,
      changedSince(sinceOf.get(id) ?? changedAt, changesOf(former, said), changedAt),
    ]),
  );

const changeOn = (day: string, before: SaidInAd, after: SaidInAd): AdChange => ({
  day,
  deadline: between(before.deadline, after.deadline),
  salary: between(withPeriod(before.salary), withPeriod(after.salary)),
  parts: changedParts.filter((part) => before.parts[part] !== after.parts[part]),
});

const withPeriod = (salary: SaidInAd['salary']): SalaryRange | null => salary && { period: 'year', ...salary };

const between = <T>(before: T, after: T) => (isDeepStrictEqual(before, after) ? null : { before, after });

/** What is compared and not told need not be kept as it was. */
export const digestParts = ({
  title,
  place,
  kind,
  text,
  applying,
}: Record<ChangedPart, (string | boolean | null)[]>) => ({
  title: digestOf(title),
  place: digestOf(place),
  kind: digestOf(kind),
  text: digestOf(text),
  applying: digestOf(applying),
});

const digestOf = (words: unknown[]) => hash('sha256', JSON.stringify(words), 'base64url');
