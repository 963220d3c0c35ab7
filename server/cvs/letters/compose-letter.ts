import type { LetterData } from '../../../contract/cvs/cover-letter-fields.ts';
import type { CvLanguage } from '../../../contract/cvs/cv-fields.ts';
import type { Part } from '../../../contract/links-in-text.ts';
import { type Block, blocksOf } from '../../../contract/written-text.ts';
import { type Contact, contactOf, measured } from '../compose-document.ts';
import { documentWords } from '../document-words.ts';

/** A letter as every template prints it: everything is text in its final words. */
export interface LetterDocument {
  title: string;
  language: CvLanguage;
  /** Of the sender. */
  name: string;
  contact: Contact[];
  /** Line by line. */
  recipient: string[];
  placeAndDate: string;
  subject: string;
  greeting: string;
  body: Block[];
  closing: string;
  longestWord: number;
  links: Record<string, Part[]>;
}

/** `today` is the day in Oslo, as YYYY-MM-DD. */
export function composeLetter(letter: LetterData, today: string): LetterDocument {
  const { sender, positionTitle } = letter;
  const words = documentWords[letter.documentLanguage];
  const name = nameIn(sender);
  const day = words.day.format(new Date(letter.date || today));
  return measured({
    title: [words.letter, name].filter(Boolean).join(' – '),
    language: letter.documentLanguage,
    name,
    contact: contactOf(sender, words),
    recipient: [letter.company, letter.contactPerson].filter(Boolean),
    placeAndDate: [letter.place, day].filter(Boolean).join(', '),
    subject: positionTitle ? `${words.applicationFor} ${positionTitle}` : words.application,
    greeting: letter.greeting,
    body: blocksOf(letter.body),
    closing: letter.closing || words.closing,
  });
}

const nameIn = ({ firstName, lastName }: LetterData['sender']) => [firstName, lastName].filter(Boolean).join(' ');
