import { escapeMarkup } from '../../contract/escape-markup.ts';
import { type AdText, enumerate, upperFirst } from '../data/ad-text.ts';
import type { ContactPerson } from '../data/people.ts';
import type { Random } from '../random.ts';

/** The same text as markup, in the ways senders really write it, from NAV's own editor to a pasted document. */
export function descriptionHtml(ad: AdText, contact: ContactPerson, random: Random): string {
  const layout = random.pick([navEditor, navEditor, headingsAndLists, boldLabels, oneLongParagraph, pastedDocument]);
  return layout(ad, contact) + (random.chance(0.02) ? random.pick(hostileEndings) : '');
}

function navEditor(ad: AdText) {
  const section = (id: string, heading: string, lines: string[]) =>
    `<section id="arb-${id}">\n<h2>${escapeMarkup(heading)}</h2>\n${list(lines)}\n</section>\n`;
  return [
    `<section id="arb-aapningstekst">\n${paragraph(ad.opening)}\n</section>\n`,
    section('arbeidsoppgaver', ad.headings.tasks, ad.tasks),
    section('serEtter', ad.headings.demands, [...ad.demands, ...ad.wishes]),
    section('tilbyr', ad.headings.offers, ad.offers),
  ].join('');
}

/** Starts at h1, which a page that shows the ad has to move down. */
const headingsAndLists = (ad: AdText) =>
  `${paragraph(ad.opening)}<h1>${ad.headings.tasks}</h1>${list(ad.tasks)}<h1>${ad.headings.demands}</h1>${list([...ad.demands, ...ad.wishes])}<h3>${ad.headings.offers}</h3>${list(ad.offers)}`;

const boldLabels = (ad: AdText, { name, email, phone }: ContactPerson) =>
  `<p>${escapeMarkup(ad.opening)}</p>\n<p><strong>${ad.headings.tasks}:</strong><br />${ad.tasks.map((task) => `- ${escapeMarkup(task)}`).join('<br />\n')}</p>\n<p><strong>${ad.headings.demands}:</strong><br>${escapeMarkup(upperFirst(enumerate(ad.demands)))}. ${escapeMarkup(ad.wishes.join(' '))}</p><p>&nbsp;</p><p>Kontakt ${name}, tlf. ${phone}, <a href="mailto:${email}">${email.replace('@', '&#64;')}</a><br />\n</p>`;

const oneLongParagraph = (ad: AdText) =>
  `<p>${entities(`${ad.opening} ${ad.headings.hereYouWill} ${enumerate(ad.tasks)}. ${ad.headings.you} ${enumerate(ad.demands)}. ${ad.wishes.join(' ')} ${ad.headings.weOffer} ${enumerate(ad.offers)}.`)}</p>`;

/** Markup as a word processor leaves it: styles, empty paragraphs, tags that are never closed. */
const pastedDocument = (ad: AdText) =>
  `<div class="MsoNormal" style="margin-left:36pt;font-family:Calibri"><p><span style="color:#1f3864"><b>${escapeMarkup(ad.opening)}</b></span><o:p></o:p></p><p></p><p><u>${ad.headings.tasks}</u></p><ul type="disc">${ad.tasks.map((task) => `<li style="mso-list:l0">${escapeMarkup(upperFirst(task))}`).join('')}</ul><p><u>${ad.headings.demands}</u><p>${escapeMarkup(ad.wishes.join(' '))}<table><tr><td>${escapeMarkup(upperFirst(ad.demands.join('; ')))}</td></tr></table></div>`;

/** What an import must never let through. */
const hostileEndings = [
  '<script>document.title="overtatt"</script>',
  '<img src="x" onerror="alert(1)">',
  '<p><a href="javascript:alert(document.cookie)">Søk her</a></p>',
  '<iframe src="https://example.invalid/"></iframe><style>body{display:none}</style>',
  '<form action="https://example.invalid/"><input name="password"></form>',
  '<svg><script>alert(1)</script></svg><p onclick="alert(1)">Velkommen</p>',
];

const paragraph = (text: string) => `<p>${escapeMarkup(text)}</p>`;
const list = (lines: string[]) =>
  `<ul>${lines.map((line) => `<li>\n<p>${escapeMarkup(upperFirst(line))}</p>\n</li>`).join('')}</ul>`;

const entities = (text: string) =>
  escapeMarkup(text)
    .replaceAll('å', '&aring;')
    .replaceAll('ø', '&oslash;')
    .replaceAll('æ', '&aelig;')
    .replaceAll('–', '&ndash;');
