import { type Expression, sql } from 'kysely';
import { inLowerCase } from '../platform/database/norwegian.ts';

/** People leave it out. */
const form = '^a/?s\\s|\\s(a\\.?/?s\\.?|asa|ans|da|enk|sa|ba|nuf|iks|hf|kf)$';

/** A name as two may both have written it: the register in capital letters, people without the form of the organisation. */
export const lettersOfName = (name: string) =>
  name
    .toLowerCase()
    .replace(new RegExp(form, 'g'), '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The same inside a query. */
export const lettersOfNameIn = (name: Expression<string>) =>
  sql<string>`regexp_replace(regexp_replace(${inLowerCase(name)}, ${form}, '', 'g'), '[^[:alnum:]]', '', 'g')`;
