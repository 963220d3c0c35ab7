import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BusinessCard as Business } from '../../contract/businesses.ts';
import { cutText, formatCount } from '../platform/format.ts';
import { CompanyLogo } from '../ui/company-logo.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './business-card.module.css';

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
}

/** Only what a card shows travels with the page. */
export function shownBusiness(business: Business): ShownBusiness {
  const { id, name, organizationNumber, logoUrl, shortDescription, brregData, location, activePositions } = business;
  return {
    id,
    name,
    organizationNumber,
    logoUrl,
    excerpt: cutText(shortDescription, DESCRIPTION_LENGTH),
    industry: brregData.naeringskode1?.beskrivelse ?? null,
    location: brregData.postadresse?.poststed ?? location,
    size: employeesText(brregData),
    activePositions,
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
  const { name, organizationNumber, logoUrl, excerpt, industry, location, size, activePositions } = business;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <CompanyLogo url={logoUrl} size="card" />
        <h3 className={styles.heading}>
          <Link to={`/bedrift/${organizationNumber}`} state={state} prefetch="intent" className="cover-link">
            {name}
          </Link>
        </h3>
        {follow}
      </div>
      <ul className={styles.facts}>
        <li>
          <Icon name="building" />
          {industry ?? 'Bransje ikke oppgitt'}
        </li>
        <li>
          <Icon name="map-pin" />
          {location ?? 'Sted ikke oppgitt'}
        </li>
        <li>
          <Icon name="users" />
          {size}
        </li>
      </ul>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.foot} data-none={activePositions === 0 || undefined}>
        <Icon name="briefcase" />
        {activePositions === 0
          ? 'Ingen ledige stillinger nå'
          : formatCount(activePositions, 'ledig stilling', 'ledige stillinger')}
      </p>
    </article>
  );
}
