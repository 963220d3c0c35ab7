import type { ReactNode } from 'react';
import type { businesses } from '../../../contract/businesses.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { languageOf } from '../../../contract/positions/language-of.ts';
import { useAfterLogIn } from '../../accounts/use-after-log-in.ts';
import { FollowBusinessButton } from '../../followed/follow-business-button.tsx';
import { HideControls } from '../../followed/hide-controls.tsx';
import { formatCount, formatDate } from '../../platform/format.ts';
import { CompanyLogo } from '../../ui/company-logo.tsx';
import { DetailHero } from '../../ui/detail-hero.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import styles from './business.module.css';

interface Props {
  business: Reply<typeof businesses.read>['business'];
  isOwn: boolean;
  /** Open ones, where they are known. */
  positions: number | undefined;
  back: ReactNode;
}

export function BusinessHero({ business, isOwn, positions, back }: Props) {
  const { id, name, organizationNumber, logoUrl, shortDescription, createdAt, brregData } = business;
  const afterLogIn = useAfterLogIn();
  return (
    <DetailHero>
      {back}
      <div className={styles.who}>
        <CompanyLogo url={logoUrl} size="page" />
        <div>
          <h1>{name}</h1>
          <p className="quiet">
            Registrert {formatDate(createdAt)}
            {positions !== undefined && (
              <>
                {' · '}
                <span className={styles.count}>{formatCount(positions, 'aktiv stilling', 'aktive stillinger')}</span>
              </>
            )}
          </p>
        </div>
      </div>
      <p className="lead" lang={languageOf(shortDescription)}>
        {shortDescription}
      </p>
      <HideControls
        employer={{ employerNumber: organizationNumber, businessName: name }}
        isOwn={isOwn}
        afterLogIn={afterLogIn}
        more={<ShareButton title={name} path={`/bedrift/${organizationNumber}`} />}
      >
        <FollowBusinessButton
          wide
          business={{
            id,
            name,
            organizationNumber,
            location: brregData.postadresse?.poststed ?? null,
            industry: brregData.naeringskode1?.beskrivelse ?? null,
          }}
        />
      </HideControls>
    </DetailHero>
  );
}
