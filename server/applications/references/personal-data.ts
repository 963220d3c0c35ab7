import { relationNames } from '../../../contract/applications/reference-words.ts';
import type { Db } from '../../platform/database/database.ts';
import type { readReferences } from './read-references.ts';

type Kept = Awaited<ReturnType<typeof readReferences>> extends Map<string, infer Shown> ? Shown : never;

/** For the applicant's download. */
export const describeReferences = (kept: Kept | undefined) =>
  kept
    ? {
        askedAt: kept.askedAt,
        message: kept.message,
        declinedAt: kept.declinedAt,
        reply: kept.reply,
        referees: kept.referees.map(({ name, relation, workplace, email, namedAt, remindedAt, ...given }) => ({
          name,
          relation: relationNames[relation],
          workplace,
          email,
          namedAt,
          refereeRemindedAt: remindedAt,
          answeredAt: given.answeredAt,
          answers: given.answers ? inPairs(kept.questions, given.answers) : [],
        })),
      }
    : null;

/** For the download of whoever has shown that the address is theirs: what they were asked about others, and said. */
export async function readReferencesBy(db: Db, userId: string) {
  const rows = await db
    .selectFrom('referees')
    .innerJoin('users', 'users.emailKey', 'referees.emailKey')
    .innerJoin('referenceRequests', 'referenceRequests.applicationId', 'referees.applicationId')
    .innerJoin('applications', 'applications.id', 'referees.applicationId')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .select(['referees.name', 'relation', 'workplace', 'referees.email', 'namedAt', 'answeredAt', 'answers'])
    .select(['positions.title', 'businessName', 'questions'])
    .where('users.id', '=', userId)
    .where('users.emailConfirmedAt', 'is not', null)
    .orderBy('namedAt')
    .execute();
  return rows.map(({ title, businessName, questions, relation, answers, ...row }) => ({
    position: title,
    business: businessName,
    ...row,
    relation: relationNames[relation],
    answers: answers ? inPairs(questions, answers) : [],
  }));
}

const inPairs = (questions: string[], answers: string[]) =>
  questions.map((question, index) => ({ question, answer: answers[index] ?? '' }));
