import { HOUR_MS, MINUTE_MS } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';
import { readContacted } from './interviews.ts';

/** Who wrote, how long ago, what. */
const written: { isFromApplicant: boolean; hoursAgo: number; message: string }[] = [
  {
    isFromApplicant: false,
    hoursAgo: 22,
    message: 'Hei! Takk for søknaden. Kan du ta med attesten fra den forrige jobben din til intervjuet?',
  },
  {
    isFromApplicant: true,
    hoursAgo: 20,
    message: 'Ja, det skal jeg gjøre. Er det lurt å parkere i gata, eller har dere plass til besøkende?',
  },
  {
    isFromApplicant: false,
    hoursAgo: 3,
    message: 'Vi har plass bak bygget. Ring på ved porten, så åpner vi.',
  },
];

/** The demo's job seeker and an employer write each other about the interview; another applicant asks something new. */
export async function addDemoMessages({ db, clock }: Platform, seekerId: string, employerId: string) {
  const now = clock.now().getTime();
  const contacted = await readContacted(db);
  const own = contacted.find(({ userId }) => userId === seekerId);
  const other = contacted.find(({ userId }) => userId !== seekerId);
  const conversation = own
    ? written.map(({ isFromApplicant, hoursAgo, message }, index) => ({
        applicationId: own.id,
        authorId: isFromApplicant ? seekerId : employerId,
        isFromApplicant,
        message,
        sentAt: new Date(now - hoursAgo * HOUR_MS),
        readAt: index < written.length - 1 ? new Date(now - hoursAgo * HOUR_MS + 40 * MINUTE_MS) : null,
      }))
    : [];
  const question = other && {
    applicationId: other.id,
    authorId: other.userId,
    isFromApplicant: true,
    message: 'Hei! Er arbeidstiden den samme hele året, eller jobber dere mer om sommeren?',
    sentAt: new Date(now - HOUR_MS),
    readAt: null,
  };
  const rows = [...conversation, ...(question ? [question] : [])];
  if (rows.length > 0) await db.insertInto('applicationMessages').values(rows).execute();
}
