import { keyLimits } from '../../../contract/businesses/business-keys.ts';
import { Failure } from '../../../contract/errors.ts';
import { readCertainPerson } from '../../accounts/index.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdOwned } from '../owned.ts';
import { recordBusinessEvent } from '../record-event.ts';
import { keyMade } from './mails.ts';
import { countOpenKeys, readKey } from './read-keys.ts';
import { keptOf, newSecret } from './secret.ts';

interface Wanted {
  name: string;
  idempotencyKey: string | undefined;
}

const { most } = keyLimits;
const tooMany = `En bedrift kan ha ${most} nøkler. Avslutt en du ikke bruker.`;

/** Its owner hears of it, in case it was somebody else. Whoever lost the answer gets another secret for the same key. */
export function makeKey({ db, clock }: Platform, viewer: Viewer, businessId: string, { name, idempotencyKey }: Wanted) {
  const now = clock.now();
  const secret = newSecret();
  return db.transaction().execute(async (tx) => {
    const business = await holdOwned(tx, viewer, businessId);
    const again = await tx
      .updateTable('businessKeys')
      .set(keptOf(secret))
      .where('businessId', '=', business.id)
      .where('idempotencyKey', '=', idempotencyKey ?? null)
      .where('endedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (again) return { key: await readKey(tx, again.id), secret };
    if ((await countOpenKeys(tx, business.id)) >= most) throw new Failure('conflict', tooMany);
    const made = { madeBy: viewer.userId, idempotencyKey: idempotencyKey ?? null, createdAt: now };
    const { id } = await tx
      .insertInto('businessKeys')
      .values({ businessId: business.id, name, ...keptOf(secret), ...made })
      .returning('id')
      .executeTakeFirstOrThrow();
    const event = { businessId: business.id, actorId: viewer.userId, details: { keyId: id }, now };
    await recordBusinessEvent(tx, { ...event, kind: 'key-made' });
    await sendMail(tx, keyMade(await readCertainPerson(tx, viewer.userId), name, business));
    return { key: await readKey(tx, id), secret };
  });
}
