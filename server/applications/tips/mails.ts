import { longDay } from '../../platform/clock.ts';
import { greetingOf, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { placeOf } from '../../positions/index.ts';
import { fromEmployer } from '../from-employer.ts';
import type { HeldTip } from './mail-tip.ts';

/** Another position, for somebody who asked to hear of them, with the way to hear of no more. */
export function tipMail(tip: HeldTip): Mail {
  const { positionId, title, appliedTitle, businessName, message, lastDay } = tip;
  const end = `/avslutt-varsel?om=tips&token=${tip.endToken}`;
  const until = `Siste søknadsdag er ${longDay(lastDay)}.`;
  return {
    to: toPerson(tip),
    subject: `Tips om en stilling: ${title}`,
    preview: `${businessName} tror at stillingen kan passe for deg. ${until}`,
    heading: `${businessName} tipser deg om en stilling`,
    paragraphs: [
      `${greetingOf(tip)} Du har søkt på stillingen «${appliedTitle}» hos ${businessName}, og sagt at du gjerne hører om andre stillinger der. Her er en som er ledig nå.`,
    ],
    parts: [
      { heading: title, text: [placeOf(tip), until].filter(Boolean).join('\n') },
      ...fromEmployer(businessName, message),
    ],
    button: { label: 'Se stillingen', path: `/stilling/${positionId}` },
    smallPrint: [
      `Du får denne e-posten fordi du har sagt at ${businessName} kan tipse deg om andre stillinger. Du kan ta det tilbake når du vil, under «Mine søknader» i profilen.`,
    ],
    unsubscribe: { path: end, oneClickPath: end },
  };
}
