import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import type { RefusalReason } from '../../contract/applications/refusal-reasons.ts';
import type { StatusChange } from './inbox-calls.ts';
import { LabelForm } from './labels/label-form.tsx';
import { NotesForm } from './notes-form.tsx';
import { type Colleague, isShared } from './responsible/colleagues.ts';
import { ResponsibleForm } from './responsible/responsible-form.tsx';
import { StatusForm } from './status-form.tsx';
import { useCheckedAnswers } from './use-checked-answers.ts';

interface Props {
  application: HandledApplication;
  isSaving: boolean;
  /** What was written. */
  answers: ReactNode;
  /** It is one of those that are gone through one by one. */
  sitting?:
    | {
        /** The next one comes. */
        onSaved: (application: HandledApplication) => void;
        /** Somebody came back to take the last change back. */
        takesBack: boolean;
        onTakingBack: () => void;
      }
    | undefined;
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

/**
 * What one opened it for, what was answered, comes right below what one decides; above it where each is read before anything is decided.
 * What is typed stays until it was saved.
 */
export function HandleApplication(props: Props) {
  const { application, isSaving, answers, sitting, hasMore, onChange, colleagues, onGive, onUndo, children } = props;
  const { labels, onPutLabel, onTakeLabel, onLabelTyped } = props;
  const { status, refusalReasons: kept } = application;
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState(status);
  const [ticked, setTicked] = useState<RefusalReason[] | null>(null);
  const refusalReasons = ticked ?? kept;
  const tick = (given: RefusalReason[]) => setTicked(given.join() === kept.join() ? null : given);
  const hasNewReasons = chosen === 'denied' && refusalReasons.join() !== kept.join();
  const [base, setBase] = useState(status);
  // Somebody changed it, here or elsewhere: what was picked or written, and is not saved, stays.
  if (base !== status) {
    setBase(status);
    if (chosen === base && !message.trim() && !ticked) setChosen(status);
  }
  const [isWriting, setWriting] = useState(false);
  const notes = useRef('');
  const write: ComponentProps<typeof StatusForm>['onWrite'] = (change) => {
    // What one is in stays, also when a colleague was faster with the same answer.
    setWriting(true);
    if ('message' in change) setMessage(change.message);
    else tick(change.refusalReasons);
  };
  const text = chosen === 'pending' ? '' : message.trim();
  const answer = {
    status: chosen,
    ...(text && { message: text }),
    ...(hasNewReasons && { refusalReasons }),
  };
  const { isSendable, checkOf } = useCheckedAnswers({ 'status-message': answer });
  const save = async () => {
    if (!isSendable()) return;
    const isSaved = await onChange({ ...answer, notes: notes.current });
    if (!isSaved) return;
    setMessage('');
    setTicked(null);
    setWriting(false);
    setSaves((before) => before + 1);
  };
  // That it can be taken back would else lie under what is said of the saving.
  const waiting = useRef<HTMLDivElement>(null);
  const [saves, setSaves] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each saving
  useEffect(() => {
    if (saves === 0) return;
    // Nothing of what was saved holds one back by then.
    if (sitting) sitting.onSaved(application);
    else waiting.current?.scrollIntoView({ block: 'nearest' });
  }, [saves]);
  /** What was written comes back with it: most often it is taken back to be written better. */
  const takeBack = async () => {
    const isTakenBack = await onUndo();
    const isWritten = application.message || kept.length > 0;
    if (!isTakenBack || !isWritten || message.trim() || ticked) return;
    setChosen(status);
    setWriting(true);
    setMessage(application.message ?? '');
    if (kept.length > 0) setTicked(kept);
  };
  const isTakingBack = Boolean(sitting?.takesBack && application.responses);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    if (!isTakingBack) return;
    sitting?.onTakingBack();
    void takeBack();
  }, [isTakingBack]);
  return (
    <>
      {sitting && answers}
      <StatusForm
        application={application}
        isSaving={isSaving}
        chosen={chosen}
        onChoose={setChosen}
        message={message}
        refusalReasons={refusalReasons}
        hasNewReasons={hasNewReasons}
        check={checkOf(answer)}
        isWriting={isWriting || chosen !== status}
        onBegin={() => setWriting(true)}
        onWrite={write}
        onSave={save}
        onUndo={takeBack}
        waiting={waiting}
        saveLabel={sitting ? 'Lagre og neste' : 'Lagre status'}
      />
      {!sitting && answers}
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
      {children}
      <NotesForm
        notes={application.notes}
        written={notes}
        hasMore={hasMore || message.trim() !== '' || hasNewReasons}
        isSaving={isSaving}
        onSave={(notes) => onChange({ status: application.status, notes })}
      />
    </>
  );
}
