import { escapeMarkup } from '../platform/escape-markup.ts';
import type { Mail } from '../platform/mail/mail.ts';

interface MailedAd {
  title: string;
  path: string;
  /** What stands below the title, without what is unknown. */
  facts: (string | null)[];
}

/** A list of ads as the text of a mail, with what may be said below it. */
export const adsInMail = (ads: MailedAd[], more: string, publicUrl: string): NonNullable<Mail['richText']> => ({
  html: `<ul>${ads.map((ad) => itemOf(ad, publicUrl)).join('')}</ul>${more && `<p>${more}</p>`}`,
  text: [...ads.map((ad) => `• ${ad.title}\n  ${factsOf(ad)}\n  ${publicUrl}${ad.path}`), more].join('\n\n').trim(),
});

const itemOf = (ad: MailedAd, publicUrl: string) =>
  `<li><a href="${publicUrl}${ad.path}">${escapeMarkup(ad.title)}</a><br>${escapeMarkup(factsOf(ad))}</li>`;

const factsOf = ({ facts }: MailedAd) => facts.filter(Boolean).join(', ');
