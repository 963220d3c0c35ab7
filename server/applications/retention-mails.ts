import { policy } from '../../contract/policy.ts';
import { greetingOf, type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { ownPath } from './paths.ts';

interface Sender extends Person {
  title: string;
  businessName: string;
}

/** `contents` names what went with it, counted. */
export const removedByBusiness = (sender: Sender, contents: string): Mail => ({
  to: toPerson(sender),
  subject: `Søknaden din er slettet: ${sender.title}`,
  preview: `${sender.businessName} har slettet søknaden din.`,
  heading: 'Søknaden din er slettet',
  paragraphs: [
    `${greetingOf(sender)} ${sender.businessName} har slettet søknaden din på stillingen «${sender.title}». Den er ikke lagret hos oss heller.`,
  ],
  parts: [{ heading: 'Dette er slettet', text: wordsOf(contents) }],
});

export const removedWithPosition = (sender: Sender, contents: string): Mail => ({
  to: toPerson(sender),
  subject: `Stillingen er slettet: ${sender.title}`,
  preview: `${sender.businessName} har slettet stillingen du søkte på.`,
  heading: 'Stillingen er slettet',
  paragraphs: [
    `${greetingOf(sender)} Stillingen «${sender.title}» hos ${sender.businessName} er slettet. Søknaden din er slettet med den, også hos oss.`,
  ],
  parts: [{ heading: 'Dette er slettet', text: wordsOf(contents) }],
  button: { label: 'Finn andre stillinger', path: '/stillinger' },
});

/** Notes and assessments are the employer's own: how many there were is not told. */
const wordsOf = (contents: string) => `${contents}. Hadde bedriften notert eller vurdert noe, er det også slettet.`;

interface Ended extends Sender {
  contents: string;
}

/** One to each person, of all that ended together. */
export const endReceipt = (ended: [Ended, ...Ended[]], day: string): Mail => {
  const [first, ...others] = ended;
  const isOne = others.length === 0;
  const heading = isOne ? 'Søknaden din er slettet' : `${ended.length} av søknadene dine er slettet`;
  const [what, it] = isOne ? ['søknaden din', 'den'] : [`${ended.length} av søknadene dine`, 'de'];
  return {
    to: toPerson(first),
    subject: isOne ? `${heading}: ${first.title}` : heading,
    preview: 'Her står det hva som ble slettet, og hva som er igjen.',
    heading,
    paragraphs: [
      `${greetingOf(first)} ${day} slettet vi ${what}, både hos oss og hos bedriften. Tiden ${it} skulle beholdes etter at stillingen ble lukket, er over.`,
    ],
    parts: [
      ...ended.map(({ title, businessName, contents }) => ({
        heading: `Slettet: ${title}, ${businessName}`,
        text: wordsOf(contents),
      })),
      { heading: 'Dette er igjen', text: remaining },
    ],
  };
};

const remaining = [
  `At en søknad på stillingen er slettet, uten hvem den var fra, i ${policy.retention.logMonths} måneder.`,
  'Hadde bedriften lovet svar innen en dag, teller søknaden med i hvor mange den svarte i tide, også det uten hvem den var fra.',
  'Lastet bedriften ned søknaden, er det bedriften som må slette sin kopi.',
].join(' ');

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
