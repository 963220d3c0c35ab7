import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Say } from '../tab.ts';

interface Entry {
  id: string;
  name: string;
}

interface Options {
  /** "Deaktiver brukeren?" */
  question: string;
  /** What follows from it. */
  consequence: string;
  remove: (id: string) => Promise<{ message: string }>;
  onDone: () => void;
  say: Say;
}

/** Asks first, then deactivates. Answers the dialog to put into the page, and how to open it. */
export function useDeactivation({ question, consequence, remove, onDone, say }: Options): {
  ask: (entry: Entry) => void;
  dialog: ReactNode;
} {
  const [entry, setEntry] = useState<Entry | null>(null);
  const deactivate = async () => {
    setEntry(null);
    if (!entry) return;
    try {
      say((await remove(entry.id)).message, 'success');
      onDone();
    } catch (error) {
      say(`Feil ved sletting: ${(error as Error).message}`);
    }
  };
  const dialog = (
    <ConfirmDialog
      open={entry !== null}
      title={question}
      confirmLabel="Deaktiver"
      onConfirm={deactivate}
      onCancel={() => setEntry(null)}
    >
      <p>
        <strong>{entry?.name}</strong>
      </p>
      <p>{consequence} Du kan angre det under Hendelser.</p>
    </ConfirmDialog>
  );
  return { ask: setEntry, dialog };
}
