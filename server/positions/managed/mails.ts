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
  { title, firstDay }: Pick<Position, 'title'> & { firstDay: string | null },
  { id, businessName }: { id: string; businessName: string },
  colleague?: Person,
): Mail => {
  const what = called(`stillingen «${title}»`, colleague ? 'en stilling' : 'stillingen din');
  const who = colleague
    ? `${called(`${colleague.firstName} ${colleague.lastName}`, 'En kollega')} har sendt inn`
    : 'Vi har mottatt';
  return {
    to: toPerson(person),
    subject: `${who} ${what}`,
    preview: `Den blir synlig for alle når den er godkjent${firstDay ? `, tidligst ${firstDay}` : ''}.`,
    heading: `${who} stillingen`,
    paragraphs: [
      `${greetingOf(person)} Bare de som har tilgang til bedriften, ser ${what} hos ${called(businessName, 'bedriften')} til den er godkjent.`,
      ...(firstDay ? [`Den blir synlig for alle tidligst ${firstDay}.`] : []),
      'Du får en e-post når vi har sett på den.',
    ],
    button: { label: 'Gå til stillingene', path: `/bedrift/${id}/stillinger` },
  };
};

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
