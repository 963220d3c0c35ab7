import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from './banner.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Icon } from './icon.tsx';
import styles from './saved-wordings.module.css';

export interface Wording {
  id: string;
  wording: string;
}

interface Props {
  load: () => Promise<Wording[]>;
  save: (wording: string) => Promise<Wording>;
  remove: (id: string) => Promise<unknown>;
  /** Who else has them. */
  shared: string;
  typed: string;
  onUse: (wording: string) => void;
}

/** What one writes again and again: chosen, saved from what was typed, and deleted. Without them one still can type. */
export function SavedWordings({ load, save, remove, shared, typed, onUse }: Props) {
  const [wordings, setWordings] = useState<Wording[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Wording | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as they are when one begins
  useEffect(() => {
    load().then(setWordings, () => {});
  }, []);

  const attempt = (what: () => Promise<void>) => {
    setProblem(null);
    what().catch((error: Error) => setProblem(error.message));
  };
  const saveTyped = async () => {
    const saved = await save(typed.trim());
    setWordings((before) => [...before.filter(({ id }) => id !== saved.id), saved]);
    // The button that was pressed goes, as there is nothing more to save.
    group.current?.focus();
  };
  const forget = async (id: string) => {
    setAsked(null);
    await remove(id);
    setWordings((before) => before.filter((each) => each.id !== id));
    // The button that was pressed goes with its wording.
    group.current?.focus();
  };
  const isNew = typed.trim() !== '' && wordings.every(({ wording }) => wording !== typed.trim());
  if (wordings.length === 0 && !isNew) return null;
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.wordings}>
      <legend>Lagrede formuleringer</legend>
      <Banner>{problem}</Banner>
      <ul>
        {wordings.map((each) => (
          <li key={each.id}>
            <button type="button" className={styles.wording} onClick={() => onUse(each.wording)}>
              <span>{each.wording}</span>
            </button>
            <Button
              type="button"
              icon
              variant="tertiary"
              data-color="neutral"
              data-size="sm"
              aria-label={`Slett formuleringen: ${each.wording}`}
              onClick={() => setAsked(each)}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      {isNew && (
        <Button type="button" variant="tertiary" data-size="sm" onClick={() => attempt(saveTyped)}>
          <Icon name="plus" />
          Lagre det jeg skrev som formulering
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        title="Slette formuleringen?"
        confirmLabel="Slett formuleringen"
        onConfirm={() => asked && attempt(() => forget(asked.id))}
        onCancel={() => setAsked(null)}
      >
        <p>{shared} Dette kan ikke angres.</p>
      </ConfirmDialog>
    </fieldset>
  );
}
