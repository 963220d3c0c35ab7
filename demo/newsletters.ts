import { daysAfter } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';
import { findUser } from './find-user.ts';

const sent = {
  title: 'Slik skriver du en søknad som blir lest',
  content: `# Begynn med det de spør om

Les annonsen to ganger. Det som står først, er det de trenger mest.

- Svar på **ett** behov i hvert avsnitt
- Vis hva du har gjort, ikke hva du er
- Hold deg på én side

Vi har samlet flere råd under [karriere](/karriere) og [CV-tips](/cv-tips).

## Ukens tall

Mange nye stillinger kom inn denne uken. [Se hva som passer deg](/stillinger).`,
};
const draft = {
  title: 'Fem spørsmål du bør stille på intervjuet',
  content: `# Du skal også velge dem

1. Hvordan ser en vanlig dag ut?
2. Hva skal den som begynner, ha fått til etter tre måneder?
3. Hvem jobber jeg tettest med?

Les mer under [karriere](/karriere).`,
};

/** One newsletter that went out and one that waits. The job seeker reads them. */
export async function addDemoNewsletters(platform: Platform) {
  const { db, clock, config } = platform;
  if (await db.selectFrom('newsletters').select('id').limit(1).executeTakeFirst()) return;
  const [seeker, author] = await Promise.all([findUser(platform, 'Job seeker'), findUser(platform, 'Staff')]);
  if (!seeker || !author) return;
  const now = clock.now();
  const ago = (days: number) => daysAfter(now, -days);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ newsletterEnabled: true }).where('id', '=', seeker.id).execute();
    // Those who own the sample businesses are real readers, too, every second one.
    await tx
      .updateTable('users')
      .set({ emailConfirmedAt: ago(9) })
      .where('email', 'like', 'eier-%')
      .execute();
    await tx
      .updateTable('users')
      .set({ newsletterEnabled: true })
      .where('email', '~', '^eier-[0-9]*[02468]@')
      .execute();
    const { id } = await tx
      .insertInto('newsletters')
      .values({
        ...sent,
        state: 'sent',
        createdBy: author.id,
        createdAt: ago(9),
        updatedAt: ago(8),
        startedAt: ago(8),
        sentAt: ago(8),
        recipientCount: 31,
        sentCount: 30,
        failedCount: 1,
        openCount: 22,
        clickCount: 14,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const links = ['/karriere', '/cv-tips', '/stillinger'];
    const clicks = [6, 2, 6];
    await tx
      .insertInto('newsletterLinks')
      .values(
        links.map((path, index) => ({
          newsletterId: id,
          number: index + 1,
          url: config.publicUrl + path,
          clickCount: clicks[index] ?? 0,
        })),
      )
      .execute();
    await tx
      .insertInto('newsletters')
      .values({ ...draft, createdBy: author.id, createdAt: ago(1), updatedAt: ago(1) })
      .execute();
  });
}
