import { sql } from 'kysely';
import { joinWithAnd } from '../../contract/words-in-a-row.ts';
import type { Db } from '../platform/database/database.ts';

interface Contents {
  id: string;
  answers: number;
  files: number;
  messages: number;
  /** Of one invitation. */
  times: number;
  tips: number;
  /** Those that answered. */
  references: number;
  isListed: boolean;
}

/** What each application holds, in words for its sender: asked before it is deleted. A file that was sent as an answer is a file. */
export async function countContents(db: Db, ids: string[]) {
  const { rows } = await sql<Contents>`
    select id, list_entry is not null as "isListed",
      (select count(*) from jsonb_array_elements(responses) answer
        where answer -> 'response' not in ('""', '[]', 'null'))::integer as answers,
      (select count(*) from application_files where application_id = applications.id)::integer as files,
      (select count(*) from application_messages where application_id = applications.id)::integer as messages,
      (select count(*) from position_tips where application_id = applications.id)::integer as tips,
      (select count(*) from referees where application_id = applications.id and outcome = 'answered')::integer as "references",
      coalesce((select cardinality(times) from interviews where application_id = applications.id), 0) as times
    from applications where id = any(${ids}::uuid[])`.execute(db);
  const words = new Map(rows.map((row) => [row.id, inWords(row)]));
  return (id: string) => words.get(id) ?? always;
}

const always = 'Navn og kontaktinformasjon';

const inWords = ({ answers, files, messages, tips, references, times, isListed }: Contents) =>
  joinWithAnd([
    always,
    ...(isListed ? ['opplysningene til søkerlisten'] : []),
    ...(answers > 0 ? [`${answers} svar`] : []),
    ...(files > 0 ? [files === 1 ? '1 fil' : `${files} filer`] : []),
    ...(messages > 0 ? [messages === 1 ? '1 melding' : `${messages} meldinger`] : []),
    ...(tips > 0 ? [`tips om ${tips === 1 ? '1 stilling' : `${tips} stillinger`}`] : []),
    ...(references > 0 ? [references === 1 ? '1 referanse' : `${references} referanser`] : []),
    ...(times > 0 ? [`invitasjon til intervju med ${times === 1 ? '1 tidspunkt' : `${times} tidspunkter`}`] : []),
  ]);
