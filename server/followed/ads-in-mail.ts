import { cutAtWord } from '../../contract/cut-whole.ts';
import { escapeMarkup } from '../../contract/escape-markup.ts';
import type { Mail } from '../platform/mail/mail.ts';

interface MailedAd {
  title: string;
  path: string;
  /** What stands below the title, without what is unknown. */
  facts: (string | null)[];
  /** A sentence below these. */
  remark?: string;
}

/** Some senders write half their text there, and whoever reads it has the link. */
const LONGEST_TITLE = 150;

/** A list of ads as the text of a mail, with what may be said below it. */
export const adsInMail = (ads: MailedAd[], more: string, publicUrl: string): NonNullable<Mail['richText']> => ({
  html: `<ul>${ads.map((ad) => itemOf(ad, publicUrl)).join('')}</ul>${more && `<p>${more}</p>`}`,
  text: [...ads.map((ad) => [`• ${titleOf(ad)}`, ...linesOf(ad), `${publicUrl}${ad.path}`].join('\n  ')), more]
    .join('\n\n')
    .trim(),
});

const itemOf = (ad: MailedAd, publicUrl: string) =>
  `<li><a href="${publicUrl}${ad.path}">${escapeMarkup(titleOf(ad))}</a><br>${linesOf(ad).map(escapeMarkup).join('<br>')}</li>`;

const titleOf = ({ title }: MailedAd) =>
  title.length <= LONGEST_TITLE ? title : `${cutAtWord(title, LONGEST_TITLE)}…`;

const linesOf = ({ facts, remark }: MailedAd) => [facts.filter(Boolean).join(', '), ...(remark ? [remark] : [])];
