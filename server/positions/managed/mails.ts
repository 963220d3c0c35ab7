import { called, greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';

interface Position {
  id: string;
  title: string;
}

export const positionReceived = (owner: Person, { id, title }: Position, businessName: string): Mail => {
  const what = called(`stillingen «${title}»`, 'stillingen din');
  return {
    to: toPerson(owner),
    subject: `Vi har mottatt ${what}`,
    preview: 'Den blir synlig for alle når den er godkjent.',
    heading: 'Vi har mottatt stillingen',
    paragraphs: [
      `${greetingOf(owner)} Bare du og de du deler bedriften med, ser ${what} hos ${called(businessName, 'bedriften')} til den er godkjent.`,
      'Du får en e-post når vi har sett på den.',
    ],
    button: { label: 'Se stillingen', path: `/stilling/${id}` },
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
