import { keyLimits } from '../../../contract/businesses/business-keys.ts';
import { cutWhole } from '../../../contract/cut-whole.ts';
import { importLimits } from '../../../contract/positions/imported-positions.ts';
import { cleanText } from '../../../contract/values.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SystemGate } from '../../platform/http/admit-system.ts';
import type { Platform } from '../../platform/platform.ts';

const MOST_LETTERS = 1000;
const { mostRefusals } = keyLimits;

/** Keeps the last refusal for each reference, and no more than its reader looks at. Of what was sent, only what is wrong with it. */
export const refusedImports =
  ({ db, clock }: Platform): SystemGate['noteRefused'] =>
  async ({ businessId, keyId }, reference, { message, errors }) => {
    const said =
      errors.length > 0 ? errors.map(({ path, msg }) => (path ? `${msg} (${path})` : msg)).join('. ') : message;
    const now = { keyId, message: cutWhole(said, MOST_LETTERS), refusedAt: clock.now() };
    await db
      .insertInto('refusedImports')
      .values({ businessId, reference: cutWhole(cleanText(reference), importLimits.reference), ...now })
      .onConflict((conflict) => conflict.columns(['businessId', 'reference']).doUpdateSet(now))
      .execute();
    const kept = db
      .selectFrom('refusedImports as newer')
      .select('newer.reference')
      .where('newer.businessId', '=', businessId)
      .orderBy('newer.refusedAt', 'desc')
      .limit(mostRefusals);
    await db
      .deleteFrom('refusedImports')
      .where('businessId', '=', businessId)
      .where('reference', 'not in', kept)
      .execute();
  };

/** What was wrong is mended. */
export const forgetRefusedImport = (db: Db, businessId: string, reference: string) =>
  db.deleteFrom('refusedImports').where('businessId', '=', businessId).where('reference', '=', reference).execute();
