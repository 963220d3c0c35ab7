import type { Subject } from './subjects.ts';

const kinds = { business: 'Bedriften', position: 'Stillingen' };

/** "Bedriften Fjordbygg AS", "Stillingen «Tømrer»". */
export const subjectNamed = (subject: Subject, name: string): string =>
  `${kinds[subject]} ${subject === 'business' ? name : `«${name}»`}`;

/** Of a mail: what happened comes first, because a list of mails on a phone shows the beginning. */
export const headlineOf = (subject: Subject, name: string, outcome: string): string =>
  `${kinds[subject]} ${outcome}: ${name}`;
