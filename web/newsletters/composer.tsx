import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Newsletter } from '../../contract/newsletters.ts';
import { policy } from '../../contract/policy.ts';
import { newKey } from '../platform/new-key.ts';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { isStale, useOverwrite } from '../ui/use-overwrite.ts';
import { useRefusedForm } from '../ui/use-refused-form.ts';
import { useSaidAfter } from '../ui/use-said-after.ts';
import { ComposerPreview } from './composer-preview.tsx';
import { type LineMark, markLines } from './mark-lines.ts';
import styles from './newsletters.module.css';

export interface Draft {
  title: string;
  content: string;
}

/** A new one has a key: sent once more after a lost reply, it is the same. */
export type Sent = Draft & ({ idempotencyKey: string } | { updatedAt?: string });

interface Props {
  /** Nothing: a new one. */
  newsletter: Newsletter | null;
  onClose: () => void;
  /** Fails with the reason. */
  onSave: (draft: Sent) => Promise<void>;
  /** Reads it anew; fails with the reason. */
  onReload: () => Promise<void>;
}

const isUnfinished = ({ title, content }: Draft) => !title.trim() || !content.trim();

const marks: { mark: LineMark; label: string }[] = [
  { mark: 'heading', label: 'Overskrift' },
  { mark: 'subheading', label: 'Mellomtittel' },
  { mark: 'bullets', label: 'Punktliste' },
  { mark: 'numbers', label: 'Nummerert liste' },
];

/** Writes a newsletter beside what it will look like. */
export function Composer({ newsletter, onClose, onSave, onReload }: Props) {
  const heading = useId();
  const why = useId();
  const [kept] = useState<Draft>({ title: newsletter?.title ?? '', content: newsletter?.content ?? '' });
  const [draft, setDraft] = useState(kept);
  const [problem, setProblem] = useState<{ message: string; isStale?: boolean; isMissing?: boolean } | null>(null);
  const [idempotencyKey] = useState(newKey);
  const { overwrite, seenUnlessChosen } = useOverwrite();
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { form, refuse } = useRefusedForm(isSaving);
  useSaidAfter(!isLeaving);
  const isChanged = draft.title !== kept.title || draft.content !== kept.content;
  const change = (after: Draft) => {
    setDraft(after);
    if (problem?.isMissing && !isUnfinished(after)) setProblem(null);
  };
  const leave = () => (isChanged ? setLeaving(true) : onClose());

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (isUnfinished(draft)) {
      setProblem({ message: 'Både tittel og innhold er påkrevd', isMissing: true });
      return refuse();
    }
    setProblem(null);
    setSaving(true);
    try {
      const updatedAt = newsletter && seenUnlessChosen(newsletter.updatedAt);
      await onSave({ ...draft, ...(newsletter ? updatedAt && { updatedAt } : { idempotencyKey }) });
    } catch (error) {
      setProblem({
        message: `Feil ved ${newsletter ? 'lagring' : 'opprettelse'}: ${(error as Error).message}`,
        isStale: isStale(error),
      });
      refuse();
    } finally {
      setSaving(false);
    }
  };

  const reload = () => void onReload().catch((error: Error) => setProblem({ message: error.message, isStale: true }));

  return (
    <>
      <Modal open={!isLeaving} onClose={leave} labelledBy={heading} placement="wide">
        <form ref={form} className={styles.composer} onSubmit={save} noValidate>
          <div className={styles.composerHead}>
            <h2 id={heading}>{newsletter ? 'Rediger nyhetsbrev' : 'Nytt nyhetsbrev'}</h2>
            <Button icon variant="tertiary" data-color="neutral" aria-label="Lukk" onClick={leave}>
              <Icon name="close" />
            </Button>
          </div>
          <div id={why}>
            <Banner>
              {problem && (
                <SaveProblem
                  message={problem.message}
                  {...(problem.isStale && { conflict: { onOverwrite: overwrite, onReload: reload } })}
                />
              )}
            </Banner>
          </div>
          <div className={styles.columns}>
            <Fields
              draft={draft}
              isSaving={isSaving}
              onChange={change}
              refusedBy={problem?.isMissing ? why : undefined}
            />
            <ComposerPreview {...draft} />
          </div>
          <div className={styles.actions}>
            <Button type="submit" data-send aria-disabled={isSaving}>
              {isSaving ? 'Lagrer …' : 'Lagre utkast'}
            </Button>
            <Button variant="secondary" data-color="neutral" onClick={leave}>
              Avbryt
            </Button>
          </div>
        </form>
      </Modal>
      <UnsavedGuard
        what="nyhetsbrevet"
        isChanged={isChanged && !isSaving}
        isLeaving={isLeaving}
        onLeave={onClose}
        onStay={() => setLeaving(false)}
      />
    </>
  );
}

interface FieldsProps {
  draft: Draft;
  /** What would be typed now is not in what is being saved. */
  isSaving: boolean;
  onChange: (draft: Draft) => void;
  /** The id of what is said about a field that is empty. */
  refusedBy: string | undefined;
}

function Fields({ draft, isSaving, onChange, refusedBy }: FieldsProps) {
  const errorOf = (text: string) =>
    refusedBy && !text.trim() ? { 'aria-invalid': true, 'aria-describedby': refusedBy } : {};
  const area = useRef<HTMLTextAreaElement>(null);
  const title = useId();
  const content = useId();
  const mark = (kind: LineMark) => {
    const field = area.current;
    if (!field) return;
    const { text, start, end } = markLines(
      { text: field.value, start: field.selectionStart, end: field.selectionEnd },
      kind,
    );
    onChange({ ...draft, content: text });
    // React sets the value first; the selection stands in the new one.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start, end);
    });
  };
  return (
    <div className={styles.fields} inert={isSaving}>
      <div className="ds-field">
        <label className="ds-label" data-weight="medium" htmlFor={title}>
          Tittel
        </label>
        <input
          id={title}
          className="ds-input"
          data-autofocus
          required
          maxLength={policy.lengths.newsletterTitle}
          value={draft.title}
          {...errorOf(draft.title)}
          onChange={({ target }) => onChange({ ...draft, title: target.value })}
        />
      </div>
      <div className="ds-field">
        <label className="ds-label" data-weight="medium" htmlFor={content}>
          Innhold (Markdown)
        </label>
        <div className={styles.tools} role="toolbar" aria-label="Formater innholdet" aria-controls={content}>
          {marks.map(({ mark: kind, label }) => (
            <Button key={kind} variant="tertiary" data-size="sm" onClick={() => mark(kind)}>
              {label}
            </Button>
          ))}
        </div>
        <textarea
          ref={area}
          id={content}
          className={`ds-input ${styles.writing}`}
          required
          rows={14}
          maxLength={policy.lengths.newsletterContent}
          value={draft.content}
          {...errorOf(draft.content)}
          onChange={({ target }) => onChange({ ...draft, content: target.value })}
        />
      </div>
    </div>
  );
}
