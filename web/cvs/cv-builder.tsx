import { Alert, Button } from '@digdir/designsystemet-react';
import { useCallback, useEffect, useState } from 'react';
import type { Cv } from '../../contract/cvs.ts';
import { api } from '../platform/api.ts';
import { type CvDraft, draftOf, emptyDraft, type Person, saveCv } from './cv-calls.ts';
import { CvEditor } from './cv-editor.tsx';
import { CvList } from './cv-list.tsx';
import { CvPreview } from './cv-preview.tsx';
import styles from './cvs.module.css';

type View = { name: 'list' | 'create' } | { name: 'edit' | 'preview'; cv: Cv };

/** List, create, edit and preview. A failure replaces them until it is put away; what was typed waits behind it. */
export default function CvBuilder({ person }: { person: Person }) {
  const [view, setView] = useState<View>({ name: 'list' });
  const [cvs, setCvs] = useState<Cv[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const toList = () => setView({ name: 'list' });

  const load = useCallback(async () => {
    try {
      setCvs((await api('GET /cvs')).cvs);
    } catch {
      setProblem('Kunne ikke laste CV-er');
    }
  }, []);
  useEffect(() => void load(), [load]);

  const putAway = () => {
    setProblem(null);
    if (cvs === null) void load();
  };

  const save = async (id: string | null, draft: CvDraft, image: File | null) => {
    try {
      const cv = await saveCv(id, draft, image);
      setCvs((before) => [cv, ...(before ?? []).filter((other) => other.id !== cv.id)]);
      toList();
    } catch (error) {
      setProblem(`Kunne ikke lagre CV. ${(error as Error).message}`);
    }
  };

  const remove = async ({ id }: Cv) => {
    try {
      await api('DELETE /cvs/:id', { params: { id } });
      setCvs((before) => (before ?? []).filter((other) => other.id !== id));
    } catch {
      setProblem('Kunne ikke slette CV');
    }
  };

  return (
    <div className={styles.builder}>
      <div role="alert">
        {problem && (
          <Alert data-color="warning">
            <p>{problem}</p>
            <Button variant="secondary" data-color="neutral" onClick={putAway}>
              Lukk
            </Button>
          </Alert>
        )}
      </div>
      <div hidden={problem !== null}>
        {view.name === 'list' && (
          <CvList
            cvs={cvs}
            onCreate={() => setView({ name: 'create' })}
            onEdit={(cv) => setView({ name: 'edit', cv })}
            onPreview={(cv) => setView({ name: 'preview', cv })}
            onRemove={remove}
          />
        )}
        {view.name === 'create' && <CvEditor id={null} initial={emptyDraft(person)} onSave={save} onCancel={toList} />}
        {view.name === 'edit' && (
          <CvEditor id={view.cv.id} initial={draftOf(view.cv)} onSave={save} onCancel={toList} />
        )}
        {view.name === 'preview' && (
          <CvPreview
            cv={view.cv}
            onEdit={() => setView({ name: 'edit', cv: view.cv })}
            onBack={toList}
            onProblem={setProblem}
          />
        )}
      </div>
    </div>
  );
}
