import { Alert, Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CallError, reasonOf } from '../../contract/call.ts';
import type { Cv } from '../../contract/cv-fields.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Said } from '../ui/said.tsx';
import { useSaid } from '../ui/use-said.ts';
import { type CvDraft, downloadData, draftOf, emptyDraft, type Person, type Saved, saveCv } from './cv-calls.ts';
import { CvEditor, type Start } from './cv-editor.tsx';
import { CvList } from './cv-list.tsx';
import { CvPreview } from './cv-preview.tsx';
import { CvVersions } from './cv-versions.tsx';
import styles from './cvs.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { useFocusOfView } from './use-focus-of-view.ts';
import { useOwnCvs } from './use-own-cvs.ts';
import { useSteppedView } from './use-stepped-view.ts';

type View =
  | { name: 'create'; start: Start | null }
  | { name: 'edit'; cv: Cv; start: Start | null }
  | { name: 'preview' | 'versions'; cv: Cv };

interface Props {
  person: Person;
  /** A CV cannot be saved before somebody logs in again. */
  onLoggedOut: () => void;
}

/** List, create, edit, preview and versions. A failure replaces them until it is put away; what was typed waits behind it. */
export default function CvBuilder({ person, onLoggedOut }: Props) {
  const { state } = useLocation();
  // Steps of this tab have a state of their own.
  const [application] = useState((state as { cameFrom?: string } | null)?.cameFrom);
  const [problem, setProblem] = useState<string | null>(null);
  const { cvs, drafts, load, loadDrafts, readKept, add, remove, duplicate } = useOwnCvs(setProblem);
  const { view, open, close } = useSteppedView<View>(loadDrafts);
  const [isImporting, setImporting] = useState(false);
  const { said, say } = useSaid();
  const root = useRef<HTMLDivElement>(null);
  /** The CV of which somebody knows that it was changed elsewhere. */
  const warnedOf = useRef<string | null>(null);
  useFocusOfView(root, view?.name ?? 'list', problem);

  const putAway = () => {
    setProblem(null);
    if (cvs === null) void load();
  };

  const create = async () => open({ name: 'create', start: await readKept(null) });
  const edit = async (cv: Cv) => open({ name: 'edit', cv, start: await readKept(cv) });

  const save = async (saved: Saved) => {
    const { id } = saved;
    const isWarned = warnedOf.current !== null && warnedOf.current === id;
    const basedOn = view?.name === 'edit' && !isWarned ? view.cv.updatedAt : null;
    try {
      add(await saveCv({ ...saved, basedOn }));
      warnedOf.current = null;
      close();
      say('success', 'CV-en er lagret.');
      return true;
    } catch (error) {
      if (error instanceof CallError && error.status === 409) warnedOf.current = id;
      if (error instanceof CallError && error.status === 401) onLoggedOut();
      else {
        const reason = reasonOf(error, '');
        setProblem(`Kunne ikke lagre CV${reason && `. ${reason}`}`);
      }
      return false;
    }
  };
  const draftsOf = drafts.map(({ cvId }) => cvId);
  /** In the place of the draft that there is, as was said. */
  const startWith = (draft: CvDraft, explanation: string, of: string | null): Start => ({
    draft,
    image: null,
    explanation,
    isDraft: false,
    openedDraft: drafts.find(({ cvId }) => cvId === of)?.savedAt,
  });

  return (
    <div className={styles.builder} ref={root}>
      <div role="alert">
        {problem && (
          <Alert data-color="warning">
            <p className={styles.problem}>{problem}</p>
            {(view?.name === 'create' || view?.name === 'edit') && <p>Det du har skrevet, er tatt vare på.</p>}
            <Button variant="secondary" data-color="neutral" onClick={putAway}>
              Lukk
            </Button>
          </Alert>
        )}
      </div>
      <Said said={said} />
      {view === null && application && <BackLink to={application}>Tilbake til søknaden</BackLink>}
      <div hidden={problem !== null}>
        {view === null && (
          <CvList
            cvs={cvs}
            drafts={draftsOf}
            onCreate={create}
            onImport={() => setImporting(true)}
            onEdit={edit}
            onPreview={(cv) => open({ name: 'preview', cv })}
            onDuplicate={duplicate}
            onVersions={(cv) => open({ name: 'versions', cv })}
            onExport={(cv) => downloadData(cv).catch(() => setProblem('Kunne ikke laste ned dataene'))}
            onRemove={remove}
          />
        )}
        {view?.name === 'create' && (
          <CvEditor id={null} initial={emptyDraft(person)} start={view.start} onSave={save} onCancel={close} />
        )}
        {view?.name === 'edit' && (
          <CvEditor id={view.cv.id} initial={draftOf(view.cv)} start={view.start} onSave={save} onCancel={close} />
        )}
        {view?.name === 'preview' && (
          <CvPreview cv={view.cv} onEdit={() => edit(view.cv)} onBack={close} onProblem={setProblem} />
        )}
        {view?.name === 'versions' && (
          <CvVersions
            cv={view.cv}
            hasDraft={draftsOf.includes(view.cv.id)}
            onUse={(draft, explanation) =>
              open({ name: 'edit', cv: view.cv, start: startWith(draft, explanation, view.cv.id) })
            }
            onBack={close}
            onProblem={setProblem}
          />
        )}
      </div>
      <ImportDialog
        open={isImporting}
        hasDraft={draftsOf.includes(null)}
        onClose={() => setImporting(false)}
        onRead={(draft, explanation) => {
          setImporting(false);
          open({ name: 'create', start: startWith(draft, explanation, null) });
        }}
      />
    </div>
  );
}
