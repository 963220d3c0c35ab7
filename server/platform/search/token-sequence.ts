import type { Sequence } from './clause.ts';

/** In a document's words, what starts a field: this plus the field's number. */
export const FIELD_START = 0xffff_ff00;

/** How far apart the parts of a compound may stand: "lærer i vår barnehage". */
const FURTHEST_APART = 4;

/** What a sequence is worth in a document whose words are given in order; 0 where it does not occur. */
export function sequenceImpact(tokens: Uint32Array, sequence: Sequence, masks: Uint16Array, impacts: number[]): number {
  return sequence.isPhrase
    ? phraseImpact(tokens, sequence, masks, impacts)
    : nearImpact(tokens, sequence, masks, impacts);
}

/** Each occurrence counts. Bit n of `running` says that the first n + 1 words of the phrase end here. */
function phraseImpact(tokens: Uint32Array, { parts }: Sequence, masks: Uint16Array, impacts: number[]) {
  const complete = 1 << (parts.length - 1);
  let running = 0;
  let field = 0;
  let impact = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as number;
    if (token >= FIELD_START) {
      field = token - FIELD_START;
      running = 0;
      continue;
    }
    running = ((running << 1) | 1) & (masks[token] as number);
    if (running & complete) impact += impacts[field] as number;
  }
  return impact;
}

/** A field counts once, if all parts stand close together in it. */
function nearImpact(tokens: Uint32Array, { parts }: Sequence, masks: Uint16Array, impacts: number[]) {
  const lastSeen = new Int32Array(parts.length);
  let field = -1;
  let isDone = false;
  let impact = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as number;
    if (token >= FIELD_START) {
      isDone = isDone && token - FIELD_START === field;
      field = token - FIELD_START;
      lastSeen.fill(-1);
      continue;
    }
    const mask = masks[token] as number;
    if (isDone || mask === 0) continue;
    if (closesGroup(mask, at, lastSeen)) {
      impact += impacts[field] as number;
      isDone = true;
    }
  }
  return impact;
}

function closesGroup(mask: number, at: number, lastSeen: Int32Array) {
  let first = at;
  for (let part = 0; part < lastSeen.length; part++) {
    if (mask & (1 << part)) lastSeen[part] = at;
    if (lastSeen[part] === -1) first = -1;
    else first = Math.min(first, lastSeen[part] as number);
  }
  return first >= 0 && at - first <= FURTHEST_APART * (lastSeen.length - 1);
}

export function isInFirstField(tokens: Uint32Array, word: number): boolean {
  if (tokens[0] !== FIELD_START) return false;
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at] as number;
    if (token === word) return true;
    if (token >= FIELD_START) return false;
  }
  return false;
}
