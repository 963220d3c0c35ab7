import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import type { ownBusinesses } from '../../contract/businesses/own-businesses.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { formatCount, formatNumber, formatOrganizationNumber } from '../platform/format.ts';
import { CompanyLogo } from '../ui/company-logo.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { InNewTab } from '../ui/in-new-tab.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './business-list.module.css';
import { LeaveBusiness } from './leave-business.tsx';

/** As `my-businesses` answers one. */
export type OwnBusiness = Reply<typeof ownBusinesses.mine>['businesses'][number];

interface Props {
  businesses: OwnBusiness[];
  /** Whether the e-mail address is: nothing that was offered to it waits for that. */
  isConfirmed: boolean;
  onLeave: (business: OwnBusiness) => void;
}

/** What one owns or shares, with the ways to work on each. */
export function BusinessList({ businesses, isConfirmed, onLeave }: Props) {
  const add = (
    <Button asChild variant={businesses.length > 0 ? 'secondary' : 'primary'} className={styles.add}>
      <Link to="/for-bedrifter">
        <Icon name="plus" />
        Legg til bedrift
      </Link>
    </Button>
  );
  if (businesses.length === 0) {
    return (
      <EmptyState title="Du har ingen bedrift ennå" level={2}>
        <p>Registrer bedriften du arbeider for, eller be eieren om å dele den med deg.</p>
        {!isConfirmed && <p>Er du invitert, får du tilgang når du har bekreftet e-postadressen din.</p>}
        {add}
      </EmptyState>
    );
  }
  return (
    <div className={styles.all}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.list} role="list">
        {businesses.map((business) => (
          <li key={business.id}>
            <OwnBusinessCard business={business} onLeave={() => onLeave(business)} />
          </li>
        ))}
      </ul>
      {add}
    </div>
  );
}

function OwnBusinessCard({ business, onLeave }: { business: OwnBusiness; onLeave: () => void }) {
  const { id, businessName, organizationNumber, logoUrl, unreadApplications } = business;
  const { activePositions, maxActivePositions, totalPositions } = business;
  const positions = `/bedrift/${id}/stillinger`;
  return (
    <article className={`card ${styles.card}`} aria-labelledby={`business-${id}`}>
      <div className={styles.who}>
        <CompanyLogo url={logoUrl} size="card" />
        <div>
          <h2 id={`business-${id}`} className={styles.name}>
            {businessName}
          </h2>
          <p className="quiet">
            Org.nr. {formatOrganizationNumber(organizationNumber)}
            {!business.isOwner && business.owner && ` · Eier: ${business.owner.firstName} ${business.owner.lastName}`}
          </p>
        </div>
        <Link to={`/bedrift/${organizationNumber}`} target="_blank" className={styles.profile}>
          {isPublic(business) ? 'Offentlig profil' : 'Forhåndsvis profilen'}
          <Icon name="external-link" />
          <span className="visually-hidden"> for {businessName}</span>
          <InNewTab />
        </Link>
      </div>
      <p className={styles.tags}>
        <StatusTag business={business} />
        {!business.isOwner && <Tag color="info">Delt</Tag>}
      </p>
      {business.registerTroubleText && <p>{business.registerTroubleText}</p>}
      {business.isStopped && <p>Vi har deaktivert bedriften. Ta kontakt med oss hvis det er en feil.</p>}
      {isLookedAt(business) && (
        <p>Vi ser over bedriften før jobbsøkere kan se den. Imens kan du legge inn stillinger.</p>
      )}
      {business.askedChange && <p className={styles.asked}>Vi trenger en endring fra deg: {business.askedChange}</p>}
      <p className={styles.count}>
        {formatNumber(activePositions)} av {formatCount(totalPositions, 'stilling', 'stillinger')} er synlige nå · plass
        til {formatNumber(maxActivePositions)} aktive
      </p>
      <nav className={styles.links} aria-label={businessName}>
        <Button asChild data-size="sm">
          <Link to={positions}>
            <Icon name="briefcase" />
            Stillinger
            <span className="visually-hidden"> hos {businessName}</span>
          </Link>
        </Button>
        <Button asChild data-size="sm" variant="secondary">
          <Link to={`/rediger-bedrift/${id}`}>
            <Icon name="pencil" />
            Rediger
            <span className="visually-hidden"> {businessName}</span>
          </Link>
        </Button>
        <Button asChild data-size="sm" variant="secondary">
          <Link to={`/bedrift/${id}/applications`}>
            <Icon name="mail" />
            Søknader
            {unreadApplications > 0 && <Tag color="sol">{formatCount(unreadApplications, 'ny', 'nye')}</Tag>}
            <span className="visually-hidden"> til {businessName}</span>
          </Link>
        </Button>
      </nav>
      {!business.isOwner && <LeaveBusiness businessName={businessName} onLeave={onLeave} />}
    </article>
  );
}

/** Job seekers see its profile. */
const isPublic = ({ isActive, approvalStatus, registerTroubleText }: OwnBusiness) =>
  isActive && approvalStatus === 'approved' && !registerTroubleText;

/** What waits for us and not for its owner. */
const isLookedAt = ({ isActive, approvalStatus, askedChange }: OwnBusiness) =>
  isActive && approvalStatus === 'pending' && !askedChange;

/** Never by its colour alone. */
export function StatusTag({ business }: { business: Pick<OwnBusiness, 'approvalStatus' | 'isActive'> }) {
  if (!business.isActive) return <Tag color="warning">Deaktivert</Tag>;
  if (business.approvalStatus === 'pending') return <Tag color="info">Venter på godkjenning</Tag>;
  return <Tag color="success">Aktiv</Tag>;
}
