import { useState } from 'react';
import type { Cv } from '../../contract/cvs/cv-fields.ts';
import { useOnRefused } from '../ui/on-refused.ts';
import { useSaid } from '../ui/use-said.ts';
import { BuilderFrame } from './builder-frame.tsx';
import {
  type CvDraft,
  cvCalls,
  downloadData,
  draftOf,
  emptyDraft,
  loadDraftPhoto,
  type Person,
  saveCv,
} from './cv-calls.ts';
import { CvEditor, type CvStart } from './cv-editor.tsx';
import { CvList } from './cv-list.tsx';
import { CvPreview } from './cv-preview.tsx';
import { CvVersions } from './cv-versions.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { type Editing, type EditingWords, useEditing } from './use-editing.ts';
import { useOwnDocuments } from './use-own-documents.ts';
import { useSteppedView } from './use-stepped-view.ts';

type View = Editing<Cv, CvDraft, CvStart> | { name: 'preview' | 'versions'; cv: Cv };

interface Props {
  person: Person;
}

/** List, create, edit, preview and versions. A failure replaces them until it is put away; what was typed waits behind it. */
export function CvBuilder({ person }: Props) {
  const onRefused = useOnRefused();
  const [problem, setProblem] = useState<string | null>(null);
  const own = useOwnDocuments(cvCalls, setProblem);
  const { view, ...steps } = useSteppedView<View>(own.loadDrafts);
  const editor = view?.name === 'create' || view?.name === 'edit' ? view : null;
  const [isImporting, setImporting] = useState(false);
  const { said, say } = useSaid();
  const { openKept, openWith, beginAnew, save } = useEditing({
    own,
    editor,
    ...steps,
    words,
    empty: () => emptyDraft(person),
    draftOf,
    complete: async (start, kept) => ({ ...start, image: await loadDraftPhoto(kept?.photo ?? null) }),
    onProblem: setProblem,
    onSaved: (message) => say('success', message),
  });

  /** At a CV as it is now. */
  const lookAgain = async ({ id }: Cv) => {
    const cv = (await own.read()).find((each) => each.id === id);
    if (cv) steps.replace({ name: 'preview', cv });
    else steps.close();
  };
  const exportData = (cv: Cv): Promise<void> =>
    downloadData(cv).catch((error) => {
      if (!onRefused(error, () => void exportData(cv))) setProblem('Kunne ikke laste ned dataene');
    });
  const draftsOf = own.drafts.map(({ of }) => of);

  return (
    <>
      <BuilderFrame view={view} said={said} problem={problem} isTyped={editor !== null} onClose={own.goOn}>
        {view === null && (
          <CvList
            cvs={own.documents}
            drafts={draftsOf}
            onCreate={() => openKept(null)}
            onImport={() => setImporting(true)}
            onEdit={openKept}
            onPreview={(cv) => steps.open({ name: 'preview', cv })}
            onDuplicate={own.duplicate}
            onVersions={(cv) => steps.open({ name: 'versions', cv })}
            onExport={exportData}
            onRemove={own.remove}
            onProblem={setProblem}
          />
        )}
        {editor && (
          <CvEditor
            key={editor.session}
            person={person}
            id={editor.document?.id ?? null}
            basedOn={editor.document?.updatedAt}
            saved={editor.saved}
            start={editor.start}
            onSave={(written) => save(saveCv(written))}
            onCancel={steps.close}
            onGone={beginAnew}
          />
        )}
        {view?.name === 'preview' && (
          <CvPreview
            cv={view.cv}
            onEdit={() => openKept(view.cv)}
            onBack={steps.close}
            onProblem={setProblem}
            onOutdated={() => lookAgain(view.cv).catch(() => {})}
          />
        )}
        {view?.name === 'versions' && (
          <CvVersions
            cv={view.cv}
            hasDraft={draftsOf.includes(view.cv.id)}
            onUse={(draft, explanation) => openWith(view.cv, draft, explanation)}
            onBack={steps.close}
            onProblem={setProblem}
          />
        )}
      </BuilderFrame>
      <ImportDialog
        open={isImporting}
        hasDraft={draftsOf.includes(null)}
        onClose={() => setImporting(false)}
        onRead={(draft, explanation) => {
          setImporting(false);
          void openWith(null, draft, explanation);
        }}
      />
    </>
  );
}

const words: EditingWords = {
  itIs: 'CV-en er',
  notOpened: 'Kunne ikke åpne CV-en. Sjekk nettet og prøv igjen.',
  notSaved: 'Kunne ikke lagre CV',
  saved: 'CV-en er lagret.',
  becomesNew: 'Lagrer du det du har her, blir det en ny CV.',
};
