import { escapeMarkup } from '../../contract/escape-markup.ts';
import { salaryText } from '../../contract/positions/pay-in-words.ts';
import { experienceLabels, payLabels } from '../../contract/positions/position-words.ts';
import { eitherInWords, writeSeveral } from '../../contract/several.ts';
import { markupOf } from '../../contract/written-text.ts';
import { findCounty, findMunicipalities, namesOfPlaces } from '../places/index.ts';
import { longDay } from '../platform/clock.ts';
import type { Filter, PositionSearch } from './find-positions.ts';
import type { showPositionCard } from './show-position.ts';

type Card = ReturnType<typeof showPositionCard>;

export interface Feed {
  title: string;
  /** The list in the product, and the feed itself. */
  pageUrl: string;
  feedUrl: string;
  publicUrl: string;
  positions: Card[];
}

/** "Stillinger: sykepleier, Vestland, Deltid" */
export function feedTitle(asked: PositionSearch, businessName?: string) {
  const {
    search,
    fylke,
    kommune,
    avstand,
    steder,
    occupation,
    profession,
    jobType,
    experience,
    engagement,
    workLanguage,
    pay,
    dueWithinDays,
    publishedWithinDays,
    remote,
  } = asked;
  const [municipality] = findMunicipalities(kommune ?? '');
  const around = kommune && avstand && `${avstand} km rundt`;
  const words: Record<Filter, string | string[] | false | undefined> = {
    businessId: businessName,
    search,
    kommune: [municipality?.label ?? kommune ?? '', around ?? ''],
    fylke: findCounty(fylke ?? '')?.name ?? fylke,
    steder: namesOfPlaces(steder ?? ''),
    occupation: either(profession) ? '' : occupation,
    profession: either(profession),
    jobType: either(jobType),
    experience: either(experience, experienceLabels),
    engagement: either(engagement),
    workLanguage: workLanguage && `arbeidsspråk ${either(workLanguage).toLowerCase()}`,
    pay: pay && payLabels[pay],
    dueWithinDays: dueWithinDays !== undefined && `frist ${within(dueWithinDays, 'innen')}`,
    publishedWithinDays: publishedWithinDays !== undefined && `publisert ${within(publishedWithinDays, 'siste')}`,
    remote: remote && 'hjemmekontor',
  };
  const chosen = Object.values(words).flat().filter(Boolean);
  return chosen.length > 0 ? `Stillinger: ${chosen.join(', ')}` : 'Stillinger på Jobbfjord';
}

const either = (chosen: string[] = [], labels?: Record<string, string>) => eitherInWords(writeSeveral(chosen), labels);

const within = (days: number, word: string) =>
  days === 0 ? 'i dag' : `${word} ${days} ${days === 1 ? 'dag' : 'dager'}`;

export function rssFeed({ title, pageUrl, feedUrl, publicUrl, positions }: Feed) {
  const items = positions.map((position) => {
    const address = `${publicUrl}/stilling/${position.id}`;
    return `<item><title>${xml(`${position.title}, ${position.businessName}`)}</title><link>${xml(address)}</link><guid isPermaLink="true">${xml(address)}</guid><pubDate>${position.publishedAt.toUTCString()}</pubDate><description>${xml(markup(summary(position)))}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(title)}</title><link>${xml(pageUrl)}</link><description>${xml(title)}</description><language>nb</language><atom:link href="${xml(feedUrl)}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`;
}

export const jsonFeed = ({ title, pageUrl, feedUrl, publicUrl, positions }: Feed) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: 'nb',
    items: positions.map((position) => ({
      id: position.id,
      url: `${publicUrl}/stilling/${position.id}`,
      title: `${position.title}, ${position.businessName}`,
      content_text: summary(position),
      date_published: position.publishedAt.toISOString(),
      date_modified: position.updatedAt.toISOString(),
    })),
  });

const summary = ({ description, municipal, location, positionType, salaryRange, expiryDate }: Card) =>
  `${[municipal ?? location, positionType, salaryRange && salaryText(salaryRange), `utløper ${longDay(expiryDate)}`].filter(Boolean).join(' · ')}\n\n${description}`;

/** Readers take a description for HTML: line breaks would be lost, and what stands after a "<". */
const markup = (text: string) => markupOf(text, escapeMarkup);

/** Safe inside elements and attributes; what XML cannot hold at all is left out. */
const xml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the expression is for
  escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
