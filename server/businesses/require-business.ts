import { dayInOslo } from '../platform/clock.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { businessNotFound } from './business-not-found.ts';
import { readBusiness, readManagedBusiness } from './queries.ts';

/** For those who manage it: 404 for everybody else. */
export async function requireManaged({ db, clock }: Platform, viewer: Viewer, id: string) {
  return (await readManagedBusiness(db, id, viewer, dayInOslo(clock.now()))) ?? businessNotFound();
}

/** For whoever may read it, by organisation number or id. */
export async function requireReadable({ db, clock }: Platform, viewer: Viewer | null, numberOrId: string) {
  return (await readBusiness(db, numberOrId, viewer, dayInOslo(clock.now()))) ?? businessNotFound();
}
