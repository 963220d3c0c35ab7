import type { CvTemplate } from '../../contract/cvs/cv-fields.ts';
import type { CvDocument } from './compose-document.ts';
import { createPrinter } from './create-printer.ts';
import type { LetterDocument } from './letters/compose-letter.ts';
import { createUserTurns } from './user-turns.ts';
import type { WordOrder } from './word/write-word.ts';

/** A dozen full pages. The most that a CV may hold takes seconds, and no usual one waits for that. */
const MOST_USUAL_LETTERS = 40_000;
const usual = { print: createPrinter(), inTurn: createUserTurns() };
const large = { print: createPrinter(), inTurn: createUserTurns() };

export type PrintOrder = SetOrder | WordOrder;

/** Of what Typst sets. */
export interface SetOrder {
  as: 'pdf' | 'svg';
  /** A file of `templates/`. */
  template: CvTemplate | `letter-${CvTemplate}`;
  document: CvDocument | LetterDocument;
  photo: Uint8Array | null;
  /** The CV as data, carried by a PDF so that it can be read in again. */
  attachment: string | null;
}

/** SVG of the first pages, and how many there are. */
export interface Drawing {
  pages: string[];
  pageCount: number;
}

export type Printed = Uint8Array | Drawing;

/** One document at a time, each user by turns, and the large ones apart. */
export function printDocument(order: (SetOrder & { as: 'pdf' }) | WordOrder, userId?: string): Promise<Uint8Array>;
export function printDocument(order: SetOrder & { as: 'svg' }, userId?: string): Promise<Drawing>;
export function printDocument(order: PrintOrder, userId?: string): Promise<Printed> {
  const { print, inTurn } = lettersOf(order.document) > MOST_USUAL_LETTERS ? large : usual;
  return inTurn(userId, () => print(order));
}

const lettersOf = (document: PrintOrder['document']) => JSON.stringify(document).length;
