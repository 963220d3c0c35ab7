import type { ReactNode } from 'react';
import type { BusinessCard as Business } from '../../contract/businesses.ts';
import type { Reason } from '../../contract/values.ts';
import { cutText, formatCount } from '../platform/format.ts';
import { hitReason } from '../platform/hit-reason.ts';
import { CardMark, ListCard } from '../ui/list-card.tsx';

const DESCRIPTION_LENGTH = 120;

export interface ShownBusiness {
  id: string;
  name: string;
  organizationNumber: string;
  logoUrl: string | null;
  excerpt: string;
  industry: string | null;
  location: string | null;
  size: string;
  activePositions: number;
  why: string | null;
}

/** Only what a card shows travels with the page. */
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
    industry,
    location: town,
    size: employeesText(brregData),
    activePositions,
    why: hitReason(business.why, [name, industry, town, excerpt]),
  };
}

/** The register withholds numbers under five. */
export function employeesText({ antallAnsatte, harRegistrertAntallAnsatte }: Business['brregData']): string {
  if (antallAnsatte !== undefined) return formatCount(antallAnsatte, 'ansatt', 'ansatte');
  return harRegistrertAntallAnsatte ? '1–4 ansatte' : 'Antall ansatte ikke oppgitt';
}

interface Props {
  business: ShownBusiness;
  /** Stands beside the link, not in it. */
  follow: ReactNode;
  /** What the page that opens needs to lead back here. */
  state?: unknown;
}

export function BusinessCard({ business, follow, state }: Props) {
  const { name, organizationNumber, logoUrl, excerpt, industry, location, size, activePositions, why } = business;
  return (
    <ListCard
      to={`/bedrift/${organizationNumber}`}
      title={name}
      state={state}
      logo={{ url: logoUrl }}
      follow={follow}
      facts={[
        { icon: 'building', text: industry ?? 'Bransje ikke oppgitt' },
        { icon: 'map-pin', text: location ?? 'Sted ikke oppgitt' },
        { icon: 'users', text: size },
      ]}
      excerpt={excerpt}
      why={why}
      foot={
        <CardMark icon="briefcase" color={activePositions > 0 ? 'fjord' : 'neutral'}>
          {activePositions === 0
            ? 'Ingen ledige stillinger nå'
            : formatCount(activePositions, 'ledig stilling', 'ledige stillinger')}
        </CardMark>
      }
    />
  );
}
