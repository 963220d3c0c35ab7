import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HandledApplication } from '../../contract/handled-applications.ts';
import { ApplicationAnswers } from './application-answers.tsx';
import type { StatusChange } from './inbox-calls.ts';
import { LabelForm } from './labels/label-form.tsx';
import { NotesForm } from './notes-form.tsx';
import { type Colleague, isShared } from './responsible/colleagues.ts';
import { ResponsibleForm } from './responsible/responsible-form.tsx';
import { StatusForm } from './status-form.tsx';

interface Props {
  application: HandledApplication;
  isSaving: boolean;
  /** It is not as it was read. */
  onStale: () => void;
  /** Something is typed for it besides. */
  hasMore: boolean;
  /** Resolves to whether it was saved. */
  onChange: (change: StatusChange) => Promise<boolean>;
  colleagues: Colleague[];
  onGive: (responsibleId: string | null) => void;
  /** Those that the business uses. */
  labels: string[];
  /** Each resolves to whether it was done. */
  onPutLabel: (label: string) => Promise<boolean>;
  onTakeLabel: (label: string) => Promise<boolean>;
  onLabelTyped: (isTyped: boolean) => void;
  /** Resolves to whether it was taken back. */
  onUndo: () => Promise<boolean>;
  /** What one does with it besides. */
  children: ReactNode;
}

/** What one opened it for, what was answered, comes right below what one decides. What is typed stays until it was saved. */
export function HandleApplication(props: Props) {
  const { application, isSaving, onStale, hasMore, onChange, colleagues, onGive, onUndo, children } = props;
  const { labels, onPutLabel, onTakeLabel, onLabelTyped } = props;
  const { status } = application;
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState(status);
  const [base, setBase] = useState(status);
  // Somebody changed it, here or elsewhere: what was picked or written, and is not saved, stays.
  if (base !== status) {
    setBase(status);
    if (chosen === base && !message.trim()) setChosen(status);
  }
  const notes = useRef('');
  const save = async () => {
    const text = chosen === 'pending' ? '' : message.trim();
    const isSaved = await onChange({ status: chosen, notes: notes.current, ...(text && { message: text }) });
    if (!isSaved) return;
    setMessage('');
    setSaves((before) => before + 1);
  };
  // That it can be taken back would else lie under what is said of the saving.
  const waiting = useRef<HTMLDivElement>(null);
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    if (saves > 0) waiting.current?.scrollIntoView({ block: 'nearest' });
  }, [saves]);
  /** What was written comes back with it: most often it is taken back to be written better. */
  const takeBack = async () => {
    const isTakenBack = await onUndo();
    if (!isTakenBack || !application.message || message.trim()) return;
    setChosen(status);
    setMessage(application.message);
  };
  return (
    <>
      <StatusForm
        application={application}
        isSaving={isSaving}
        chosen={chosen}
        onChoose={setChosen}
        message={message}
        onMessage={setMessage}
        onSave={save}
        onUndo={takeBack}
        waiting={waiting}
      />
      {isShared(colleagues) && (
        <ResponsibleForm application={application} colleagues={colleagues} isSaving={isSaving} onSave={onGive} />
      )}
      <LabelForm
        labels={application.labels}
        known={labels}
        isSaving={isSaving}
        onAdd={onPutLabel}
        onRemove={onTakeLabel}
        onTyped={onLabelTyped}
      />
      <ApplicationAnswers application={application} onStale={onStale} />
      {children}
      <NotesForm
        notes={application.notes}
        written={notes}
        hasMore={hasMore || message.trim() !== ''}
        isSaving={isSaving}
        onSave={(notes) => onChange({ status: application.status, notes })}
      />
    </>
  );
}
