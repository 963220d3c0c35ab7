import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { adAtNav } from '../../national/ad-at-nav.ts';
import { siteName } from '../../platform/metadata.ts';
import { Icon } from '../../ui/icon.tsx';
import { InNewTab } from '../../ui/in-new-tab.tsx';
import styles from './national-position.module.css';

/** Why the ad cannot be shown, and the two ways on. */
export const Unavailable = ({ uuid, reason }: { uuid: string | undefined; reason: string }) => (
  <div className={`page page-narrow ${styles.unavailable}`} role="alert">
    <title>{`NAV Stilling Utilgjengelig – ${siteName}`}</title>
    <meta name="robots" content="noindex" />
    <h1>NAV Stilling Utilgjengelig</h1>
    <p className="lead">{reason}</p>
    <div className="button-row">
      <Button asChild>
        <Link to="/stillinger">
          <Icon name="arrow-left" />
          Tilbake til stillinger
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <a
          href={uuid ? adAtNav(uuid) : 'https://arbeidsplassen.nav.no/stillinger'}
          target="_blank"
          rel="noopener noreferrer"
        >
          {uuid ? 'Se stillingen hos NAV' : 'Let hos NAV'}
          <Icon name="external-link" />
          <InNewTab />
        </a>
      </Button>
    </div>
  </div>
);
