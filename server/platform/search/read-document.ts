import { roomFor } from './grow.ts';
import { FIELD_START } from './token-sequence.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Field {
  /** What an occurrence in this field is worth. */
  weight: number;
  /** What it is worth more where the field starts with it. */
  atStart?: number;
}

/** Turns the texts of a document into its words in order, and what each is worth. */
export function createDocumentReader(vocabulary: Vocabulary, fields: Field[], perOccurrence: number) {
  let impactOf = new Uint32Array(1024);
  let tokens = new Uint32Array(1024);

  return function read(texts: string[][]): { tokens: Uint32Array; words: number[]; impacts: number[] } {
    const words: number[] = [];
    let count = 0;
    texts.forEach((values, number) => {
      const { weight = 0, atStart = 0 } = fields[number] ?? {};
      for (const value of values) {
        const found = vocabulary.numbersIn(value);
        tokens = roomFor(tokens, count + found.length);
        impactOf = roomFor(impactOf, vocabulary.size);
        tokens[count++] = FIELD_START + number;
        for (let at = 0; at < found.length; at++) {
          const token = found[at] as number;
          if (impactOf[token] === 0) words.push(token);
          impactOf[token] = (impactOf[token] as number) + weight + perOccurrence + (at === 0 ? atStart : 0);
          tokens[count++] = token;
        }
      }
    });
    const impacts = words.map((word) => impactOf[word] as number);
    for (const word of words) impactOf[word] = 0;
    return { tokens: tokens.slice(0, count), words, impacts };
  };
}
