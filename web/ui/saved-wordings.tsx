import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../platform/format.ts';
import { Banner } from './banner.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './saved-wordings.module.css';
import { useSayWhy } from './say.ts';

export interface Wording {
  id: string;
  wording: string;
}

/** The field that they are for. */
export interface WordingField {
  /** Its id. */
  field: string;
  typed: string;
  onType: (text: string) => void;
}

/** Puts a wording behind what is typed, where there is room for it. Answers what is wrong. */
function putBehind({ field, typed, onType }: WordingField, wording: string, mostCharacters: number) {
  const written = [typed.trim(), wording].filter(Boolean).join('\n\n');
  if (written.length > mostCharacters)
    return `Det blir for langt. Det er plass til ${formatNumber(mostCharacters)} tegn.`;
  onType(written);
  document.getElementById(field)?.focus();
  return null;
}

interface ListProps {
  wordings: Wording[];
  onUse: (wording: string) => void;
  beside?: (wording: Wording) => ReactNode;
}

const WordingList = ({ wordings, onUse, beside }: ListProps) => (
  <ul>
    {wordings.map((each) => (
      <li key={each.id}>
        <button type="button" className={styles.wording} onClick={() => onUse(each.wording)}>
          <span>{each.wording}</span>
        </button>
        {beside?.(each)}
      </li>
    ))}
  </ul>
);

type ChoiceProps = WordingField & { wordings: Wording[]; mostCharacters: number };

/** What may be written, to be put behind what is typed by whoever opens it. */
export function WordingFold({ summary, ...choice }: ChoiceProps & { summary: string }) {
  return (
    <details className={`${styles.wordings} needs-scripts no-print`}>
      <summary>{summary}</summary>
      <UsableWordings {...choice} />
    </details>
  );
}

/** What others have saved, to be put behind what is typed. */
export function WordingChoice(choice: ChoiceProps) {
  if (choice.wordings.length === 0) return null;
  return (
    <fieldset className={`${styles.wordings} needs-scripts no-print`}>
      <legend>Lagrede formuleringer</legend>
      <UsableWordings {...choice} />
    </fieldset>
  );
}

function UsableWordings({ wordings, mostCharacters, ...field }: ChoiceProps) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <Banner>{problem}</Banner>
      <WordingList wordings={wordings} onUse={(wording) => setProblem(putBehind(field, wording, mostCharacters))} />
    </>
  );
}

interface Props extends WordingField {
  mostCharacters: number;
  load: () => Promise<Wording[]>;
  save: (wording: string) => Promise<Wording>;
  remove: (id: string) => Promise<unknown>;
  /** Who else has them. */
  shared: string;
}

/** What one writes again and again: put behind what is typed, saved from it, and deleted. Without them one still can type. */
export function SavedWordings({ field, typed, onType, mostCharacters, load, save, remove, shared }: Props) {
  const [wordings, setWordings] = useState<Wording[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const [asked, setAsked] = useState<Wording | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as they are when one begins
  useEffect(() => {
    load().then(setWordings, () => {});
  }, []);

  const toField = () => document.getElementById(field)?.focus();
  const attempt = (what: () => Promise<void>) => {
    setProblem(null);
    what().catch((error) => sayWhy(error));
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
    // The button that was pressed goes with its wording, and all of this with the last one.
    if (wordings.length === 1 && !typed.trim()) toField();
    else group.current?.focus();
  };
  const isNew = typed.trim() !== '' && wordings.every(({ wording }) => wording !== typed.trim());
  if (wordings.length === 0 && !isNew) return null;
  return (
    <fieldset ref={group} tabIndex={-1} className={`${styles.wordings} no-print`}>
      <legend>Lagrede formuleringer</legend>
      <Banner>{problem}</Banner>
      <WordingList
        wordings={wordings}
        onUse={(wording) => setProblem(putBehind({ field, typed, onType }, wording, mostCharacters))}
        beside={(each) => (
          <IconButton
            label={`Slett formuleringen: ${each.wording}`}
            tip="Slett"
            icon="trash"
            data-color="neutral"
            onClick={() => setAsked(each)}
          />
        )}
      />
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
