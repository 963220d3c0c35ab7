import { escapeMarkup } from '../platform/escape-markup.ts';
import type { Mail } from '../platform/mail/mail.ts';

interface MailedAd {
  title: string;
  path: string;
  /** What stands below the title, without what is unknown. */
  facts: (string | null)[];
  /** A sentence below these. */
  remark?: string;
}

/** A list of ads as the text of a mail, with what may be said below it. */
export const adsInMail = (ads: MailedAd[], more: string, publicUrl: string): NonNullable<Mail['richText']> => ({
  html: `<ul>${ads.map((ad) => itemOf(ad, publicUrl)).join('')}</ul>${more && `<p>${more}</p>`}`,
  text: [...ads.map((ad) => [`• ${ad.title}`, ...linesOf(ad), `${publicUrl}${ad.path}`].join('\n  ')), more]
    .join('\n\n')
    .trim(),
});

const itemOf = (ad: MailedAd, publicUrl: string) =>
  `<li><a href="${publicUrl}${ad.path}">${escapeMarkup(ad.title)}</a><br>${linesOf(ad).map(escapeMarkup).join('<br>')}</li>`;

const linesOf = ({ facts, remark }: MailedAd) => [facts.filter(Boolean).join(', '), ...(remark ? [remark] : [])];
