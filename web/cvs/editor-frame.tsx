import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { InSight } from '../ui/in-sight.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import styles from './cvs.module.css';
import type { DraftState } from './use-kept-draft.ts';

/** What an editor begins with, when that is not what is kept. */
export interface Start<Draft> {
  draft: Draft;
  /** Where it comes from. */
  explanation: string;
  /** It lies on the server as a draft. */
  isDraft: boolean;
  /** When the draft was kept that this is, or takes the place of. */
  openedDraft: string | undefined;
}

export interface EditorWords {
  /** "CV-en" */
  what: string;
  save: string;
  /** What is kept instead of what the editor began with. */
  reset: string;
  openElsewhere: string;
  /** What becomes of a draft that is left. */
  waits: string;
}

interface Props {
  heading: string;
  words: EditorWords;
  /** Beside the heading. */
  tools: ReactNode;
  explanation: string | undefined;
  isChanged: boolean;
  autosave: { state: DraftState; refusal: string | null | undefined };
  onReset: () => void;
  /** Resolves to whether it was saved, and the editor closes. */
  onSave: () => Promise<boolean>;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
  beside: ReactNode;
}

/** A form with the document beside it, which says what becomes of what is typed. */
export function EditorFrame({ heading, words, tools, isChanged, autosave, onSave, onCancel, ...rest }: Props) {
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const top = useRef<HTMLHeadingElement>(null);
  const reset = () => {
    rest.onReset();
    // The button goes with the explanation.
    top.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    if (!(await onSave())) setSaving(false);
  };
  const isSafe = ['idle', 'keeping', 'kept'].includes(autosave.state);
  const says = autosave.state === 'elsewhere' ? `${words.openElsewhere} ${elsewhere}` : saysOf[autosave.state];
  const send = useRef<HTMLButtonElement>(null);
  useFocusKept(isSaving ? 1 : 0, send);

  return (
    <div className={styles.editor}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* What would be typed now is not in what is being saved. */}
        <div className={styles.fields} inert={isSaving}>
          <div className={styles.head}>
            <h2 ref={top} tabIndex={-1}>
              {heading}
            </h2>
            {tools}
          </div>
          {rest.explanation && isChanged && (
            <div className={styles.start}>
              <p>{rest.explanation}</p>
              <Button type="button" variant="secondary" data-size="sm" onClick={reset}>
                {words.reset}
              </Button>
            </div>
          )}
          {rest.children}
        </div>
        <div className={styles.buttons}>
          <Button ref={send} type="submit" aria-disabled={isSaving}>
            {isSaving ? 'Lagrer …' : words.save}
          </Button>
          <Button
            type="button"
            variant="tertiary"
            disabled={isSaving}
            onClick={() => (isChanged ? setLeaving(true) : onCancel())}
          >
            Avbryt
          </Button>
          {/* It changes with every word. */}
          <p className="quiet">{isSafe && says}</p>
        </div>
        <InSight>
          {!isSafe && (
            <p>
              {says} {autosave.refusal}
            </p>
          )}
        </InSight>
      </form>
      <aside className={styles.beside} aria-label="Forhåndsvisning">
        {rest.beside}
      </aside>
      <UnsavedGuard
        what={words.what}
        consequence={isSafe ? words.waits : lost}
        isChanged={isChanged && !isSaving}
        isLeaving={isLeaving}
        onLeave={onCancel}
        onStay={() => setLeaving(false)}
      />
    </div>
  );
}

const saysOf: Record<Exclude<DraftState, 'elsewhere'>, string> = {
  idle: '',
  keeping: 'Tar vare på utkastet …',
  kept: 'Utkastet er tatt vare på',
  failed: 'Utkastet kunne ikke tas vare på. Sjekk nettet. Vi prøver igjen.',
  refused: 'Utkastet kunne ikke tas vare på.',
  loggedOut: 'Du er logget ut. Når du lagrer, kan du logge inn igjen.',
};
const elsewhere = 'Det du skriver her, blir ikke tatt vare på før du lagrer.';
const lost = 'Det siste du skrev her, er ikke tatt vare på og går tapt.';
