import { Button } from '@digdir/designsystemet-react';
import { useRef } from 'react';
import { useAccount } from '../../accounts/account.tsx';
import { formatMoment } from '../../platform/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { StartOver } from '../../ui/start-over.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { goneText } from './gone-text.ts';
import type { FormMaterial } from './load-material.ts';
import styles from './position-form.module.css';
import type { DraftFailure } from './use-position-draft.ts';
import type { PositionFormState } from './use-position-form.ts';

interface Props {
  material: FormMaterial;
  draft: PositionFormState['draft'];
  onStartOver: () => void;
}

/** What was being written before, and whether what is being written now is safe. */
export function DraftStatus({ material: { draftFrom, positionId }, draft, onStartOver }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // Of whoever has logged in again, the button goes.
  useFocusKept(draft.failure?.at === 'loggedOut' ? 1 : 0, place);
  return (
    <>
      {draftFrom && (
        <Notice color="info" title="Vi har hentet fram utkastet ditt">
          <p>Du skrev det {formatMoment(draftFrom)}. Ingen andre enn du ser det.</p>
          <div>
            <StartOver
              variant="secondary"
              data-size="sm"
              isChange={positionId !== undefined}
              what="Utkastet"
              onStartOver={onStartOver}
            />
          </div>
        </Notice>
      )}
      <div ref={place} tabIndex={-1} className={styles.saved}>
        <div role="status">{draft.failure && <Failed failure={draft.failure} positionId={positionId} />}</div>
        {!draft.failure && (
          <p>
            {draft.savedAt
              ? `Utkastet er lagret ${formatMoment(draft.savedAt)}.`
              : 'Det du skriver, lagres mens du skriver.'}
          </p>
        )}
      </div>
    </>
  );
}

function Failed({ failure, positionId }: { failure: DraftFailure; positionId: string | undefined }) {
  const { openAuth } = useAccount();
  if (failure.at === 'refused') return <p>Utkastet er ikke lagret. {failure.message}</p>;
  if (failure.at === 'notSaved') return <p>Utkastet er ikke lagret. Vi prøver igjen om litt.</p>;
  if (failure.at === 'gone') return <p>{goneText(positionId)}</p>;
  if (failure.at === 'elsewhere') {
    return (
      <p>
        Stillingen er åpen et annet sted også, og utkastet er derfra. Det du skriver her, blir ikke tatt vare på før du{' '}
        {positionId ? 'lagrer' : 'publiserer'}.
      </p>
    );
  }
  return (
    <p>
      Du er logget ut, og utkastet er ikke lagret.{' '}
      <Button type="button" variant="tertiary" data-size="sm" onClick={() => openAuth('login')}>
        Logg inn og fortsett
      </Button>
    </p>
  );
}
