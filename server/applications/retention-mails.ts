import { greetingOf, type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { ownPath } from './paths.ts';

interface Sender extends Person {
  title: string;
  businessName: string;
}

export const removedByBusiness = (sender: Sender): Mail => ({
  to: toPerson(sender),
  subject: `Søknaden din er slettet: ${sender.title}`,
  preview: `${sender.businessName} har slettet søknaden din.`,
  heading: 'Søknaden din er slettet',
  paragraphs: [
    `${greetingOf(sender)} ${sender.businessName} har slettet søknaden din på stillingen «${sender.title}», med svar og filer. Den er ikke lagret hos oss heller.`,
  ],
});

export const removedWithPosition = (sender: Sender): Mail => ({
  to: toPerson(sender),
  subject: `Stillingen er slettet: ${sender.title}`,
  preview: `${sender.businessName} har slettet stillingen du søkte på.`,
  heading: 'Stillingen er slettet',
  paragraphs: [
    `${greetingOf(sender)} Stillingen «${sender.title}» hos ${sender.businessName} er slettet. Søknaden din er slettet med den, også hos oss, med svar og filer.`,
  ],
  button: { label: 'Finn andre stillinger', path: '/stillinger' },
});

export const endWarning = (sender: Sender & { id: string }, day: string): Mail => ({
  to: toPerson(sender),
  subject: `Søknaden din blir snart slettet: ${sender.title}`,
  preview: `Vil du beholde en kopi, hent den før ${day}.`,
  heading: 'Søknaden din blir snart slettet',
  paragraphs: [
    `${greetingOf(sender)} Stillingen «${sender.title}» hos ${sender.businessName} er lukket. Den ${day} sletter vi søknaden din med svar og filer, både hos oss og hos bedriften.`,
    'Du trenger ikke gjøre noe. Vil du beholde en kopi, finner du søknaden i profilen til da.',
  ],
  button: { label: 'Se søknaden', path: ownPath(sender.id) },
});

interface Employer extends Person {
  title: string;
  businessId: string;
  positionId: string;
  count: number;
}

export const endWarningToEmployer = (employer: Employer, day: string): Mail => {
  const { title, businessId, positionId, count } = employer;
  const [what, they] = count === 1 ? ['Én søknad', 'søknaden'] : [`${count} søknader`, 'søknadene'];
  return {
    to: toPerson(employer),
    subject: `${what} blir snart slettet: ${title}`,
    preview: `Stillingen er lukket, og ${they} slettes ${day}.`,
    heading: `${what} blir snart slettet`,
    paragraphs: [
      `${greetingOf(employer)} Stillingen «${title}» er lukket. Den ${day} sletter vi ${what.toLowerCase()} med svar og filer.`,
      'Last ned det du har lov til å ta vare på lenger, og svar dem som ikke har fått svar.',
    ],
    button: { label: `Se ${they}`, path: `/bedrift/${businessId}/applications?positionId=${positionId}` },
  };
};
