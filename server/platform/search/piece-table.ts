import { roomFor } from './grow.ts';

const SPACE = 32;
const LINE_BREAK = 10;
const PERCENT = 37;
const [ZERO, NINE] = [48, 57];
const PROSENT = Array.from('prosent', (letter) => letter.charCodeAt(0));
/** Added to a capital letter it gives the small one. */
const SMALL = 32;
const MOST_PIECES = 2 ** 17;
const SLOT_BITS = 18;
const SLOTS = 2 ** SLOT_BITS;
/** Spreads hashes that lie side by side, as those of house numbers do. */
const SPREAD = 0x9e3779b1;

/**
 * Remembers what was read of the pieces of texts, the pieces being what stands between spaces ("100 %" is one). Texts and pieces
 * are compared as rows of numbers: cutting out each piece to ask a Map costs more than reading it, and so does asking a string for
 * its letters.
 */
export function createPieceTable(read: (piece: string) => number[]) {
  /** Hash and number of a piece, side by side; the number is 0 where there is none. */
  const slots = new Int32Array(2 * SLOTS);
  let pieces = 0;
  /** Where the letters of each piece end and those of the next begin, and the same for what was read of it. */
  const letterEnds = new Uint32Array(MOST_PIECES + 1);
  const numberEnds = new Uint32Array(MOST_PIECES + 1);
  let letters = new Uint16Array(1024);
  let numbers = new Uint32Array(1024);
  let source = new Uint16Array(1024);
  let sourceBytes = Buffer.from(source.buffer);
  let found = new Uint32Array(1024);

  /** What was read of each piece, one after the other; to be used before the next text is read. */
  function readText(text: string): Uint32Array {
    const codes = codesOf(text);
    const { length } = text;
    let count = 0;
    let start = 0;
    let hash = 0;
    for (let at = 0; at <= length; at++) {
      const code = codes[at] as number;
      if ((code !== SPACE && code !== LINE_BREAK) || (at < length && isBeforePercent(codes, at))) {
        hash = (Math.imul(hash, 31) + code) | 0;
        continue;
      }
      if (at > start) count = take(placeOf(codes, start, at, hash), count);
      start = at + 1;
      hash = 0;
    }
    return found.subarray(0, count);
  }

  /** With a space behind the text, where its last piece ends. */
  function codesOf(text: string) {
    if (text.length >= source.length) {
      source = roomFor(source, text.length);
      sourceBytes = Buffer.from(source.buffer);
    }
    sourceBytes.write(text, 'utf16le');
    source[text.length] = SPACE;
    return source;
  }

  function take(place: number, count: number) {
    const first = numberEnds[place - 1] as number;
    const length = (numberEnds[place] as number) - first;
    found = roomFor(found, count + length);
    for (let i = 0; i < length; i++) found[count + i] = numbers[first + i] as number;
    return count + length;
  }

  function placeOf(codes: Uint16Array, start: number, end: number, hash: number): number {
    let slot = (Math.imul(hash, SPREAD) >>> (32 - SLOT_BITS)) * 2;
    for (; slots[slot + 1] !== 0; slot = (slot + 2) & (2 * SLOTS - 1)) {
      const place = slots[slot + 1] as number;
      if (slots[slot] === hash && isAt(place, codes, start, end)) return place;
    }
    return learn(codes.subarray(start, end), hash, slot);
  }

  function isAt(place: number, codes: Uint16Array, start: number, end: number) {
    const known = letters;
    const first = letterEnds[place - 1] as number;
    const length = end - start;
    if ((letterEnds[place] as number) - first !== length) return false;
    for (let i = 0; i < length; i++) if (known[first + i] !== codes[start + i]) return false;
    return true;
  }

  function learn(piece: Uint16Array, hash: number, slot: number): number {
    if (pieces === MOST_PIECES) forget();
    const ofPiece = read(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('utf16le'));
    const place = ++pieces;
    [letters, letterEnds[place]] = append(letters, letterEnds[place - 1] as number, piece);
    [numbers, numberEnds[place]] = append(numbers, numberEnds[place - 1] as number, ofPiece);
    slots[slot] = hash;
    slots[slot + 1] = place;
    return place;
  }

  function forget() {
    if (pieces === 0) return;
    slots.fill(0);
    pieces = 0;
  }

  return { readText, forget };
}

/** A percentage is one word, though a space stands in it. */
function isBeforePercent(codes: Uint16Array, space: number) {
  const digit = codes[space - 1] as number;
  if (codes[space] !== SPACE || !(digit >= ZERO && digit <= NINE)) return false;
  return (
    codes[space + 1] === PERCENT || PROSENT.every((letter, at) => ((codes[space + 1 + at] ?? 0) | SMALL) === letter)
  );
}

function append<T extends Uint16Array | Uint32Array>(row: T, end: number, more: ArrayLike<number>): [T, number] {
  const larger = roomFor(row, end + more.length);
  larger.set(more, end);
  return [larger, end + more.length];
}
