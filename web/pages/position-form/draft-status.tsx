import { Button } from '@digdir/designsystemet-react';
import { formatMoment } from '../../platform/format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { FormMaterial } from './load-material.ts';
import styles from './position-form.module.css';
import type { PositionFormState } from './use-position-form.ts';

interface Props {
  material: FormMaterial;
  draft: PositionFormState['draft'];
  onStartOver: () => void;
}

/** What was being written before, and whether what is being written now is safe. */
export function DraftStatus({ material: { draftFrom, positionId }, draft, onStartOver }: Props) {
  return (
    <>
      {draftFrom && (
        <Notice color="info" title="Vi har hentet fram utkastet ditt">
          <p>Du skrev det {formatMoment(draftFrom)}. Ingen andre enn du ser det.</p>
          <p>
            <Button type="button" variant="secondary" data-size="sm" onClick={onStartOver}>
              {positionId ? 'Forkast endringene' : 'Start på nytt'}
            </Button>
          </p>
        </Notice>
      )}
      <p className={styles.saved}>
        {draft.hasFailed
          ? 'Utkastet er ikke lagret. Vi prøver igjen når du skriver videre.'
          : draft.savedAt
            ? `Utkastet er lagret ${formatMoment(draft.savedAt)}.`
            : 'Det du skriver, lagres mens du skriver.'}
      </p>
    </>
  );
}
