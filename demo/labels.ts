import type { Platform } from '../server/platform/platform.ts';

/** Of the last applications, one after the other: what is on them. */
const labels = [
  ['Ring igjen'],
  [],
  ['Kan begynne straks', 'Lærling'],
  ['Ring igjen', 'Referanser sjekket'],
  [],
  ['Til neste runde'],
  ['Kan begynne straks'],
];

/** Short words of the employer and a colleague on some of the applications of their business. */
export async function addDemoLabels({ db }: Platform, businessId: string) {
  const applications = await db
    .selectFrom('applications')
    .select('id')
    .where('businessId', '=', businessId)
    .where('withdrawnAt', 'is', null)
    .orderBy('submittedAt', 'desc')
    .orderBy('id')
    .limit(labels.length)
    .execute();
  const rows = applications.flatMap(({ id }, index) =>
    (labels[index] ?? []).map((label) => ({ applicationId: id, label, key: label.toLowerCase() })),
  );
  await db.insertInto('applicationLabels').values(rows).execute();
}
