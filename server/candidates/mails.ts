import { fromEmployer } from '../applications/index.ts';
import { longDate } from '../platform/clock.ts';
import { greetingOf, type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Hiring } from './require-hiring.ts';

const own = '/profil?tab=found';

/** To somebody whom the employer does not know by name. */
export const invitationMail = (person: Person, { id, title, businessName }: Hiring, message: string): Mail => ({
  to: toPerson(person),
  subject: `Du er invitert til å søke: ${title}`,
  preview: `${businessName} har sett profilen din og tror at stillingen kan passe for deg.`,
  heading: `${businessName} inviterer deg til å søke`,
  paragraphs: [
    `${greetingOf(person)} ${businessName} har sett profilen din uten å vite hvem du er, og tror at stillingen «${title}» kan passe for deg.`,
  ],
  parts: fromEmployer(businessName, message),
  button: { label: 'Se stillingen', path: `/stilling/${id}` },
  secondButton: { label: 'Se invitasjonen', path: own },
  smallPrint: [
    'Bedriften får vite hvem du er først når du søker. Passer det ikke, kan du takke nei i profilen, eller bare la være å svare.',
    'Du får denne e-posten fordi du har valgt å bli funnet av arbeidsgivere. Du kan slå det av når du vil, under «Bli funnet» i profilen.',
  ],
});

interface Ending extends Person {
  visibleUntil: Date;
}

/** Before it ends by itself. */
export const endingMail = ({ visibleUntil, ...person }: Ending): Mail => ({
  to: toPerson(person),
  subject: 'Vil du fortsatt bli funnet av arbeidsgivere?',
  preview: `Profilen din vises til ${longDate(visibleUntil)}.`,
  heading: 'Vil du fortsatt bli funnet?',
  paragraphs: [
    `${greetingOf(person)} Du har valgt å bli funnet av arbeidsgivere. Profilen din vises til ${longDate(visibleUntil)}, og så er den skjult til du sier noe annet.`,
    'Er den fortsatt riktig, kan du vise den videre. Vil du ikke bli funnet mer, trenger du ikke å gjøre noe.',
  ],
  button: { label: 'Se profilen', path: own },
  smallPrint: ['Du får denne e-posten én gang før profilen skjules.'],
});
