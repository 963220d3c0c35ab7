import { randomUUID } from 'node:crypto';
import type { ReportReason } from '../contract/support/ad-report-words.ts';
import { dayInOslo, daysAfter } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';

interface Said {
  /** Which of the ads. */
  ad: number;
  daysAgo: number;
  reason: ReportReason;
  message?: string;
  email?: string;
}

const said: Said[] = [
  {
    ad: 0,
    daysAgo: 2.1,
    reason: 'gone',
    message: 'Jeg ringte, og de ansatte noen for to uker siden.',
    email: 'tone.berg@jobbsoker.example',
  },
  { ad: 0, daysAgo: 0.6, reason: 'gone' },
  { ad: 0, daysAgo: 0.3, reason: 'wrong', message: 'Fristen i annonsen er en annen enn den på nettsidene deres.' },
  {
    ad: 1,
    daysAgo: 1.4,
    reason: 'fraud',
    message: 'Etter at jeg søkte, ringte en som sa at han var herfra, og ville ha penger for et kurs.',
    email: 'ahmed.lien@jobbsoker.example',
  },
];

/** Ads that visitors reported, so that staff have something to look at. */
export async function addDemoReports({ db, clock }: Platform) {
  if (await db.selectFrom('adReports').select('id').limit(1).executeTakeFirst()) return;
  const now = clock.now();
  const ads = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select(['positions.id', 'title', 'businessName'])
    .where('positions.isActive', '=', true)
    .where('positions.approvalStatus', '=', 'approved')
    .where('businesses.approvalStatus', '=', 'approved')
    .where('expiryDate', '>', dayInOslo(now))
    .orderBy('positions.createdAt', 'desc')
    .orderBy('positions.id')
    .limit(2)
    .execute();
  const reports = said.flatMap(({ ad: number, daysAgo, ...report }) => {
    const ad = ads[number];
    if (!ad) return [];
    const { id: adId, title, businessName } = ad;
    return [
      {
        id: randomUUID(),
        kind: 'local' as const,
        adId,
        title,
        businessName,
        ...report,
        createdAt: daysAfter(now, -daysAgo),
      },
    ];
  });
  await db.insertInto('adReports').values(reports).execute();
}
