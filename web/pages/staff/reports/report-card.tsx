import { Button } from '@digdir/designsystemet-react';
import { useRef } from 'react';
import { reportReasonNames } from '../../../../contract/support/ad-report-words.ts';
import { formatCount, formatMoment } from '../../../platform/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import entries from '../list/entries.module.css';
import { PublicLink } from '../list/public-link.tsx';
import type { Report } from '../reports.tsx';
import styles from './reports.module.css';

interface Props {
  report: Report;
  onDeactivate: () => void;
  onTakeDown: () => void;
  onPutBack: () => void;
  onClose: () => void;
}

const stateNames = { shown: null, 'taken-down': 'Tatt ned', gone: 'Ikke synlig' };

const openText = ({ count, wantAnswer }: Report['open']) =>
  [
    `${formatCount(count, 'åpen melding', 'åpne meldinger')} om denne annonsen.`,
    wantAnswer > 0 && `${formatCount(wantAnswer, 'person', 'personer')} vil ha svar.`,
  ]
    .filter(Boolean)
    .join(' ');

/** What somebody said, of which ad, and what can be done. */
export function ReportCard({ report, onDeactivate, onTakeDown, onPutBack, onClose }: Props) {
  const { ad, reason, message, createdAt, open, closedAt, answer } = report;
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
        <time className="quiet" dateTime={createdAt}>
          {formatMoment(createdAt)}
        </time>
      </div>
      <p className={styles.about}>
        {ad.businessName}
        <Tag color="warning">{reportReasonNames[reason]}</Tag>
        {isNav && <Tag>NAV</Tag>}
        {state && <Tag color="danger">{state}</Tag>}
      </p>
      {message && <p className={styles.message}>{message}</p>}
      <p className="quiet">{closedAt ? `Avsluttet ${formatMoment(closedAt)}.` : openText(open)}</p>
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
