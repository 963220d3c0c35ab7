import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { Failure } from '../../../contract/errors.ts';
import { reportReasonNames } from '../../../contract/support/ad-report-words.ts';
import type { adReports } from '../../../contract/support/ad-reports.ts';
import type { AdKind } from '../../../contract/values.ts';
import { readNationalFacts } from '../../national/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { livePositionIds } from '../../positions/index.ts';

type Report = Omit<z.output<typeof adReports.send.body>, 'website' | 'idempotencyKey'>;

/**
 * Keeps what somebody says is wrong with an ad. Support hears of the first one that is open: staff see them all. The same
 * words under the same key, after a lost reply, are one report.
 */
export async function sendReport({ db, clock, config }: Platform, report: Report, key?: string) {
  const { kind, id: adId, reason, message = null, email = null } = report;
  const now = clock.now();
  const ad = await readAd(db, kind, adId, now);
  if (!ad) throw new Failure('notFound', 'Annonsen er ikke her lenger.');
  const id = key ? keyAsUuid(key, kind, adId, reason, message ?? '', email ?? '') : randomUUID();
  const { title, businessName } = ad;
  await db.transaction().execute(async (tx) => {
    const open = await tx
      .selectFrom('adReports')
      .select('id')
      .where('kind', '=', kind)
      .where('adId', '=', adId)
      .where('closedAt', 'is', null)
      .limit(1)
      .executeTakeFirst();
    const kept = await tx
      .insertInto('adReports')
      .values({ id, kind, adId, title, businessName, reason, message, email, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept || open) return;
    await sendMail(tx, {
      to: { address: config.mail.support },
      subject: `Meldt annonse: ${title}`,
      preview: reportReasonNames[reason],
      heading: `«${title}» hos ${businessName} er meldt`,
      paragraphs: [`${reportReasonNames[reason]}.`, ...(message ? [message] : [])],
      button: { label: 'Se meldte annonser', path: '/admin?tab=reports' },
      smallPrint: ['Flere meldinger om annonsen gir ikke flere e-poster før disse er avsluttet.'],
    });
  });
}

/** What everybody can see can be reported. */
const readAd = (db: Db, kind: AdKind, id: string, now: Date) =>
  kind === 'nav'
    ? readNationalFacts(db, id, now)
    : db
        .selectFrom('positions')
        .innerJoin('businesses', 'businesses.id', 'positions.businessId')
        .select(['title', 'businessName'])
        .where('positions.id', '=', id)
        .where('positions.id', 'in', livePositionIds(db, dayInOslo(now)))
        .executeTakeFirst();
