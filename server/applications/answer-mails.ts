import { longDay } from '../platform/clock.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { whyToContact } from './mails.ts';

/** A position to which people applied. */
interface Promised {
  id: string;
  businessId: string;
  title: string;
  contactName: string;
  contactEmail: string;
  answerBy: string | null;
}

const howToAnswer = 'Sett status på søknadene, så får søkerne e-post om den. Dere kan svare flere på én gang.';

const common = ({ id, businessId, contactEmail, contactName }: Promised) => ({
  to: { address: contactEmail, name: contactName },
  button: {
    label: 'Se hvem som venter',
    path: `/bedrift/${businessId}/applications?positionId=${id}&status=pending`,
  },
  smallPrint: [whyToContact],
});

/** That somebody who applied waits for an answer, and not who. */
export const answerReminder = (position: Promised): Mail => ({
  ...common(position),
  subject: `En søker venter på svar: ${position.title}`,
  preview: 'Logg inn og sett status på søknadene.',
  heading: 'En søker venter på svar',
  paragraphs: [
    position.answerBy
      ? `Dere lovet søkerne på stillingen «${position.title}» svar innen ${longDay(position.answerBy)}. Minst én av dem har ikke fått det, og ber om å få vite hvordan det gikk.`
      : `Stillingen «${position.title}» er lukket for en stund siden. Minst én av søkerne har ikke fått svar, og ber om å få vite hvordan det gikk.`,
    howToAnswer,
  ],
});

/** Before the day that was promised. */
export const answersDue = (position: Promised & { answerBy: string }, count: number): Mail => {
  const who = count === 1 ? 'Én søker' : `${count} søkere`;
  const day = longDay(position.answerBy);
  return {
    ...common(position),
    subject: `${who} venter på svar: ${position.title}`,
    preview: `Dere har lovet svar innen ${day}.`,
    heading: `${who} venter på svar`,
    paragraphs: [
      `Dere har lovet søkerne på stillingen «${position.title}» svar innen ${day}. ${who} har ikke fått det ennå.`,
      howToAnswer,
    ],
  };
};
