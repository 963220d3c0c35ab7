import { Link } from 'react-router';
import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import { formatOrganizationNumber } from '../../platform/format.ts';
import { InNewTab } from '../../ui/in-new-tab.tsx';
import pageStyles from '../position/position.module.css';
import { AdText } from './ad-text.tsx';

export function AboutEmployer({ position }: { position: Reply<typeof national.read>['position'] }) {
  const { employer, business } = position;
  if (!employer.orgnr && !employer.descriptionHtml && !employer.homepage && !business) return null;
  return (
    <section className={`card ${pageStyles.card}`} aria-labelledby="employer">
      <h2 id="employer" className={pageStyles.heading}>
        Om {employer.name}
      </h2>
      {employer.orgnr && <p className="quiet">Org.nr. {formatOrganizationNumber(employer.orgnr)}</p>}
      {employer.descriptionHtml && <AdText text={employer.description} html={employer.descriptionHtml} />}
      {business && (
        <Link to={`/bedrift/${business.organizationNumber}`} prefetch="intent">
          Se {business.name} på Jobbfjord
        </Link>
      )}
      {employer.homepage && (
        <a href={employer.homepage} target="_blank" rel="noopener noreferrer nofollow">
          Nettsiden til arbeidsgiveren
          <InNewTab />
        </a>
      )}
    </section>
  );
}
