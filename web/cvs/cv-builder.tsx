import { Alert, Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CallError, reasonOf } from '../../contract/call.ts';
import type { Cv } from '../../contract/cv-fields.ts';
import { newKey } from '../platform/new-key.ts';
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

interface Edited {
  name: 'edit';
  /** Of the editor, which goes on in another view under the same. */
  session: string;
  cv: Cv;
  /** Its contents. */
  saved: CvDraft;
  start: Start | null;
}

type View =
  | Edited
  | { name: 'create'; session: string; cv: null; saved: CvDraft; start: Start | null }
  | { name: 'preview' | 'versions'; cv: Cv };

const editing = (cv: Cv, start: Start | null, session = newKey()): Edited => ({
  name: 'edit',
  session,
  cv,
  saved: draftOf(cv),
  start,
});

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
  const { cvs, drafts, load, readCvs, loadDrafts, readKept, add, remove, duplicate } = useOwnCvs(setProblem);
  const { view, open, replace, close } = useSteppedView<View>(loadDrafts);
  const [isImporting, setImporting] = useState(false);
  const { said, say } = useSaid();
  const root = useRef<HTMLDivElement>(null);
  useFocusOfView(root, view?.name ?? 'list', problem);

  const putAway = () => {
    setProblem(null);
    if (cvs === null) void load();
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
  const creating = (start: Start | null, session = newKey()): View => ({
    name: 'create',
    session,
    cv: null,
    saved: emptyDraft(person),
    start,
  });
  /** Of two that were asked for, the last is opened. */
  const asked = useRef(0);
  const openKept = async (wanted: Cv | null) => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const { cv, start } = await readKept(wanted?.id ?? null);
      if (turn !== asked.current) return;
      if (wanted && !cv) setProblem('CV-en er slettet et annet sted.');
      else open(cv ? editing(cv, start) : creating(start));
    } catch (error) {
      setProblem(reasonOf(error, 'Kunne ikke åpne CV-en. Sjekk nettet og prøv igjen.'));
    }
  };
  /** What is being edited is then based on the CV as it is now: only what comes after that is warned of again. */
  const takeUp = async ({ cv, start, session }: Edited) => {
    const now = (await readCvs()).find(({ id }) => id === cv.id);
    if (now) replace(editing(now, start, session));
  };
  /** What is being edited goes on as a new CV. */
  const beginAnew = () => {
    void load();
    if (view?.name === 'edit') replace(creating(startWith(emptyDraft(person), becomesNew, null), view.session));
  };

  const save = async (written: Saved) => {
    try {
      add(await saveCv({ ...written, basedOn: view?.name === 'edit' ? view.cv.updatedAt : null }));
      close();
      say('success', 'CV-en er lagret.');
      return true;
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      const reason = status === 404 ? becomesNew : reasonOf(error, '');
      if (status === 404) beginAnew();
      if (status === 409 && view?.name === 'edit') await takeUp(view).catch(() => {});
      if (status === 401) onLoggedOut();
      else setProblem(`Kunne ikke lagre CV${reason && `. ${reason}`}`);
      return false;
    }
  };

  return (
    <div className={styles.builder} ref={root}>
      <div role="alert">
        {problem && (
          <Alert data-color="warning">
            <p className={styles.problem}>{problem}</p>
            {(view?.name === 'create' || view?.name === 'edit') && <p>Det du har skrevet, står her fortsatt.</p>}
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
            onCreate={() => openKept(null)}
            onImport={() => setImporting(true)}
            onEdit={openKept}
            onPreview={(cv) => open({ name: 'preview', cv })}
            onDuplicate={duplicate}
            onVersions={(cv) => open({ name: 'versions', cv })}
            onExport={(cv) => downloadData(cv).catch(() => setProblem('Kunne ikke laste ned dataene'))}
            onRemove={remove}
          />
        )}
        {(view?.name === 'create' || view?.name === 'edit') && (
          <CvEditor
            key={view.session}
            person={person}
            id={view.cv?.id ?? null}
            saved={view.saved}
            start={view.start}
            onSave={save}
            onCancel={close}
            onGone={beginAnew}
          />
        )}
        {view?.name === 'preview' && (
          <CvPreview cv={view.cv} onEdit={() => openKept(view.cv)} onBack={close} onProblem={setProblem} />
        )}
        {view?.name === 'versions' && (
          <CvVersions
            cv={view.cv}
            hasDraft={draftsOf.includes(view.cv.id)}
            onUse={(draft, explanation) => open(editing(view.cv, startWith(draft, explanation, view.cv.id)))}
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
          open(creating(startWith(draft, explanation, null)));
        }}
      />
    </div>
  );
}

const becomesNew = 'CV-en er slettet et annet sted. Lagrer du det du har her, blir det en ny CV.';
