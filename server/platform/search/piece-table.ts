import { roomFor } from './grow.ts';

const SPACE = 32;
const LINE_BREAK = 10;
const MOST_PIECES = 2 ** 17;
const SLOT_BITS = 18;
const SLOTS = 2 ** SLOT_BITS;
/** Spreads hashes that lie side by side, as those of house numbers do. */
const SPREAD = 0x9e3779b1;

/**
 * Remembers what was read of the pieces of texts, the pieces being what stands between spaces. Looks them up where they stand
 * in the text: cutting out each one to ask a Map costs more than reading it.
 */
export function createPieceTable(read: (piece: string) => number[]) {
  const slots = new Int32Array(SLOTS);
  const hashes = new Int32Array(MOST_PIECES + 1);
  let pieces: string[] = [''];
  let numbers: number[][] = [[]];
  let found = new Uint32Array(1024);

  /** What was read of each piece, one after the other; to be used before the next text is read. */
  function readText(text: string): Uint32Array {
    let count = 0;
    let start = 0;
    let hash = 0;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : SPACE;
      if (code !== SPACE && code !== LINE_BREAK) {
        hash = (Math.imul(hash, 31) + code) | 0;
        continue;
      }
      if (at > start) {
        const place = placeOf(text, start, at, hash);
        const ofPiece = numbers[place] as number[];
        found = roomFor(found, count + ofPiece.length);
        for (let i = 0; i < ofPiece.length; i++) found[count++] = ofPiece[i] as number;
      }
      start = at + 1;
      hash = 0;
    }
    return found.subarray(0, count);
  }

  function placeOf(text: string, start: number, end: number, hash: number): number {
    let slot = Math.imul(hash, SPREAD) >>> (32 - SLOT_BITS);
    for (; slots[slot] !== 0; slot = (slot + 1) & (SLOTS - 1)) {
      const place = slots[slot] as number;
      if (hashes[place] === hash && isAt(pieces[place] as string, text, start, end)) return place;
    }
    return learn(cutLoose(text.slice(start, end)), hash, slot);
  }

  function learn(piece: string, hash: number, slot: number): number {
    if (pieces.length > MOST_PIECES) forget();
    const place = pieces.length;
    pieces.push(piece);
    numbers.push(read(piece));
    hashes[place] = hash;
    slots[slot] = place;
    return place;
  }

  function forget() {
    if (pieces.length === 1) return;
    slots.fill(0);
    pieces = [''];
    numbers = [[]];
  }

  return { readText, forget };
}

function isAt(piece: string, text: string, start: number, end: number) {
  if (piece.length !== end - start) return false;
  for (let i = 0; i < piece.length; i++) if (piece.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}

/** A copy of its own: a part of a text would keep the whole text in memory. */
const cutLoose = (part: string): string => JSON.parse(JSON.stringify(part));
