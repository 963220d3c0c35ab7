import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import type { Reply } from '../../../contract/endpoint.ts';
import { languageOf } from '../../../contract/positions/language-of.ts';
import type { positions } from '../../../contract/positions.ts';
import { confirmedDomainFact } from '../../businesses/confirmed-domain.ts';
import { formatCount, formatDate } from '../../platform/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import styles from './position.module.css';

export function AboutBusiness({ position }: { position: Reply<typeof positions.read>['position'] }) {
  const { business, publishedAt, confirmedDomain } = position;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="business">
      <h2 id="business" className={styles.heading}>
        Om {business.name}
      </h2>
      <p className={styles.short} lang={languageOf(business.shortDescription)}>
        {business.shortDescription}
      </p>
      <FactList
        facts={[
          ['Sted', business.location],
          ['Størrelse', business.employeeCount !== null && formatCount(business.employeeCount, 'ansatt', 'ansatte')],
          ['Publisert', formatDate(publishedAt)],
          ...(confirmedDomain ? [confirmedDomainFact(confirmedDomain)] : []),
        ]}
      />
      <Button asChild variant="secondary">
        <Link to={`/bedrift/${business.organizationNumber}`} prefetch="intent">
          Se bedriften
        </Link>
      </Button>
    </section>
  );
}
