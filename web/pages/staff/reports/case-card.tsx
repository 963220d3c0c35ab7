import { Button } from '@digdir/designsystemet-react';
import { useRef } from 'react';
import { reportReasonNames } from '../../../../contract/support/ad-report-words.ts';
import { formatCount, formatMoment } from '../../../platform/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import entries from '../list/entries.module.css';
import { PublicLink } from '../list/public-link.tsx';
import type { ReportCase } from '../reports.tsx';
import styles from './reports.module.css';

interface Props {
  reported: ReportCase;
  onDeactivate: () => void;
  onTakeDown: () => void;
  onPutBack: () => void;
  onClose: () => void;
}

const stateNames = { shown: null, 'taken-down': 'Tatt ned', gone: 'Ikke synlig' };

/** What people said of an ad, the newest first, and what can be done. */
export function CaseCard({ reported, onDeactivate, onTakeDown, onPutBack, onClose }: Props) {
  const { ad, reports, createdAt, count, wantAnswer, closedAt, answer } = reported;
  const [newest, ...earlier] = reports;
  const isNav = ad.kind === 'nav';
  const state = stateNames[ad.state];
  const canChange = isNav ? ad.state !== 'gone' : ad.state === 'shown';
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(canChange ? 1 : 0, heading);
  return (
    <li className="card">
      <div className={entries.head}>
        <h3 className={entries.what} ref={heading} tabIndex={-1}>
          <PublicLink to={isNav ? `/nav-stilling/${ad.id}` : `/stilling/${ad.id}`} name={ad.title} />
        </h3>
        <span className="quiet">
          Først meldt <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </span>
      </div>
      <p className={styles.about}>
        {ad.businessName}
        {isNav && <Tag>NAV</Tag>}
        {state && <Tag color="danger">{state}</Tag>}
      </p>
      {newest && <Said {...newest} />}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            Vis {formatCount(earlier.length, 'tidligere melding', 'tidligere meldinger')}
            <span className="visually-hidden"> om {ad.title}</span>
          </summary>
          {earlier.map((report) => (
            <Said key={report.id} {...report} />
          ))}
          {count > reports.length && <p className="quiet">Bare de {reports.length} nyeste vises.</p>}
        </details>
      )}
      <p className="quiet">
        {formatCount(count, 'melding', 'meldinger')} om annonsen.
        {!closedAt && wantAnswer > 0 && ` ${formatCount(wantAnswer, 'person', 'personer')} vil ha svar.`}
        {closedAt && ` Avsluttet ${formatMoment(closedAt)}.`}
      </p>
      {answer && <p className={styles.message}>Svar: {answer}</p>}
      <div className={entries.actions}>
        {!closedAt && (
          <Button variant="secondary" data-size="sm" aria-label={`Avslutt saken om ${ad.title}`} onClick={onClose}>
            Avslutt saken
          </Button>
        )}
        {!isNav && canChange && (
          <Button
            variant="tertiary"
            data-size="sm"
            data-color="danger"
            aria-label={`Deaktiver ${ad.title}`}
            onClick={onDeactivate}
          >
            Deaktiver
          </Button>
        )}
        {isNav && canChange && (
          <Button
            variant="tertiary"
            data-size="sm"
            data-color={ad.state === 'shown' ? 'danger' : 'fjord'}
            aria-label={ad.state === 'shown' ? `Ta ned ${ad.title}` : `Slipp fram igjen ${ad.title}`}
            onClick={ad.state === 'shown' ? onTakeDown : onPutBack}
          >
            {ad.state === 'shown' ? 'Ta ned' : 'Slipp fram igjen'}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What one of them said. */
const Said = ({ reason, message, createdAt }: ReportCase['reports'][number]) => (
  <div className={styles.said}>
    <p className={styles.about}>
      <Tag color="warning">{reportReasonNames[reason]}</Tag>
      <time className="quiet" dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>
    </p>
    {message && <p className={styles.message}>{message}</p>}
  </div>
);
