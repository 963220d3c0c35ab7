import { roomFor } from './grow.ts';
import { FIELD_START } from './token-sequence.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Field {
  /** What an occurrence in this field is worth. */
  weight: number;
  /** What it is worth more where the field starts with it. */
  atStart?: number;
}

/** To be used before the next document is read. */
interface Read {
  /** The words in order, and where fields start. */
  tokens: Uint32Array;
  /** The words, each once, and what each is worth. */
  words: Uint32Array;
  impacts: Uint32Array;
}

/** Turns the texts of a document into its words in order, and what each is worth. */
export function createDocumentReader(vocabulary: Vocabulary, fields: Field[], perOccurrence: number) {
  let impactOf = new Uint32Array(1024);
  let tokens = new Uint32Array(1024);
  let words = new Uint32Array(1024);
  let impacts = new Uint32Array(1024);
  let count = 0;
  let different = 0;

  function read(texts: (string | string[] | undefined)[]): Read {
    count = 0;
    different = 0;
    for (let field = 0; field < texts.length; field++) {
      const values = texts[field];
      for (const value of typeof values === 'string' ? [values] : (values ?? [])) {
        readValue(value, field);
        for (const word of vocabulary.completedIn(value)) readValue(word, field, 0);
      }
    }
    impacts = roomFor(impacts, different);
    for (let at = 0; at < different; at++) {
      const word = words[at] as number;
      impacts[at] = impactOf[word] as number;
      impactOf[word] = 0;
    }
    return {
      tokens: tokens.subarray(0, count),
      words: words.subarray(0, different),
      impacts: impacts.subarray(0, different),
    };
  }

  function readValue(value: string, field: number, atStart = fields[field]?.atStart ?? 0) {
    const { weight = 0 } = fields[field] ?? {};
    const found = vocabulary.numbersIn(value);
    tokens = roomFor(tokens, count + found.length);
    words = roomFor(words, different + found.length);
    impactOf = roomFor(impactOf, vocabulary.size);
    tokens[count++] = FIELD_START + field;
    for (let at = 0; at < found.length; at++) {
      const token = found[at] as number;
      const before = impactOf[token] as number;
      if (before === 0) words[different++] = token;
      impactOf[token] = before + weight + perOccurrence + (at === 0 ? atStart : 0);
      tokens[count++] = token;
    }
  }

  return read;
}
