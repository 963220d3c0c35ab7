import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { candidateLimits } from '../../../contract/candidates/candidate-limits.ts';
import { dayInOslo, daysBetween, formatDate } from '../../platform/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AddressUnconfirmed } from './address-unconfirmed.tsx';
import styles from './own-candidate.module.css';
import type { OwnCandidate } from './own-reply.ts';

interface Props {
  candidate: OwnCandidate;
  mayBeShown: boolean;
  isBusy: boolean;
  onWrite: () => void;
  onShow: (isVisible: boolean) => void;
  onRemove: () => void;
}

/** Before that there is nothing to gain by it but a place further up. */
const RENEWED_BEFORE_DAYS = 30;

/** Whether employers find it, until when, and what one may do about it. */
export function OwnStanding({ candidate, mayBeShown, isBusy, onWrite, onShow, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { visibleUntil } = candidate;
  const isShown = visibleUntil !== null;
  const isFound = isShown && mayBeShown;
  const mayRenew =
    isShown && daysBetween(dayInOslo(new Date()), dayInOslo(new Date(visibleUntil))) <= RENEWED_BEFORE_DAYS;
  return (
    <div className="card">
      <p className={styles.standing}>
        {isFound ? <Tag color="success">Synlig</Tag> : <Tag>Ikke synlig</Tag>}
        <strong>
          {isFound ? `Arbeidsgivere finner deg til ${formatDate(visibleUntil)}.` : 'Arbeidsgivere finner deg ikke nå.'}
        </strong>
      </p>
      {!isShown && (
        <p className="quiet">
          Det du har skrevet, ligger klart. Har det ikke vært vist på {candidateLimits.monthsKept} måneder, sletter vi
          det.
        </p>
      )}
      {!mayBeShown && <AddressUnconfirmed />}
      <div className="button-row">
        {(isShown || mayBeShown) && (
          // One button for both ways keeps the focus.
          <Button variant={isShown ? 'secondary' : 'primary'} aria-disabled={isBusy} onClick={() => onShow(!isShown)}>
            <Icon name={isShown ? 'eye-off' : 'eye'} />
            {isShown ? 'Slå av profilen' : 'Vis profilen igjen'}
          </Button>
        )}
        {mayRenew && (
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => onShow(true)}>
            <Icon name="clock" />
            Vis i {candidateLimits.days} nye dager
          </Button>
        )}
        <Button variant="secondary" onClick={onWrite}>
          <Icon name="pencil" />
          Endre profilen
        </Button>
        <Button variant="tertiary" data-color="danger" onClick={() => setAsking(true)}>
          <Icon name="trash" />
          Slett profilen
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Slette profilen?"
        confirmLabel="Slett profilen"
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>Invitasjonene du har fått, og hvem som har åpnet profilen, slettes med den. CV-en din blir liggende.</p>
      </ConfirmDialog>
    </div>
  );
}
