import { buffer } from 'node:stream/consumers';
import type { Question } from '../../../contract/application-forms/application-form-fields.ts';
import type { SentAnswer } from '../../../contract/applications/application-fields.ts';
import type { CvData, CvLanguage } from '../../../contract/cvs/cv-fields.ts';
import { longDay } from '../../../contract/dates-in-words.ts';
import { cvIn, withoutPerson } from '../../cvs/index.ts';
import type { Files } from '../../platform/files/files.ts';
import { openStored } from '../../platform/files/storage.ts';
import type { Platform } from '../../platform/platform.ts';
import type { UnusedFile } from '../files-of-answers.ts';
import { hidePerson, hiderOf, type Person } from './hide-person.ts';

interface KnownFrom {
  applicant: Person;
  files: UnusedFile[];
}

interface Sent extends KnownFrom {
  questions: Question[];
  answers: SentAnswer[];
}

export type Anonymous = Awaited<ReturnType<typeof makeAnonymous>>;

/** What can be read of an application without knowing whose it is: the answers, and those of its files that are CVs made here. */
export async function makeAnonymous(platform: Platform, userId: string, { questions, answers, ...sent }: Sent) {
  const { hide, cvs } = await hiderFor(platform, userId, sent);
  return {
    responses: hidePerson(answers, questions, hide),
    cvs: cvs.map(({ fileId, cv, printedIn }) => ({ fileId, cvData: withoutPerson(cv, printedIn, hide) })),
  };
}

/** Form, account and CVs may know different names, addresses and numbers of one person. */
export async function hiderFor({ db, files: stored }: Platform, userId: string, { applicant, files }: KnownFrom) {
  const account = await db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const cvs = await readCvs(stored, files);
  const hide = hiderOf(applicant, ...(account ? [account] : []), ...cvs.map(({ cv }) => personOf(cv)));
  return { hide, cvs };
}

/** Ours have a photo at most beside the text. */
const MOST_BYTES = 10 * 1024 * 1024;
/** One in each language, and some to spare: nobody else is answered while one is gone through. The others are files that are not opened. */
const MOST_CVS = 5;

async function readCvs({ disk }: Files, sent: UnusedFile[]) {
  const pdfs = sent.filter(({ fileKey, sizeBytes }) => fileKey.endsWith('.pdf') && sizeBytes <= MOST_BYTES);
  const found: { fileId: string; cv: CvData; printedIn: CvLanguage }[] = [];
  // One after the other: together they may be large.
  for (const { id: fileId, fileKey } of pdfs) {
    const content = await openStored(disk, fileKey);
    // Taken away meanwhile: that it cannot be sent is said by whoever writes it.
    const read = content && cvIn(await buffer(content));
    if (read) found.push({ fileId, ...read });
    if (found.length === MOST_CVS) break;
  }
  return found;
}

/** As a CV knows somebody. */
export function personOf({ personalInfo: { address, dateOfBirth, ...person } }: CvData): Person {
  return { ...person, others: [...address.split(',').map((part) => part.trim()), ...dayInWords(dateOfBirth)] };
}

const english = ['en-GB', 'en-US'].map(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** As people write a day: 12.03.1990, 12/3-90, 12. mars 1990, March 12, 1990. */
function dayInWords(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  if (!date) return [];
  const numbers = [
    [day, month],
    [`${Number(day)}`, `${Number(month)}`],
  ];
  const years = [year, year.slice(-2)];
  const inFigures = numbers.flatMap(([one, other]) =>
    years.flatMap((each) => [`${one}.${other}.${each}`, `${one}/${other}/${each}`, `${one}/${other}-${each}`]),
  );
  const words = longDay(date);
  return [date, ...inFigures, words, words.replace('.', ''), ...english.map((format) => format.format(new Date(date)))];
}
