import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { Failure } from '../../../contract/errors.ts';
import type { RunList, staffRuns } from '../../../contract/staff/staff-runs.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Change, Fields } from '../changes/change.ts';
import { changeBusiness } from '../changes/change-business.ts';
import { changeForm } from '../changes/change-form.ts';
import { changePosition } from '../changes/change-position.ts';
import { changeUser } from '../changes/change-user.ts';
import { doneInRun } from './done-in-run.ts';
import { eachByItself } from './each-by-itself.ts';

type Asked = z.output<typeof staffRuns.change.body> & { key: string | undefined };

interface List {
  change: (change: Change<{ isActive: boolean } & Fields>) => Promise<number | undefined>;
  nouns: [one: string, many: string];
}

const lists: Record<RunList, List> = {
  users: { change: changeUser, nouns: ['bruker', 'brukere'] },
  businesses: { change: changeBusiness, nouns: ['bedrift', 'bedrifter'] },
  positions: { change: changePosition, nouns: ['stilling', 'stillinger'] },
  'application-forms': { change: changeForm, nouns: ['søknadsmal', 'søknadsmaler'] },
};

/** Activates or deactivates several, each as a single one is. */
export async function changeSeveral(platform: Platform, viewer: Viewer, name: RunList, asked: Asked) {
  const { entries, isActive, reason, dryRun, key } = asked;
  const { change, nouns } = lists[name];
  const seenOf = new Map(entries.map(({ id, updatedAt }) => [id, updatedAt]));
  const ids = [...seenOf.keys()];
  // Another call under the same key is another run.
  const runId = key && !dryRun ? keyAsUuid(key, name, `${isActive}`, ...ids) : randomUUID();
  const before = await doneInRun(platform.db, runId);
  const reasons = await eachByItself(
    platform,
    ids.filter((id) => !before.has(id)),
    {
      dryRun,
      make: async (tx, id) => {
        const run = { id: runId, seen: seenOf.get(id) };
        const now = platform.clock.now();
        const action = await change({ tx, viewer, id, now, fields: { isActive }, reason, run });
        if (!action) throw new Failure('conflict', isActive ? 'Er allerede aktiv' : 'Er allerede deaktivert');
      },
    },
  );
  const after = dryRun ? new Set(ids.filter((id) => !reasons.has(id))) : await doneInRun(platform.db, runId);
  const done = ids.filter((id) => after.has(id));
  const skipped = ids.flatMap((id) => (after.has(id) ? [] : [{ id, reason: reasons.get(id) ?? '' }]));
  return { done, skipped, message: said(done.length, skipped.length, nouns, asked) };
}

function said(done: number, skipped: number, [one, many]: List['nouns'], { isActive, dryRun }: Asked) {
  const verb = `${dryRun ? 'blir' : 'er'} ${isActive ? 'aktivert' : 'deaktivert'}`;
  const left = dryRun ? 'hoppes over' : 'ble hoppet over';
  const first = done === 0 ? `Ingen ${many} ${verb}.` : `${done} ${done === 1 ? one : many} ${verb}.`;
  return skipped === 0 ? first : `${first} ${skipped} ${left}.`;
}
