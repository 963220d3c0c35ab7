import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { hasBeen } from '../../contract/applications/interview-words.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { OwnDetail } from './use-own-application.ts';

interface Props {
  application: OwnDetail;
  onWithdraw: () => void;
}

/** What can still be done with what was sent. */
export function OwnNextSteps({ application, onWithdraw }: Props) {
  const { positionId, draft, canCorrect, canSendAgain, withdrawnAt, interview } = application;
  const [isAsking, setAsking] = useState(false);
  const correcting = draft ? 'Fortsett på rettelsen' : 'Rett søknaden';
  const isToMeet = interview?.chosen && !hasBeen(interview, new Date());
  return (
    <>
      <div className="button-row">
        <Button asChild variant="secondary">
          <Link to={`/stilling/${positionId}`}>Se stillingen</Link>
        </Button>
        {canCorrect && (
          <Button asChild variant="secondary">
            <Link to={`/stilling/${positionId}/apply?rett=ja`}>{correcting}</Link>
          </Button>
        )}
        {canSendAgain && (
          <Button asChild>
            <Link to={`/stilling/${positionId}/apply`}>Søk på nytt</Link>
          </Button>
        )}
        {!withdrawnAt && (
          <Button variant="tertiary" data-color="danger" onClick={() => setAsking(true)}>
            Trekk søknaden
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Trekke søknaden?"
        confirmLabel="Trekk søknaden"
        onConfirm={() => {
          setAsking(false);
          onWithdraw();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          Bedriften kan ikke lenger lese den. {isToMeet && 'Intervjuet dere har avtalt, blir avlyst. '}
          Du kan søke på nytt så lenge stillingen er åpen. Svarene kan du hente inn igjen, filene må du laste opp på
          nytt. {canCorrect && `Vil du bare rette noe, velger du Avbryt og så «${correcting}».`}
        </p>
      </ConfirmDialog>
    </>
  );
}
