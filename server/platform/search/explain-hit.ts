import type { Clause, Sequence } from './clause.ts';
import type { QueryPlan } from './plan-query.ts';
import { FIELD_START } from './token-sequence.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Reason {
  /** What was typed, e.g. `sykepleier`. */
  asked: string;
  /** The word of the document that answers it, e.g. `sykepleierstilling`. */
  found: string;
  /** The field it stands in. */
  field: string;
}

/** Why a document was found: for each thing asked for, the first word that answers it, in the order of the fields. */
export function explainHit(plan: QueryPlan, tokens: Uint32Array, fields: string[], vocabulary: Vocabulary): Reason[] {
  return plan.required.flatMap(
    ({ either, ...clause }) =>
      (either ?? [clause]).flatMap((each) => firstReason(each, tokens, fields, vocabulary) ?? []).at(0) ?? [],
  );
}

function firstReason(
  clause: Clause,
  tokens: Uint32Array,
  fields: string[],
  vocabulary: Vocabulary,
): Reason | undefined {
  const answering = new Set([...clause.words, ...clause.sequences.flatMap(({ parts }) => parts.flat())]);
  const direct = new Set(clause.words);
  return (
    scan(tokens, (at, token) => direct.has(token) && reason(at, 1)) ??
    scan(
      tokens,
      (at) => clause.sequences.some((sequence) => startsHere(sequence, tokens, at)) && reason(at, lengthAt(at)),
    )
  );

  function reason(at: number, length: number): Reason {
    const words = Array.from(tokens.subarray(at, at + length), (token) => vocabulary.wordOf(token));
    return { asked: clause.typed, found: words.join(' '), field: fields[fieldAt(tokens, at)] ?? '' };
  }

  /** A phrase is shown whole; of parts that stand apart everything between them. */
  function lengthAt(at: number) {
    const longest = Math.max(
      ...clause.sequences.map(({ parts, isPhrase }) => (isPhrase ? parts.length : 4 * parts.length)),
    );
    let length = 1;
    for (let ahead = 1; ahead < longest; ahead++) {
      const token = tokens[at + ahead];
      if (token === undefined || token >= FIELD_START) break;
      if (answering.has(token)) length = ahead + 1;
    }
    return length;
  }
}

function scan(tokens: Uint32Array, read: (at: number, token: number) => Reason | false): Reason | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const found = read(at, tokens[at] as number);
    if (found) return found;
  }
  return undefined;
}

function startsHere({ parts, isPhrase }: Sequence, tokens: Uint32Array, at: number) {
  const has = (part: number[] | undefined, position: number) => part?.includes(tokens[position] as number) ?? false;
  if (isPhrase) return parts.every((part, ahead) => has(part, at + ahead));
  const near = [...tokens.subarray(at, at + 4 * parts.length - 3)];
  const end = near.findIndex((token) => token >= FIELD_START);
  const within = end === -1 ? near : near.slice(0, end);
  return parts.some((part) => has(part, at)) && parts.every((part) => within.some((token) => part.includes(token)));
}

function fieldAt(tokens: Uint32Array, position: number) {
  for (let at = position; at >= 0; at--) {
    const token = tokens[at] as number;
    if (token >= FIELD_START) return token - FIELD_START;
  }
  return 0;
}
