import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type Say, useSayFailed } from '../../../ui/say.ts';
import { ReasonField } from './reason-field.tsx';

interface Entry {
  id: string;
  name: string;
}

interface Options {
  /** "Deaktiver brukeren?" */
  question: string;
  /** What follows from it. */
  consequence: string;
  remove: (id: string, reason: string | undefined) => Promise<{ message: string }>;
  /** Its owner gets a mail, and may be told why. */
  tellsOwner?: boolean;
  onDone: () => void;
  say: Say;
}

/** Asks first, then deactivates. Answers the dialog to put into the page, and how to open it. */
export function useDeactivation({ question, consequence, remove, tellsOwner = false, onDone, say }: Options): {
  ask: (entry: Entry) => void;
  dialog: ReactNode;
} {
  const sayFailed = useSayFailed(say);
  const [entry, setEntry] = useState<Entry | null>(null);
  const opener = useRef<Element | null>(null);
  const ask = (asked: Entry) => {
    opener.current = document.activeElement;
    setEntry(asked);
  };
  const reason = useRef<HTMLTextAreaElement>(null);
  /** What was typed and not sent, by entry. */
  const kept = useRef(new Map<string, string>());
  const close = () => {
    if (entry && reason.current) kept.current.set(entry.id, reason.current.value);
    setEntry(null);
  };
  const deactivate = async () => {
    const why = reason.current?.value.trim() || undefined;
    close();
    if (!entry) return;
    try {
      say((await remove(entry.id, why)).message, 'success');
      kept.current.delete(entry.id);
      onDone();
      // The button goes away with what it did; what else can be done with the row is beside it.
      opener.current?.closest('tr')?.querySelector('button')?.focus({ preventScroll: true });
    } catch (error) {
      sayFailed(error, 'Feil ved sletting');
    }
  };
  const dialog = (
    <ConfirmDialog
      open={entry !== null}
      title={question}
      confirmLabel="Deaktiver"
      onConfirm={deactivate}
      onCancel={close}
    >
      <p>
        <strong>{entry?.name}</strong>
      </p>
      <p>{consequence} Du kan angre det under Hendelser.</p>
      {tellsOwner && (
        <ReasonField
          key={entry?.id}
          ref={reason}
          id="deactivation-reason"
          description="Eieren får en e-post om dette, med begrunnelsen."
          typed={entry ? kept.current.get(entry.id) : undefined}
        />
      )}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
