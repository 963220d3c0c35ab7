import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { AdKind } from '../../../contract/values.ts';
import { formatDate } from '../../platform/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import styles from './note-applied.module.css';
import { useNoted } from './use-noted.ts';

interface Props {
  kind: AdKind;
  id: string;
}

/** Where one applies elsewhere: one says that one did, and finds it again in the profile. */
export function NoteApplied({ kind, id }: Props) {
  const { noted, isNew, isBusy, problem, note, undo } = useNoted(kind, id);
  const opener = useFocusBack(noted !== null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isNew) undoButton.current?.focus();
  }, [isNew]);
  useFocusKept(noted ? 0 : 1, link);
  return (
    <div className={`no-print ${styles.note}`}>
      <p role="status" className={noted ? styles.noted : undefined} hidden={!noted}>
        {noted && (
          <>
            <Icon name="check" />
            <span>Du noterte at du søkte {formatDate(noted.appliedOn)}.</span>
          </>
        )}
      </p>
      {noted ? (
        <div className={styles.ways}>
          <Link ref={link} to={`/profil?tab=applications&notert=${noted.id}`}>
            Se listen
          </Link>
          {isNew && (
            <Button ref={undoButton} variant="tertiary" data-size="sm" aria-disabled={isBusy} onClick={undo}>
              <Icon name="undo" />
              Angre
            </Button>
          )}
        </div>
      ) : (
        <>
          <Button ref={opener} variant="tertiary" data-size="sm" aria-disabled={isBusy} onClick={note}>
            <Icon name="check" />
            Jeg har søkt
          </Button>
          <p className={styles.hint}>Noter det, så står det i Mine søknader. Bare du ser det.</p>
        </>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
