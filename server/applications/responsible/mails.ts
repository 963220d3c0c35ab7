import { joinWithAnd } from '../../../contract/words-in-a-row.ts';
import { called, greetingOf, holdsLink, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { nameOf } from '../name-of.ts';
import { minePath } from '../paths.ts';
import { applicationsInWords, upper } from './in-words.ts';

interface Given {
  businessId: string;
  businessName: string;
  /** Nobody, where their accounts are gone. */
  givers: Pick<Person, 'firstName' | 'lastName'>[];
  /** Of the position, for each application. */
  titles: string[];
}

/** To whoever was given applications by colleagues. Who applied is not for a mail. */
export function responsibleMail(to: Person, { businessId, businessName, givers, titles }: Given): Mail {
  const applications = applicationsInWords(titles.length);
  const names = [...new Set(givers.map(nameOf).map((name) => (holdsLink(name) ? 'en kollega' : name)))];
  const who = joinWithAnd(names) || 'en kollega';
  const byTitle = [...Map.groupBy(titles, (title) => called(`«${title}»`, 'en stilling'))];
  return {
    to: toPerson(to),
    subject: `Du har fått ansvaret for ${applications}`,
    preview: `Hos ${called(businessName, 'en bedrift')}.`,
    paragraphs: [
      `${greetingOf(to)} Du har fått ansvaret for ${applications} hos ${called(businessName, 'en bedrift')} av ${who}:`,
    ],
    parts: byTitle.map(([title, { length }]) => ({ heading: title, text: upper(applicationsInWords(length)) })),
    button: { label: titles.length === 1 ? 'Les søknaden' : 'Les søknadene', path: minePath(businessId) },
    smallPrint: ['Du får denne e-posten fordi du behandler søknader for bedriften.'],
  };
}
