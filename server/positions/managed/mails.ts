import { called, greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';

interface Position {
  id: string;
  title: string;
}

/**
 * To whoever sent it in, or to the owner, with the colleague who did. It leads where one is asked to log in: for everybody else
 * the ad is not there yet. `firstDay` is in words.
 */
export const positionReceived = (
  person: Person,
  position: Pick<Position, 'title'> & { firstDay: string | null },
  business: { id: string; businessName: string },
  colleague?: Person,
): Mail => {
  if (!colleague) return received(person, position, business, 'Vi har mottatt', 'stillingen din');
  const name = called(`${colleague.firstName} ${colleague.lastName}`, 'En kollega');
  return received(person, position, business, `${name} har sendt inn`, 'en stilling');
};

/** `unnamed` is what a title is called that mail programs would make a link of. */
function received(
  person: Person,
  { title, firstDay }: Pick<Position, 'title'> & { firstDay: string | null },
  { id, businessName }: { id: string; businessName: string },
  who: string,
  unnamed: string,
): Mail {
  const what = called(`stillingen «${title}»`, unnamed);
  return {
    to: toPerson(person),
    subject: `${who} ${what}`,
    preview: `Vi ser over den før jobbsøkere kan se den${firstDay ? `, tidligst ${firstDay}` : ''}.`,
    heading: `${who} stillingen`,
    paragraphs: [
      `${greetingOf(person)} Bare de som har tilgang til bedriften, ser ${what} hos ${called(businessName, 'bedriften')} til den er godkjent.`,
      ...(firstDay ? [`Den blir synlig for alle tidligst ${firstDay}.`] : []),
      'Du får en e-post når vi har sett på den.',
    ],
    button: { label: 'Gå til stillingene', path: `/bedrift/${id}/stillinger` },
  };
}

/** To the owner, of what a system of the business sent in first that day. */
export const positionImported = (
  owner: Person,
  position: Pick<Position, 'title'> & { firstDay: string | null },
  business: { id: string; businessName: string },
  system: string,
): Mail => ({
  ...received(owner, position, business, `${called(`«${system}»`, 'Et eget system')} har sendt inn`, 'en stilling'),
  smallPrint: ['Sender systemet inn flere i dag, får du ikke en e-post om hver av dem.'],
});

export const positionExpires = (
  owner: Person,
  { id, title, businessId }: Position & { businessId: string },
  daysLeft: number,
  day: string,
): Mail => ({
  to: toPerson(owner),
  subject: `Stillingen utløper om ${daysLeft} dager: ${title}`,
  preview: `Den er synlig til ${day}.`,
  heading: `Stillingen utløper om ${daysLeft} dager`,
  paragraphs: [
    `${greetingOf(owner)} Stillingen «${title}» vises ikke lenger fra ${day}. Da deaktiveres den av seg selv.`,
    'Leter du fortsatt, kan du sette en senere utløpsdato.',
  ],
  button: { label: 'Endre utløpsdatoen', path: `/bedrift/${businessId}/stillinger/${id}/rediger?steg=frister` },
});
