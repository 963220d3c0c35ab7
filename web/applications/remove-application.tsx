import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './application-detail.module.css';
import { isInterviewToCome } from './interviews/is-to-come.ts';
import { nameOf } from './name-of.ts';

interface Props {
  application: HandledApplication;
  onRemove: () => void;
}

/** Deletes what somebody sent, if that is meant. */
export function RemoveApplication({ application, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" data-color="danger" className={styles.remove} onClick={() => setAsking(true)}>
        <Icon name="trash" />
        Slett søknaden
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Slette søknaden?"
        confirmLabel="Slett søknaden"
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          Søknaden fra {nameOf(application)} slettes med svar, filer og notater.{' '}
          {isInterviewToCome(application) && 'Intervjuet blir avlyst. '}Søkeren får beskjed. Dette kan ikke angres.
        </p>
      </ConfirmDialog>
    </>
  );
}
