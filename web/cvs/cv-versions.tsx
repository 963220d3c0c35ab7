import { Button } from '@digdir/designsystemet-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cv } from '../../contract/cv-fields.ts';
import { api } from '../platform/api.ts';
import { formatMoment } from '../platform/format.ts';
import { useReading } from '../platform/use-reading.ts';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { type CvDraft, nameOf } from './cv-calls.ts';
import { CvPages } from './cv-pages.tsx';
import styles from './cvs.module.css';

interface Props {
  cv: Cv;
  /** Of changes that were not saved, which a version takes the place of. */
  hasDraft: boolean;
  /** Opens the editor with what the CV was. */
  onUse: (draft: CvDraft, explanation: string) => void;
  onBack: () => void;
  onProblem: (message: string) => void;
}

interface Version {
  id: string;
  createdAt: string;
  title: string;
}

/** What the CV was before each change: to look at, and to return to. */
export function CvVersions({ cv, hasDraft, onUse, onBack, onProblem }: Props) {
  const [shown, setShown] = useState<{ version: Version; draft: CvDraft } | null>(null);
  const { id } = cv;

  const read = useCallback(async () => (await api('GET /cvs/:id/versions', { params: { id } })).versions, [id]);
  const { data: versions, problem, retry } = useReading(read);
  useEffect(() => {
    if (problem) onProblem('Kunne ikke laste versjonene');
  }, [problem, onProblem]);
  // An older answer may come after a newer one.
  const wanted = useRef<Version | null>(null);
  const show = (version: Version) => {
    wanted.current = version;
    return api('GET /cvs/:id/versions/:versionId', { params: { id, versionId: version.id } })
      .then(({ cvData }) => wanted.current === version && setShown({ version, draft: cvData }))
      .catch(() => onProblem('Kunne ikke laste versjonen'));
  };

  return (
    <section className={styles.builder}>
      <div className={styles.head}>
        <h2>Versjoner av {nameOf(cv)}</h2>
        <Button variant="tertiary" onClick={onBack}>
          Tilbake
        </Button>
      </div>
      {versions === null && <LoadingOrRetry retry={retry}>Laster versjoner …</LoadingOrRetry>}
      {versions?.length === 0 && (
        <p>Ingen eldre versjoner ennå. Hver gang du lagrer en endring i teksten, tar vi vare på det som sto der.</p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.versions} role="list">
        {versions?.map((version) => (
          <li key={version.id}>
            <span>
              {formatMoment(version.createdAt)}
              {version.title && <span className="quiet"> · {version.title}</span>}
            </span>
            <Button
              variant="secondary"
              data-size="sm"
              aria-pressed={shown?.version.id === version.id}
              aria-label={`Vis versjonen fra ${formatMoment(version.createdAt)}`}
              onClick={() => void show(version)}
            >
              Vis
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <>
          {hasDraft && (
            <p>CV-en har endringer som ikke er lagret. Bruker du versjonen, tar den plassen til endringene.</p>
          )}
          <div className={styles.tools}>
            <Button
              onClick={() =>
                onUse(
                  shown.draft,
                  `Dette er CV-en slik den var ${formatMoment(shown.version.createdAt)}. Lagre for å gå tilbake til den.`,
                )
              }
            >
              Bruk denne versjonen
            </Button>
          </div>
          <CvPages draft={shown.draft} template="default" id={id} />
        </>
      )}
    </section>
  );
}
