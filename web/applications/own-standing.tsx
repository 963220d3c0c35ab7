import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { standingOf } from '../../contract/applications/application-standing.ts';
import { reasonsInWords } from '../../contract/applications/refusal-reasons.ts';
import { changeText } from '../../contract/positions/change-texts.ts';
import { formatDate, formatDay, formatMoment } from '../platform/format.ts';
import { Tag } from '../ui/tag.tsx';
import { mayAskForAnswer, stateOf } from './application-state.ts';
import styles from './own-applications.module.css';
import type { OwnDetail } from './use-own-application.ts';

interface Props {
  application: OwnDetail;
  onAsk: () => void;
}

/** How far an application has come, and what one may do about it. */
export function OwnStanding({ application, onAsk }: Props) {
  const { label, color, meaning } = stateOf(application);
  const standing = standingOf(application, new Date());
  const meansWhetherOpened = ['pending', 'opened'].includes(standing);
  const why = reasonsInWords(application.refusalReasons);
  const { business, submittedAt, correctedAt, firstOpenedAt, isAnonymous, revealedAt, deletedAfter, adChange, draft } =
    application;
  return (
    <div className="card">
      <div className={styles.top}>
        <div>
          <p>
            <Link to={`/bedrift/${business.organizationNumber}`}>{business.name}</Link>
          </p>
          <p className="quiet">
            Sendt {formatMoment(submittedAt)}.{correctedAt && ` Rettet ${formatMoment(correctedAt)}.`}
            {draft && ' Du har begynt på en rettelse som ikke er sendt.'}
            {!meansWhetherOpened &&
              (firstOpenedAt ? ` Først åpnet ${formatMoment(firstOpenedAt)}.` : ' Ikke åpnet ennå.')}
          </p>
          {isAnonymous && <p className="quiet">Leses anonymt: Bedriften ser ikke hvem du er.</p>}
          {revealedAt && (
            <p className="quiet">Lest anonymt fram til {formatMoment(revealedAt)}, da bedriften så hvem du er.</p>
          )}
        </div>
        <Tag color={color}>{label}</Tag>
      </div>
      <p>{meaning}</p>
      {standing === 'denied' && why && (
        <p>
          <strong>Begrunnelse:</strong> {why}
        </p>
      )}
      {adChange && (
        <p>
          <strong>Annonsen er endret etter at du søkte, sist {formatDay(adChange.day)}:</strong> {changeText(adChange)}
        </p>
      )}
      {mayAskForAnswer(application) && (
        <div className="button-row">
          <Button onClick={onAsk}>Be om svar</Button>
        </div>
      )}
      {deletedAfter && <p className="quiet">Stillingen er lukket. Søknaden slettes {formatDate(deletedAfter)}.</p>}
    </div>
  );
}
