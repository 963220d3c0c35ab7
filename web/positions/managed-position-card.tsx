import { Link } from 'react-router';
import type { ManagedPositionCard as Position } from '../../contract/positions/managed-positions.ts';
import { cutText, formatCount, formatDate, formatNumber } from '../platform/format.ts';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import { Notice } from '../ui/notice.tsx';
import { Tag } from '../ui/tag.tsx';
import { importedFromText } from './imported-from.ts';
import { ManagedPositionActions } from './managed-position-actions.tsx';
import styles from './managed-position-card.module.css';
import { badgesOf, isOpen } from './managed-state.ts';
import { ViewChart } from './view-chart.tsx';

const DESCRIPTION_LENGTH = 150;

const applicationMethodLabels = {
  email: 'På e-post',
  external: 'På arbeidsgiverens side',
  form: 'Med søknadsmal',
} as const;

interface Props {
  position: Position;
  today: string;
  isBusy: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

export function ManagedPositionCard({ position, today, isBusy, onToggle, onDelete }: Props) {
  const {
    id,
    title,
    positionType,
    location,
    description,
    approvalStatus,
    rejectionReason,
    askedChange,
    isStopped,
    importedFrom,
  } = position;
  return (
    <article className={`card ${styles.card}`} aria-labelledby={`position-${id}`}>
      <div className={styles.head}>
        <ul className={styles.tags} aria-label="Status">
          {badgesOf(position, today).map(({ text, color }) => (
            <li key={text}>
              <Tag color={color}>{text}</Tag>
            </li>
          ))}
          {position.featured && (
            <li>
              <Tag color="sol">Betalt</Tag>
            </li>
          )}
        </ul>
        <h2 id={`position-${id}`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.kind}>
          {positionType} • {location ?? 'Hjemmekontor'}
        </p>
        {importedFrom && <p className={styles.source}>Fra {importedFromText(importedFrom)}</p>}
      </div>
      {approvalStatus === 'rejected' && (
        <Notice color="danger" title="Stillingen ble ikke godkjent">
          <p>{rejectionReason ? `Begrunnelse: ${rejectionReason}` : 'Det er ikke gitt noen begrunnelse.'}</p>
          <p>Dupliser den, rett opp og send den inn på nytt.</p>
        </Notice>
      )}
      {askedChange && (
        <Notice color="warning" title="Vi trenger en endring fra deg">
          <p>{askedChange}</p>
          <p>Rediger stillingen, så ser vi på den igjen.</p>
        </Notice>
      )}
      {isStopped && (
        <Notice color="warning" title="Vi har deaktivert stillingen">
          <p>Ta kontakt med oss hvis det er en feil.</p>
        </Notice>
      )}
      <p className={styles.excerpt}>{cutText(description, DESCRIPTION_LENGTH)}</p>
      <Facts position={position} today={today} />
      <Statistics position={position} today={today} />
      <ManagedPositionActions
        position={position}
        today={today}
        isBusy={isBusy}
        onToggle={onToggle}
        onDelete={onDelete}
      />
    </article>
  );
}

const Facts = ({ position, today }: Pick<Props, 'position' | 'today'>) => (
  <FactList
    layout="columns"
    facts={[
      ['Kontakt', position.contactInfo.name],
      ['Søknad', applicationMethodLabels[position.applicationMethod]],
      ['Opprettet', formatDate(position.createdAt)],
      ['Utløper', formatDate(position.expiryDate)],
      ...deadlineOf(position, today),
      [
        'Søkerliste',
        position.hasApplicantList && (
          <Link to={`/bedrift/${position.businessId}/stillinger/${position.id}/sokerliste`}>Offentlig</Link>
        ),
      ],
    ]}
  />
);

/** An active position that nobody can apply for any more looks like any other. */
const deadlineOf = ({ applicationDeadline }: Position, today: string): Fact[] =>
  applicationDeadline
    ? [['Søknadsfrist', `${applicationDeadline < today ? 'Gikk ut ' : ''}${formatDate(applicationDeadline)}`]]
    : [];

function Statistics({ position, today }: { position: Position; today: string }) {
  const { id, title, statistics, businessId } = position;
  const { views, follows, applications, waiting, days } = statistics;
  return (
    <div className={styles.statistics}>
      <ul className={styles.numbers} aria-label="Tall for stillingen">
        <li>
          <strong>{formatNumber(views)}</strong> {views === 1 ? 'visning' : 'visninger'}
        </li>
        <li>
          <strong>{formatNumber(follows)}</strong> følger
        </li>
        <li>
          {applications > 0 ? (
            <Link
              to={`/bedrift/${businessId}/applications?positionId=${id}`}
              aria-label={`${formatCount(applications, 'søknad', 'søknader')} på ${title}`}
            >
              {formatCount(applications, 'søknad', 'søknader')}
            </Link>
          ) : (
            <>
              <strong>0</strong> søknader
            </>
          )}
        </li>
        {waiting > 0 && (
          <li>
            <Link
              to={`/bedrift/${businessId}/applications?status=pending&positionId=${id}`}
              aria-label={`${formatNumber(waiting)} venter på svar blant søkerne på ${title}`}
            >
              {formatNumber(waiting)} venter på svar
            </Link>
          </li>
        )}
        {waiting > 0 && (
          <li>
            <Link
              to={`/bedrift/${businessId}/stillinger/${id}/svar`}
              aria-label={`Svar alle som venter blant søkerne på ${title}`}
            >
              Svar alle
            </Link>
          </li>
        )}
        {isOpen(position, today) && (
          <li>
            <Link to={`/bedrift/${businessId}/stillinger/${id}/kandidater`} aria-label={`Finn kandidater til ${title}`}>
              Finn kandidater
            </Link>
          </li>
        )}
      </ul>
      <ViewChart title={title} days={days} today={today} />
    </div>
  );
}
