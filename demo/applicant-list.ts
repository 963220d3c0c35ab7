import { sql } from 'kysely';
import type { ListEntry } from '../contract/applications/applicant-list-fields.ts';
import { genders } from '../contract/applications/applicant-list-words.ts';
import type { Platform } from '../server/platform/platform.ts';
import type { Random } from './random.ts';

const occupations = ['Saksbehandler', 'Prosjektleder', 'Lærer', 'Rådgiver', 'Student', 'Byggmester'];
const municipalities = ['Surnadal', 'Sunndal', 'Oppdal', 'Rindal', 'Kristiansund', 'Trondheim'];

/** A position of a public employer, whose applicants are listed for everybody who asks. */
export async function openApplicantList({ db }: Platform) {
  const position = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select(['positions.id', 'positions.businessId', 'applicationFormId'])
    .where(isPublicBody)
    .where('applicationMethod', '=', 'form')
    .where('positions.isActive', '=', true)
    .orderBy('positions.createdAt')
    .orderBy('positions.id')
    .limit(1)
    .executeTakeFirst();
  if (position)
    await db.updateTable('positions').set({ hasApplicantList: true }).where('id', '=', position.id).execute();
  return position;
}

/** Enhetsregisteret says so. */
export const isPublicBody = sql<boolean>`brreg_data -> 'organisasjonsform' ->> 'kode' in ('KOMM', 'FYLK', 'STAT', 'ORGL')`;

/** One asks to be left out. */
export const listEntryOf = (index: number, random: Random): ListEntry => ({
  age: random.int(22, 63),
  gender: random.pick([...genders]),
  occupation: occupations[index % occupations.length] ?? '',
  municipality: municipalities[index % municipalities.length] ?? '',
  exemptionReason: index === 1 ? 'Arbeidsgiveren min vet ikke at jeg ser etter noe nytt.' : null,
});
