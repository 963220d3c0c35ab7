import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import type { Reply } from '../../../contract/endpoint.ts';
import type { positions } from '../../../contract/positions.ts';
import { formatCount, formatDate } from '../../platform/format.ts';
import styles from './position.module.css';

export function AboutBusiness({ position }: { position: Reply<typeof positions.read>['position'] }) {
  const { business, createdAt, approvedAt } = position;
  return (
    <section className={styles.card} aria-labelledby="business">
      <h2 id="business" className={styles.heading}>
        Om {business.name}
      </h2>
      <p className={styles.short}>{business.shortDescription}</p>
      <dl className={styles.facts}>
        {business.location && (
          <div>
            <dt>Sted</dt>
            <dd>{business.location}</dd>
          </div>
        )}
        {business.employeeCount !== null && (
          <div>
            <dt>Størrelse</dt>
            <dd>{formatCount(business.employeeCount, 'ansatt', 'ansatte')}</dd>
          </div>
        )}
        <div>
          <dt>Publisert</dt>
          <dd>{formatDate(approvedAt ?? createdAt)}</dd>
        </div>
      </dl>
      <Button asChild variant="secondary">
        <Link to={`/bedrift/${business.organizationNumber}`} prefetch="intent">
          Se bedriften
        </Link>
      </Button>
    </section>
  );
}
