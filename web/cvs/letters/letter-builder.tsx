import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Letter, LetterData } from '../../../contract/cvs/cover-letter-fields.ts';
import { useSaid } from '../../ui/use-said.ts';
import { BuilderFrame } from '../builder-frame.tsx';
import type { Person } from '../cv-calls.ts';
import type { Start } from '../editor-frame.tsx';
import { type Editing, type EditingWords, useEditing } from '../use-editing.ts';
import { useOwnDocuments } from '../use-own-documents.ts';
import { useSteppedView } from '../use-stepped-view.ts';
import { dataOf, emptyLetter, type LetterAbout, letterCalls, saveLetter } from './letter-calls.ts';
import { LetterEditor } from './letter-editor.tsx';
import { LetterList } from './letter-list.tsx';
import { LetterVersions } from './letter-versions.tsx';

type View = Editing<Letter, LetterData, Start<LetterData>> | { name: 'versions'; letter: Letter };

interface Props {
  person: Person;
  /** A position that one came from to write about. */
  about: LetterAbout | undefined;
  /** They came just now. */
  begins: boolean;
  /** The way back there. */
  back: ReactNode;
}

/** List, editor and versions, with failures as in the CV builder. */
export function LetterBuilder({ person, about, begins, back }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const own = useOwnDocuments(letterCalls, setProblem);
  const { view, ...steps } = useSteppedView<View>(own.loadDrafts);
  const editor = view?.name === 'versions' ? null : view;
  const { said, say } = useSaid();
  const { openKept, openWith, beginAnew, save } = useEditing({
    own,
    editor,
    ...steps,
    words,
    empty: () => emptyLetter(person, about),
    draftOf: dataOf,
    complete: (start) => start,
    onProblem: setProblem,
    onSaved: (message) => say('success', message),
  });
  // Whoever came to write a letter begins it at once.
  const isAsked = useRef(begins);
  useEffect(() => {
    if (isAsked.current) void openKept(null);
    isAsked.current = false;
  });

  const draftsOf = own.drafts.map(({ of }) => of);

  return (
    <BuilderFrame
      view={view}
      said={said}
      problem={problem}
      isTyped={editor !== null}
      onClose={own.goOn}
      back={!view && back}
    >
      {editor && (
        <LetterEditor
          key={editor.session}
          person={person}
          id={editor.document?.id ?? null}
          basedOn={editor.document?.updatedAt}
          saved={editor.saved}
          start={editor.start}
          onSave={(written) => save(saveLetter(written))}
          onCancel={steps.close}
          onGone={beginAnew}
        />
      )}
      {view?.name === 'versions' && (
        <LetterVersions
          letter={view.letter}
          hasDraft={draftsOf.includes(view.letter.id)}
          onUse={(draft, explanation) => openWith(view.letter, draft, explanation)}
          onBack={steps.close}
          onProblem={setProblem}
        />
      )}
      {view === null && (
        <LetterList
          letters={own.documents}
          drafts={draftsOf}
          onCreate={() => openKept(null)}
          onEdit={openKept}
          onDuplicate={own.duplicate}
          onVersions={(letter) => steps.open({ name: 'versions', letter })}
          onRemove={own.remove}
          onProblem={setProblem}
        />
      )}
    </BuilderFrame>
  );
}

const words: EditingWords = {
  itIs: 'Søknadsbrevet er',
  notOpened: 'Kunne ikke åpne søknadsbrevet. Sjekk nettet og prøv igjen.',
  notSaved: 'Kunne ikke lagre søknadsbrevet',
  saved: 'Søknadsbrevet er lagret.',
  becomesNew: 'Lagrer du det du har her, blir det et nytt søknadsbrev.',
};
