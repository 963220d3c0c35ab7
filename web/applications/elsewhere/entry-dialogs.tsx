import type { ElsewhereEntry } from '../../../contract/applications/applications-elsewhere.ts';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { isOutdated } from '../is-outdated.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';
import { useTypedEntries } from './use-typed-entries.ts';

export type Asks = 'edit' | 'remind' | 'remove' | null;

interface Props {
  asks: Asks;
  /** As it was when the dialog was opened; `null` is a new one. */
  about: ElsewhereEntry | null;
  onClose: () => void;
  /** It is to be shown as it is now. */
  onReload: () => void;
  onKept: (entry: ElsewhereEntry, isNew: boolean) => void;
  onChanged: (entry: ElsewhereEntry, message: string) => void;
  onRemoved: (id: string, message: string) => void;
  onProblem: (error: unknown) => void;
  /** It is not as it was read. */
  onStale: () => void;
}

/** What an entry is asked about. What is typed stays until it is saved. */
export function EntryDialogs({ asks, about, onClose, onReload, onStale, ...told }: Props) {
  const typed = useTypedEntries();
  const attempt = useAttemptKey();
  const edited = typed.typedOf(about);
  const saved = (kept: ElsewhereEntry) => {
    const isNew = kept.id !== about?.id;
    onClose();
    typed.forget(about);
    if (isNew) attempt.forget();
    told.onKept(kept, isNew);
  };
  const remove = async () => {
    onClose();
    if (!about) return;
    const { id } = about;
    try {
      const { message } = await api('DELETE /applications/elsewhere/:id', { params: { id } });
      typed.forget(about);
      told.onRemoved(id, message);
    } catch (error) {
      if (isOutdated(error)) typed.forget(about);
      told.onProblem(error);
    }
  };
  return (
    <>
      <EntryDialog
        key={about?.id}
        open={asks === 'edit'}
        entry={edited.of}
        values={edited.fields}
        keyFor={attempt.keyFor}
        onTyped={(fields) => typed.type(about, fields)}
        onClose={(isGone) => {
          onClose();
          if (isGone) typed.keepAsNew(about);
        }}
        onSaved={saved}
        onStale={onStale}
        onReload={() => {
          typed.forget(about);
          onReload();
        }}
      />
      {about && (
        <ReminderDialog
          key={`${about.id} ${about.remindOn}`}
          open={asks === 'remind'}
          entry={about}
          onStale={onStale}
          onClose={onClose}
          onSaved={(changed, message) => {
            onClose();
            told.onChanged(changed, message);
          }}
        />
      )}
      <ConfirmDialog
        open={asks === 'remove'}
        title="Slette det du noterte?"
        confirmLabel="Slett"
        onConfirm={remove}
        onCancel={onClose}
      >
        <p>{about?.title} blir borte fra listen og fra oversikten. Det kan ikke angres.</p>
      </ConfirmDialog>
      <UnsavedGuard what="det du noterer" isChanged={typed.isTyped} />
    </>
  );
}
