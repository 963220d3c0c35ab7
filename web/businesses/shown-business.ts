import type { BusinessCard as Business } from '../../contract/businesses.ts';
import { languageOf } from '../../contract/positions/language-of.ts';
import type { Reason } from '../../contract/values.ts';
import { cutText } from '../platform/format.ts';
import { hitReason } from '../platform/hit-reason.ts';
import { employeesText } from './employees-text.ts';

const DESCRIPTION_LENGTH = 120;

export interface ShownBusiness {
  id: string;
  name: string;
  organizationNumber: string;
  logoUrl: string | null;
  excerpt: string;
  language: 'en' | undefined;
  industry: string | null;
  location: string | null;
  size: string;
  activePositions: number;
  why: string | null;
}

/** Only what a card shows travels with the page, and not what makes it. */
export function shownBusiness(business: Business & { why: Reason[] }): ShownBusiness {
  const { id, name, organizationNumber, logoUrl, shortDescription, brregData, location, activePositions } = business;
  const excerpt = cutText(shortDescription, DESCRIPTION_LENGTH);
  const industry = brregData.naeringskode1?.beskrivelse ?? null;
  const town = brregData.postadresse?.poststed ?? location;
  return {
    id,
    name,
    organizationNumber,
    logoUrl,
    excerpt,
    language: languageOf(excerpt),
    industry,
    location: town,
    size: employeesText(brregData),
    activePositions,
    why: hitReason(business.why, [name, industry, town, excerpt]),
  };
}
