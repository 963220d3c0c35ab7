import { sql } from 'kysely';
import { Failure } from '../../../contract/errors.ts';
import { policy } from '../../../contract/policy.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lockNamed } from '../../platform/database/lock-named.ts';
import type { Platform } from '../../platform/platform.ts';
import { nextMailDay } from '../mail-day.ts';
import { removeAlerts } from './remove-alerts.ts';

const { mostPerReader } = policy.jobAlerts;
const full = `Du har allerede ${mostPerReader} jobbvarsler. Avslutt et av dem først, med lenken nederst i en e-post fra det.`;
const gone = 'Jobbvarselet finnes ikke lenger. Lenken er for gammel, eller varselet er avsluttet.';

/** Turns an alert on, or says once more that it is wanted. Answers how often it is mailed. */
export const confirmAlert = ({ db, clock }: Platform, token: string) =>
  db.transaction().execute(async (tx) => {
    const found = await findByToken(tx, token).executeTakeFirst();
    if (!found) throw new Failure('notFound', gone);
    // One at a time of each reader: counting and turning on belong together.
    await lockNamed(tx, `job alerts ${found.emailKey}`);
    const alert = await findByToken(tx, token).forUpdate().executeTakeFirst();
    if (!alert) throw new Failure('notFound', gone);
    const now = clock.now();
    const others = await tx
      .selectFrom('jobAlerts')
      .select(['id', 'mailFrom', 'mailSince', sql<boolean>`filters = ${JSON.stringify(alert.filters)}`.as('isSame')])
      .where('emailKey', '=', alert.emailKey)
      .where('id', '<>', alert.id)
      .where('confirmedAt', 'is not', null)
      .execute();
    if (others.filter(({ isSame }) => !isSame).length >= mostPerReader) throw new Failure('conflict', full);
    const twins = others.filter(({ isSame }) => isSame);
    await removeAlerts(
      tx,
      twins.map(({ id }) => id),
    );
    const [twin] = twins;
    await tx
      .updateTable('jobAlerts')
      .set({ confirmedAt: now, renewalAskedAt: null })
      .$if(!alert.confirmedAt, (update) =>
        update.set({
          // What its twin has not told of yet is still news.
          mailFrom: twin?.mailFrom ?? now,
          mailSince: twin?.mailSince ?? now,
          mailDueOn: nextMailDay(alert.mailFrequency, now),
        }),
      )
      .where('id', '=', alert.id)
      .execute();
    return alert.mailFrequency;
  });

const findByToken = (tx: Tx, token: string) => tx.selectFrom('jobAlerts').selectAll().where('mailToken', '=', token);

/** Gone already is ended too: nothing is kept of what was ended. */
export const endAlert = ({ db }: Platform, token: string) =>
  db.transaction().execute(async (tx) => {
    const alert = await findByToken(tx, token).executeTakeFirst();
    if (alert) await removeAlerts(tx, [alert.id]);
  });
