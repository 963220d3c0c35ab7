import type { Selectable } from 'kysely';
import { experienceLabels, payLabels } from '../../contract/positions/position-words.ts';
import type { PayFloor } from '../../contract/positions.ts';
import { eitherInWords } from '../../contract/several.ts';
import { findCounty, municipalityOf, namesOfPlaces } from '../places/index.ts';
import type { Schema } from '../platform/database/database.ts';
import { type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { adsInMail } from './ads-in-mail.ts';
import { addressOf, type NewAd } from './find-new-ads.ts';

/** One large employer must not hide the others. */
const MOST_PER_EMPLOYER = 3;
const MOST_SHOWN = 20;

type Saved = Selectable<Schema['savedSearches']> & Person;
type Filters = Saved['filters'];

/** A search as its mails name it. */
export interface SearchOfMail {
  to: Mail['to'];
  name: string;
  filters: Filters;
  mailFrequency: Saved['mailFrequency'];
  /** Where its mails are ended, with the secret of its links. */
  end: string;
}

export const savedForMail = (search: Saved): SearchOfMail => ({
  ...search,
  to: toPerson(search),
  name: nameInMail(search),
  end: `/avslutt-varsel?token=${search.mailToken}`,
});

/** Without what mails say anyway: the beginning of all names that nobody chose, and what was chosen beside the words. */
function nameInMail({ name, searchTerm }: Saved) {
  const words = searchTerm || 'Alle stillinger';
  return name.startsWith(`Søk: ${words} (`) ? words : name.replace(/^Søk: /, '');
}

/** The new matches of one search. */
export function searchMail(search: SearchOfMail, ads: NewAd[], publicUrl: string): Mail {
  const { to, mailFrequency, end } = search;
  const shown = capped(ads);
  const title = `${ads.length === 1 ? '1 nytt treff' : `${ads.length} nye treff`} for ${nameOf(search)}`;
  const rest = ads.length - shown.length;
  const more = rest > 0 ? `Og ${rest} til. Se alle på Jobbfjord.` : '';
  return {
    to,
    subject: title,
    preview: shown.map((ad) => ad.title).join(', '),
    richText: adsInMail(shown.map(asMailed), more, publicUrl),
    button: { label: 'Se alle treffene', path: addressOf(search.filters) },
    smallPrint: [
      `Du får denne e-posten ${mailFrequency === 'daily' ? 'de dagene' : 'de mandagene'} søket har nye treff, fordi du ba om det.`,
    ],
    unsubscribe: { path: end, oneClickPath: end },
  };
}

/** That mails will come, with the link that ends them at hand from the first day. */
export function searchMailsBegin(saved: Saved): Mail {
  const search = savedForMail(saved);
  const { to, end } = search;
  const when = search.mailFrequency === 'daily' ? 'om morgenen' : 'mandag morgen';
  return {
    to,
    subject: `Du får nå e-post om ${nameOf(search)}`,
    preview: 'Bare når det er noe nytt.',
    paragraphs: [
      `Når søket har nye stillinger, skriver vi til deg ${when}. Samme stilling kommer aldri to ganger, og uten nye stillinger kommer ingen e-post.`,
    ],
    button: { label: 'Se treffene nå', path: addressOf(search.filters) },
    unsubscribe: { path: end, oneClickPath: end },
  };
}

/** At most so many of each employer, and of all. */
function capped(ads: NewAd[]) {
  const counts = new Map<string, number>();
  const chosen = ads.filter(({ employer }) => {
    const count = (counts.get(employer) ?? 0) + 1;
    counts.set(employer, count);
    return count <= MOST_PER_EMPLOYER;
  });
  return chosen.slice(0, MOST_SHOWN);
}

/** With what was chosen beside the words: «Alle stillinger» (Innlandet, Deltid). */
export function nameOf({ name, filters }: Pick<SearchOfMail, 'name' | 'filters'>) {
  const chosen = partsOf(filters).join(', ');
  return `«${name}»${chosen && ` (${chosen})`}`;
}

/** The words are its name; how far around a place is told with it. */
type Told = Exclude<keyof Filters, 'searchTerm' | 'selectedDistance' | 'sortBy'>;

export function partsOf(filters: Filters): string[] {
  const {
    selectedFylke,
    selectedKommune,
    selectedDistance,
    selectedJobType,
    selectedExperience,
    selectedEngagement,
    selectedPay,
    // One that a former version saved beside this one has none.
    selectedPlaces = '',
    selectedOccupation = '',
    selectedProfession = '',
    selectedWorkLanguage = '',
    remoteWork,
  } = filters;
  const town = (slug: string) => `${municipalityOf(slug)?.name ?? slug}${around(selectedDistance)}`;
  const words: Record<Told, string | string[]> = {
    selectedFylke: selectedKommune ? '' : (findCounty(selectedFylke)?.name ?? selectedFylke),
    selectedKommune: selectedKommune ? selectedKommune.split(',').map(town) : '',
    selectedPlaces: namesOfPlaces(selectedPlaces),
    selectedOccupation: selectedProfession ? '' : selectedOccupation,
    selectedProfession: eitherInWords(selectedProfession),
    selectedJobType: eitherInWords(selectedJobType),
    selectedEngagement: eitherInWords(selectedEngagement),
    selectedWorkLanguage: selectedWorkLanguage && `arbeidsspråk ${eitherInWords(selectedWorkLanguage).toLowerCase()}`,
    selectedExperience: eitherInWords(selectedExperience, experienceLabels),
    selectedPay: payLabels[selectedPay as PayFloor] ?? '',
    remoteWork: remoteWork ? 'Hjemmekontor' : '',
  };
  return Object.values(words).flat().filter(Boolean);
}

const around = (kilometres: string) => (kilometres ? ` og ${kilometres} km rundt` : '');

const asMailed = ({ title, path, businessName, place }: NewAd) => ({ title, path, facts: [businessName, place] });
