import { greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { answeredByContact } from '../mails.ts';
import { ownPath } from '../paths.ts';

interface Told extends Person {
  /** The application. */
  id: string;
  title: string;
  businessName: string;
  contactName: string;
  contactEmail: string;
}

interface Decision {
  granted: boolean;
  message: string | undefined;
}

/** The answer to the wish to be left out of the public list. */
export function exemptionMail(told: Told, { granted, message }: Decision): Mail {
  const { id, title, businessName } = told;
  const news = granted
    ? `${businessName} unntar deg fra den offentlige søkerlisten for stillingen «${title}».`
    : `${businessName} unntar deg ikke fra den offentlige søkerlisten for stillingen «${title}».`;
  return {
    to: toPerson(told),
    ...answeredByContact(told),
    subject: `${granted ? 'Du står ikke på søkerlisten' : 'Du kommer på søkerlisten'}: ${title}`,
    preview: news,
    heading: granted ? 'Du står ikke på søkerlisten' : 'Du kommer på søkerlisten',
    paragraphs: [
      `${greetingOf(told)} ${news}`,
      ...(granted
        ? []
        : [
            'Navn, alder, stilling og kommune kan gis til dem som ber om å få se listen. Vil du ikke det, kan du trekke søknaden.',
          ]),
    ],
    parts: message ? [{ heading: `Begrunnelse fra ${businessName}`, text: message }] : [],
    button: { label: 'Se søknaden', path: ownPath(id) },
  };
}
