import { type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';

interface Position {
  id: string;
  title: string;
}

export const positionReceived = (owner: Person, { id, title }: Position, businessName: string): Mail => ({
  to: toPerson(owner),
  subject: `Vi har mottatt stillingen «${title}»`,
  preview: 'Den blir synlig for alle når den er godkjent.',
  heading: 'Vi har mottatt stillingen',
  paragraphs: [
    `Hei, ${owner.firstName}. Stillingen «${title}» hos ${businessName} venter på godkjenning. Bare du og de du deler bedriften med, ser den nå.`,
    'Du får en e-post når vi har sett på den.',
  ],
  button: { label: 'Se stillingen', path: `/stilling/${id}` },
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
    `Hei, ${owner.firstName}. Stillingen «${title}» vises ikke lenger fra ${day}. Da deaktiveres den av seg selv.`,
    'Leter du fortsatt, kan du sette en senere utløpsdato.',
  ],
  button: { label: 'Endre utløpsdatoen', path: `/bedrift/${businessId}/stillinger/${id}/rediger?steg=frister` },
});
