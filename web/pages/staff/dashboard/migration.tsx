import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSayFailed } from '../../../ui/say.ts';
import type { TabProps } from '../tab.ts';

/** For data from before there were approvals. */
export function Migration({ say }: TabProps) {
  const sayFailed = useSayFailed(say);
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setAsking(false);
    setRunning(true);
    say(null);
    try {
      say((await api('POST /admin/migrate-approval-status')).message, 'success');
    } catch (error) {
      sayFailed(error, 'Feil ved migrering');
    } finally {
      setRunning(false);
    }
  };
  return (
    <section aria-labelledby="migrering">
      <h2 id="migrering">Databasemigrering</h2>
      <p>
        Setter alle bedrifter og stillinger som finnes, til godkjent. Det er ment for data fra før det fantes
        godkjenning. Det som er avvist, er slettet og forblir det.
      </p>
      <Button variant="secondary" aria-disabled={isRunning} onClick={() => !isRunning && setAsking(true)}>
        {isRunning ? 'Migrerer …' : 'Migrer godkjenningsstatus'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Godkjenne alt som venter?"
        confirmLabel="Kjør migreringen"
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        <p>Alle bedrifter og stillinger som venter, blir godkjent og synlige. Eierne får ingen e-post om det.</p>
      </ConfirmDialog>
    </section>
  );
}
