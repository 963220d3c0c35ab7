import type { BusinessToHide } from '../../contract/followed/hidden.ts';
import { nameKey } from '../../contract/followed/hidden-by.ts';
import { readPublic } from '../businesses/index.ts';
import { mainUnitOf } from '../national/index.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { addWithinLimit } from './add-within-limit.ts';
import { readBusinesses } from './hidden-queries.ts';

/** With all its sub-units, whichever of them the ad named. Hiding twice changes nothing. */
export async function hideBusiness({ db, clock }: Platform, { userId }: Viewer, business: BusinessToHide) {
  const known = await asKnown(db, business);
  await addWithinLimit(db, userId, 'hiddenBusinesses', (tx) =>
    tx
      .insertInto('hiddenBusinesses')
      .values({ userId, ...known, hiddenAt: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** With whatever else hides it: a sub-unit that was hidden before its main unit was known, or its name alone. */
export async function showBusiness(db: Db, { userId }: Viewer, id: string) {
  const hidden = await readBusinesses(db, userId);
  const shown = hidden.find((each) => each.id === id);
  const same = hidden.filter(({ organizationNumber, name }) =>
    organizationNumber
      ? organizationNumber === shown?.organizationNumber
      : shown && nameKey(name) === nameKey(shown.name),
  );
  await db
    .deleteFrom('hiddenBusinesses')
    .where('userId', '=', userId)
    .where('id', '=', anyOf([id, ...same.map((each) => each.id)]))
    .execute();
}

async function asKnown(db: Db, { organizationNumber: given, name }: BusinessToHide) {
  if (!given) return { name, nameKey: nameKey(name) };
  const organizationNumber = await mainUnitOf(db, given);
  const [profile] = await readPublic(db, [organizationNumber]);
  return { name: profile?.name ?? name, organizationNumber };
}
