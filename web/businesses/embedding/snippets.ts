import { escapeMarkup } from '../../../contract/escape-markup.ts';
import { defaultChoices, type EmbeddingChoices, embeddedPath } from './choices.ts';

export interface Embedded {
  id: string;
  businessName: string;
  organizationNumber: string;
}

const titleOf = ({ businessName }: Embedded) => `Ledige stillinger hos ${businessName}`;

/** By its id: a number can be corrected, and the website would not hear of it. */
export const frameSnippet = (publicUrl: string, business: Embedded, choices: EmbeddingChoices) =>
  `<iframe src="${escapeMarkup(publicUrl + embeddedPath(business.id, choices))}" title="${escapeMarkup(titleOf(business))}" width="100%" height="480" style="border: 0" loading="lazy"></iframe>`;

/** Without scripts, its reader has the link. */
export function scriptSnippet(publicUrl: string, business: Embedded, { antall, tema }: EmbeddingChoices) {
  const count = antall === defaultChoices.antall ? '' : ` data-antall="${antall}"`;
  const theme = tema === defaultChoices.tema ? '' : ` data-tema="${tema}"`;
  const profile = `${publicUrl}/bedrift/${business.organizationNumber}`;
  return `<div data-jobbfjord="${business.id}"${count}${theme}><a href="${profile}">${escapeMarkup(titleOf(business))}</a></div>
<script src="${publicUrl}/innfelt.js" async></script>`;
}
