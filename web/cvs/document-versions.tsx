import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMoment } from '../platform/format.ts';
import { useReading } from '../platform/use-reading.ts';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import styles from './cvs.module.css';

interface Version {
  id: string;
  createdAt: string;
  title: string;
}

interface Words {
  /** That there are changes which were not saved. */
  changed: string;
  /** "Dette er CV-en slik den var 20. november 2026." */
  was: (moment: string) => string;
}

interface Props<Draft> {
  /** Of the document. */
  name: string;
  words: Words;
  /** These two are the same from one drawing to the next. */
  list: () => Promise<Version[]>;
  read: (versionId: string) => Promise<Draft>;
  /** Of changes that were not saved, which a version takes the place of. */
  hasDraft: boolean;
  /** Opens the editor with what the document was. */
  onUse: (draft: Draft, explanation: string) => void;
  onBack: () => void;
  onProblem: (message: string) => void;
  /** Its pages. */
  children: (draft: Draft) => ReactNode;
}

/** What a document was before each change: to look at, and to return to. */
export function DocumentVersions<Draft>({ name, words, list, read, hasDraft, onProblem, ...props }: Props<Draft>) {
  const [shown, setShown] = useState<{ version: Version; draft: Draft } | null>(null);

  const { data: versions, problem, retry } = useReading(list);
  useEffect(() => {
    if (problem) onProblem('Kunne ikke laste versjonene');
  }, [problem, onProblem]);
  // An older answer may come after a newer one.
  const wanted = useRef<Version | null>(null);
  const show = (version: Version) => {
    wanted.current = version;
    return read(version.id)
      .then((draft) => wanted.current === version && setShown({ version, draft }))
      .catch(() => wanted.current === version && onProblem('Kunne ikke laste versjonen'));
  };

  const momentOf = ({ id, createdAt }: Version) => {
    const isAlike = versions?.some((other) => other.id !== id && minuteOf(other.createdAt) === minuteOf(createdAt));
    return isAlike ? withSeconds(createdAt) : formatMoment(createdAt);
  };

  return (
    <section className={styles.builder}>
      <div className={styles.head}>
        <h2>Versjoner av {name}</h2>
        <Button variant="tertiary" onClick={props.onBack}>
          Tilbake
        </Button>
      </div>
      {versions === null && <LoadingOrRetry retry={retry}>Laster versjoner …</LoadingOrRetry>}
      {versions?.length === 0 && (
        <p>Ingen eldre versjoner ennå. Hver gang du lagrer en endring i teksten, tar vi vare på det som sto der.</p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.versions} role="list">
        {versions?.map((version) => {
          const moment = momentOf(version);
          const isShown = shown?.version.id === version.id;
          return (
            <li key={version.id}>
              <span>
                {moment}
                {version.title && <span className="quiet"> · {version.title}</span>}
              </span>
              <Button
                variant={isShown ? 'primary' : 'secondary'}
                data-size="sm"
                aria-pressed={isShown}
                aria-label={`Vis versjonen fra ${[moment, version.title].filter(Boolean).join(', ')}`}
                onClick={() => void show(version)}
              >
                Vis
              </Button>
            </li>
          );
        })}
      </ul>
      {shown && (
        <>
          {hasDraft && <p>{words.changed} Bruker du versjonen, tar den plassen til endringene.</p>}
          <div className={styles.tools}>
            <Button onClick={() => props.onUse(shown.draft, words.was(momentOf(shown.version)))}>
              Bruk denne versjonen
            </Button>
          </div>
          {props.children(shown.draft)}
        </>
      )}
    </section>
  );
}

const minuteOf = (moment: string) => moment.slice(0, 'åååå-mm-ddTtt:mm'.length);
/** Where two were made within the same minute. */
const withSeconds = (moment: string) => `${formatMoment(moment)}:${moment.slice('åååå-mm-ddTtt:mm:'.length, 19)}`;
