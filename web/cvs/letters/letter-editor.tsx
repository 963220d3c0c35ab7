import { useMemo, useState } from 'react';
import type { LetterData } from '../../../contract/cvs/cover-letter-fields.ts';
import { api } from '../../platform/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Person } from '../cv-calls.ts';
import { EditorFrame, type EditorWords, type Start } from '../editor-frame.tsx';
import { HistoryButtons } from '../history-buttons.tsx';
import { TemplateChoice } from '../template-choice.tsx';
import { useHistory } from '../use-history.ts';
import { useKeptDraft } from '../use-kept-draft.ts';
import { useWriter, type Writing } from '../use-writer.ts';
import { LetterFields } from './letter-fields.tsx';
import { LetterPages } from './letter-pages.tsx';
import { SenderSection } from './sender-section.tsx';

interface Props {
  /** A new one after each log-in. */
  person: Person;
  id: string | null;
  /** When it was last changed, as far as is known here. */
  basedOn: string | undefined;
  /** What is kept, or an empty letter. */
  saved: LetterData;
  start: Start<LetterData> | null;
  /** Resolves to whether it was saved. */
  onSave: (saved: { id: string | null; letter: LetterData; writing: Writing }) => Promise<boolean>;
  onCancel: () => void;
  /** The letter was deleted elsewhere. */
  onGone: () => void;
}

export function LetterEditor({ person, id, basedOn, saved, start, onSave, onCancel, onGone }: Props) {
  const { by, writing } = useWriter(start, basedOn);
  const { value: letter, change: step, ...history } = useHistory(start?.draft ?? saved);
  const isSaved = letter === saved;
  const [isResetting, setResetting] = useState(false);
  const work = useMemo(() => ({ id, letter, isSaved }), [id, letter, isSaved]);
  const autosave = useKeptDraft({
    work,
    hasDraft: start?.isDraft ?? false,
    person,
    onGone,
    keep: (now) => api('PUT /cover-letters/drafts', { body: { letterId: now.id, letter: now.letter, ...writing } }),
    drop: (of) => api('DELETE /cover-letters/drafts', { query: { ...by, ...(of && { letterId: of }) } }),
  });
  const change = (part: Partial<LetterData>) => step((before) => ({ ...before, ...part }));
  const save = async () => {
    await autosave.hold();
    // What is saved needs no draft any more, and the editor closes.
    if (await onSave({ id, letter, writing })) return true;
    autosave.release();
    return false;
  };

  const resetting = id ? toSaved : toNew;
  const reset = () => {
    step(() => saved);
    setResetting(false);
  };

  return (
    <>
      <EditorFrame
        heading={id ? 'Rediger søknadsbrev' : 'Nytt søknadsbrev'}
        words={{ ...words, reset: resetting.label }}
        tools={<HistoryButtons {...history} />}
        explanation={start?.explanation}
        isChanged={!isSaved}
        autosave={autosave}
        onReset={() => setResetting(true)}
        onSave={save}
        onCancel={onCancel}
        beside={
          <>
            <TemplateChoice value={letter.template} onChange={(template) => change({ template })} />
            <LetterPages letter={letter} />
          </>
        }
      >
        <LetterFields letter={letter} change={change} />
        <SenderSection
          person={person}
          sender={letter.sender}
          onChange={(part) => step((before) => ({ ...before, sender: { ...before.sender, ...part } }))}
        />
      </EditorFrame>
      <ConfirmDialog
        open={isResetting}
        title={resetting.question}
        confirmLabel={resetting.label}
        onConfirm={reset}
        onCancel={() => setResetting(false)}
      >
        <p>{resetting.consequence}</p>
      </ConfirmDialog>
    </>
  );
}

const words: Omit<EditorWords, 'reset'> = {
  what: 'søknadsbrevet',
  save: 'Lagre søknadsbrev',
  openElsewhere: 'Søknadsbrevet er åpent et annet sted også, og utkastet er derfra.',
  waits: 'Teksten ligger som utkast og kommer fram når du åpner søknadsbrevet igjen.',
};

const toSaved = {
  label: 'Bruk det lagrede brevet',
  question: 'Bruke det lagrede brevet?',
  consequence: 'Utkastet blir borte.',
};
const toNew = {
  label: 'Begynn på nytt',
  question: 'Begynne på nytt?',
  consequence: 'Utkastet blir borte. Vil du beholde det, kan du lagre det som et eget brev først.',
};
