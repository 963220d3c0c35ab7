import { sql } from 'kysely';
import { cutWhole } from '../../contract/cut-whole.ts';
import type { CvData } from '../../contract/cvs/cv-fields.ts';
import { readUser } from '../accounts/index.ts';
import { hiderOf, personOf } from '../applications/index.ts';
import { lettersOfName } from '../businesses/index.ts';
import { dataOf, findCv, withoutPerson } from '../cvs/index.ts';
import type { Db } from '../platform/database/database.ts';
import { failureAt } from '../platform/http/field-errors.ts';

interface Written {
  headline: string;
  about?: string | undefined;
  cvId?: string | undefined;
}

/** Of what is searched: of a CV as long as one may be, the beginning. */
const MOST_LETTERS = 20_000;

/** What employers read of it: without names, addresses, links and numbers, as the account and the CV know them. */
export async function asSeen(db: Db, userId: string, { headline, about = '', cvId }: Written) {
  const { firstName, lastName, email } = await readUser(db, userId);
  const row = cvId ? await findCv(db, userId, cvId) : undefined;
  if (cvId && !row) throw failureAt('invalid', 'cvId', 'CV-en finnes ikke lenger. Velg en annen.');
  const cv = row && dataOf(row);
  const hide = hiderOf({ firstName, lastName, email }, ...(cv ? [personOf(cv)] : []));
  return {
    seenHeadline: hide(headline),
    seenAbout: hide(about),
    employerKeys: await currentEmployers(db, userId),
    cv: row && cv && { cvId: row.id, cvUpdatedAt: row.updatedAt, ...shownOf(cv, hide) },
  };
}

/** Of the data of a CV. */
export const CURRENT_EMPLOYERS = '$.experience[*] ? (@.current == true).company';

/** Nobody is to be met here by whoever they work with, whichever CV they show. */
export async function currentEmployers(db: Db, userId: string) {
  const rows = await db
    .selectFrom('cvs')
    .select(sql<string[]>`jsonb_path_query_array(data, ${CURRENT_EMPLOYERS}::jsonpath)`.as('companies'))
    .where('userId', '=', userId)
    .execute();
  const names = rows.flatMap(({ companies }) => companies.map(lettersOfName));
  return [...new Set(names)].filter(Boolean);
}

function shownOf(cv: CvData, hide: (text: string) => string) {
  const seen = withoutPerson(cv, cv.documentLanguage, hide);
  return {
    cvData: JSON.stringify(seen),
    words: cutWhole(wordsOf(seen), MOST_LETTERS),
  };
}

const wordsOf = ({ aboutMe, experience, education, skills, languages }: CvData) =>
  [
    aboutMe,
    ...experience.flatMap(({ title, company, description }) => [title, company, description]),
    ...education.flatMap(({ institution, degree, field, description }) => [institution, degree, field, description]),
    ...skills,
    ...languages.map(({ name }) => name),
  ].join('\n');
