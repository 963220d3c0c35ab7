import { Button } from '@digdir/designsystemet-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { formatNumber, formatOrganizationNumber } from '../../platform/format.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './business-positions.module.css';
import type { Listed } from './use-managed-positions.ts';

interface Props extends Pick<Listed, 'business' | 'stats'> {
  heading: RefObject<HTMLHeadingElement | null>;
  isFull: boolean;
}

/** Whose positions they are, how many may be active, and the way to a new one. */
export function PositionsHeader({ business, stats, heading, isFull }: Props) {
  const add = (
    <>
      <Icon name="plus" />
      Ny stilling
    </>
  );
  return (
    <header className={styles.header}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          Stillinger
        </h1>
        <p className="lead">
          {business.name}{' '}
          <span className={styles.number}>Org.nr. {formatOrganizationNumber(business.organizationNumber)}</span>
        </p>
        <p className={styles.stats}>
          {formatNumber(stats.activePositions)} av {formatNumber(stats.maxActivePositions)} aktive stillinger •{' '}
          {formatNumber(stats.totalPositions)} totalt
        </p>
        {stats.activePositions > 0 && (
          <p className="quiet">Aktive er også de som venter på godkjenning eller på publiseringsdatoen.</p>
        )}
        <p className={`no-print ${styles.ways}`}>
          <Link to={`/rediger-bedrift/${business.id}#egen-nettside`}>Vis stillingene på egen nettside</Link>
        </p>
      </div>
      {isFull ? (
        <Button disabled>{add}</Button>
      ) : (
        <Button asChild className="no-print">
          <Link to={`/bedrift/${business.id}/stillinger/ny`}>{add}</Link>
        </Button>
      )}
    </header>
  );
}
