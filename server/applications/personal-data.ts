import type { Selectable } from 'kysely';
import type { Db, Schema } from '../platform/database/database.ts';

/** For the download of everything that is kept about a user. */
export async function readApplicationsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .selectAll('applications')
    .select(['positions.title', 'businesses.businessName'])
    .where('applications.userId', '=', userId)
    .orderBy('submittedAt')
    .execute();
  const files = await db
    .selectFrom('applicationFiles')
    .select(['id', 'applicationId', 'fileName', 'sizeBytes', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  const drafts = await db
    .selectFrom('applicationDrafts')
    .innerJoin('positions', 'positions.id', 'positionId')
    .select(['positions.title as position', 'content', 'startedAt', 'applicationDrafts.updatedAt'])
    .where('userId', '=', userId)
    .orderBy('startedAt')
    .execute();
  const nameOf = new Map(files.map(({ id, fileName }) => [id, fileName]));
  return {
    sent: rows.map(({ title, businessName, firstName, lastName, email, phone, ...row }) => ({
      position: title,
      business: businessName,
      submittedAt: row.submittedAt,
      firstOpenedAt: row.firstOpenedAt,
      withdrawnAt: row.withdrawnAt,
      remindedAt: row.remindedAt,
      status: row.toldStatus,
      keepsLonger: row.keepsLonger,
      applicant: { firstName, lastName, email, phone },
      answers: answersOf(row, nameOf),
    })),
    drafts,
    uploadedFiles: files.map(({ fileName, sizeBytes, createdAt }) => ({ fileName, sizeBytes, createdAt })),
  };
}

type Sent = Pick<Selectable<Schema['applications']>, 'formSnapshot' | 'responses'>;

function answersOf({ formSnapshot, responses }: Sent, nameOf: Map<string, string>) {
  return responses.map(({ questionId, response, files }) => ({
    question: formSnapshot.questions.find(({ id }) => id === questionId)?.question ?? '',
    answer: files.length > 0 ? files.map((file) => nameOf.get(file) ?? '') : response,
  }));
}

export async function describeApplications(db: Db, userId: string) {
  return [...(await describeSent(db, userId)), ...(await describeDrafts(db, userId))];
}

async function describeDrafts(db: Db, userId: string) {
  const begun = await db.selectFrom('applicationDrafts').select('positionId').where('userId', '=', userId).execute();
  return begun.length === 0 ? [] : ['Søknader du har begynt på og ikke sendt, slettes med filene du har lastet opp.'];
}

async function describeSent(db: Db, userId: string) {
  const { count } = await db
    .selectFrom('applications')
    .select((get) => get.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (count === 0) return [];
  return [
    `${count === 1 ? 'Søknaden' : `De ${count} søknadene`} du har sendt, slettes også hos bedriftene, med filer.`,
  ];
}
