import { Failure } from '../../contract/errors.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { readBusiness, readManagedBusiness } from './queries.ts';

const NOT_FOUND = 'Bedrift ikke funnet';

/** For those who manage it: 404 for everybody else. */
export async function requireManaged({ db, clock }: Platform, viewer: Viewer, id: string) {
  const business = await readManagedBusiness(db, id, viewer, dayInOslo(clock.now()));
  if (!business) throw new Failure('notFound', NOT_FOUND);
  return business;
}

/** For whoever may read it, by organisation number or id. */
export async function requireReadable({ db, clock }: Platform, viewer: Viewer | null, numberOrId: string) {
  const business = await readBusiness(db, numberOrId, viewer, dayInOslo(clock.now()));
  if (!business) throw new Failure('notFound', NOT_FOUND);
  return business;
}
