import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useId, useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import type { Newsletter } from '../../contract/newsletters.ts';
import { newKey } from '../platform/new-key.ts';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { useOnRefused } from '../ui/on-refused.ts';
import { SaveProblem } from '../ui/save-problem.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { isStale, useOverwrite } from '../ui/use-overwrite.ts';
import { useRefusedForm } from '../ui/use-refused-form.ts';
import { useSaidAfter } from '../ui/use-said-after.ts';
import { ComposerFields, type Draft } from './composer-fields.tsx';
import { ComposerPreview } from './composer-preview.tsx';
import styles from './newsletters.module.css';

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
  /** Each time, the preview is asked for anew: it may have been refused too. */
  const [logIns, setLogIns] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const { form, refuse } = useRefusedForm(isSaving);
  const onRefused = useOnRefused();
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
      onRefused(error, () => {
        setProblem(null);
        setLogIns((before) => before + 1);
      });
      setProblem({
        message: `Feil ved ${newsletter ? 'lagring' : 'opprettelse'}: ${reasonOf(error)}`,
        isStale: isStale(error),
      });
      refuse();
    } finally {
      setSaving(false);
    }
  };

  const reload = () =>
    void onReload().catch((error) => {
      onRefused(error, () => setProblem(null));
      setProblem({ message: reasonOf(error), isStale: true });
    });

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
            <ComposerFields
              draft={draft}
              isSaving={isSaving}
              onChange={change}
              refusedBy={problem?.isMissing ? why : undefined}
            />
            <ComposerPreview key={logIns} {...draft} />
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
