import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Reply } from '../../contract/endpoint.ts';
import { languageOf, languageOfTitle } from '../../contract/positions/language-of.ts';
import { salaryText } from '../../contract/positions/pay-in-words.ts';
import type { positions } from '../../contract/positions.ts';
import { formatOrganizationNumber } from '../platform/format.ts';
import { CompanyLogo } from '../ui/company-logo.tsx';
import { DetailHero, HeroTags } from '../ui/detail-hero.tsx';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import { TimeLeftTag } from '../ui/time-left-tag.tsx';
import styles from './position-hero.module.css';
import { positionTimeLeft } from './position-time-left.ts';

interface Props {
  position: Reply<typeof positions.read>['position'];
  back: ReactNode;
  actions: ReactNode;
}

export function PositionHero({ position, back, actions }: Props) {
  const { title, description, business, positionType, location, remote, featured, salaryRange } = position;
  return (
    <DetailHero>
      {back}
      <div className={styles.who}>
        <CompanyLogo url={business.logoUrl} size="page" />
        <p>
          <Link to={`/bedrift/${business.organizationNumber}`} className={styles.business}>
            {business.name}
          </Link>
          <span className={`quiet ${styles.number}`}>
            Org.nr. {formatOrganizationNumber(business.organizationNumber)}
          </span>
        </p>
      </div>
      <h1 lang={languageOfTitle(title, languageOf(description))}>{title}</h1>
      <HeroTags label="Kort om stillingen">
        {featured && (
          <li>
            <Tag color="sol">Betalt</Tag>
          </li>
        )}
        <li>
          <Tag color="fjord">{positionType}</Tag>
        </li>
        {location && (
          <li>
            <Tag>
              <Icon name="map-pin" size="1.1em" />
              {location}
            </Tag>
          </li>
        )}
        {remote && (
          <li>
            <Tag>Hjemmekontor</Tag>
          </li>
        )}
        <li>
          <TimeLeftTag {...positionTimeLeft(position)} />
        </li>
      </HeroTags>
      <p className={styles.salary}>{salaryText(salaryRange)}</p>
      {actions}
    </DetailHero>
  );
}
