import type { ApplicationStatus } from '../../../contract/applications.ts';

/** What is gone through one by one. Fixed when it begins: whoever is read or answered on the way moves nobody. */
export interface Sitting {
  ids: string[];
  /** How many the filter left: it may be more than one goes through at once. */
  total: number;
  /** Of those that were shown, the status then and now; nothing of those that were gone. */
  seen: Record<string, { before: ApplicationStatus; now: ApplicationStatus } | null>;
}

/** In the address in the place of the one that is open: all were gone through. */
export const END = 'slutt';

export const begin = ({ ids, total }: Pick<Sitting, 'ids' | 'total'>): Sitting => ({ ids, total, seen: {} });

/** One that was linked to, or that has left the filter since, comes first. */
export const withOne = (sitting: Sitting, id: string): Sitting =>
  sitting.ids.includes(id) ? sitting : { ...sitting, ids: [id, ...sitting.ids], total: sitting.total + 1 };

/** Those that the filter leaves now, and that were not among them. */
export const newAmong = ({ ids }: Sitting, now: string[]) => now.filter((id) => !ids.includes(id));

export const withMore = (sitting: Sitting, more: string[]): Sitting => ({
  ...sitting,
  ids: [...sitting.ids, ...more],
  total: Math.max(sitting.total, sitting.ids.length + more.length),
});

export const withSeen = (sitting: Sitting, id: string, status: ApplicationStatus | null): Sitting => ({
  ...sitting,
  seen: { ...sitting.seen, [id]: status && { before: sitting.seen[id]?.before ?? status, now: status } },
});

export function neighboursOf({ ids }: Sitting, open: string) {
  const place = open === END ? ids.length : ids.indexOf(open);
  return { place, before: ids[place - 1], after: open === END ? undefined : (ids[place + 1] ?? END) };
}

/** What came of it. */
export function summed({ ids, seen }: Sitting) {
  const shown = Object.values(seen).filter((each) => each !== null);
  const answered: Partial<Record<ApplicationStatus, number>> = {};
  for (const { before, now } of shown) if (before !== now) answered[now] = (answered[now] ?? 0) + 1;
  return {
    opened: shown.length,
    answered,
    waiting: shown.filter(({ now }) => now === 'pending').length,
    unopened: ids.filter((id) => seen[id] === undefined),
  };
}
