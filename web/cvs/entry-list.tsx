import { Button } from '@digdir/designsystemet-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { TakenAway } from '../ui/taken-away.tsx';
import styles from './cvs.module.css';
import { keyOf, staysItself } from './entry-keys.ts';

export interface LastStep {
  value: unknown;
  /** What it was made from. */
  before: unknown;
  undo: () => void;
}

interface Props<T> {
  heading: string;
  /** One of them, as in "Legg til språk". */
  one: string;
  entries: T[];
  blank: T;
  most: number;
  hint?: string;
  /** A single field: it stands beside its tools, and Enter goes on to the next. */
  isShort?: boolean;
  history: LastStep;
  onChange: (entries: T[]) => void;
  children: (entry: T, change: (entry: T) => void) => ReactNode;
}

/** Entries that are added, filled in, moved and taken away, all with the keyboard too. */
export function EntryList<T>(props: Props<T>) {
  const { heading, one, entries, blank, most, hint, isShort = false, history, onChange, children } = props;
  const hintId = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<{ index: number; from: unknown } | null>(null);
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());

  const add = () => {
    onChange([...entries, blank]);
    focus('li:last-child input');
  };
  const remove = (index: number) => {
    onChange(entries.toSpliced(index, 1));
    setRemoved({ index, from: history.value });
    focus('[data-undo]');
  };
  const takeBack = (index: number) => {
    history.undo();
    focus(`li:nth-child(${index + 1}) input`);
  };

  const goOn = (event: KeyboardEvent, index: number) => {
    const { key, target, nativeEvent } = event;
    if (!isShort || key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (index < entries.length - 1) focus(`li:nth-child(${index + 2}) input`);
    else if (target.value && entries.length < most) add();
  };

  return (
    <fieldset className={styles.section} ref={list} aria-describedby={hint && hintId}>
      <legend>{heading}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <SortableList
        items={entries}
        keyOf={keyOf}
        nameOf={(_entry, index) => `${one} ${index + 1}`}
        itemClassName={styles.card}
        onChange={onChange}
      >
        {(entry, index, { handle, moveButtons }) => {
          const tools = (
            <span className={styles.steps}>
              {moveButtons}
              <Button
                type="button"
                variant="tertiary"
                data-size="sm"
                data-color="danger"
                aria-label={`Fjern ${one} ${index + 1}`}
                onClick={() => remove(index)}
              >
                Fjern
              </Button>
            </span>
          );
          const fields = (
            <fieldset
              className={styles.entry}
              aria-label={`${one} ${index + 1}`}
              onKeyDown={(event) => goOn(event, index)}
            >
              {children(entry, (changed) => {
                staysItself(entry, changed);
                onChange(entries.with(index, changed));
              })}
            </fieldset>
          );
          return isShort ? (
            <div className={styles.inLine}>
              {handle}
              {fields}
              {tools}
            </div>
          ) : (
            <>
              <div className={styles.entryTools}>
                {handle}
                {tools}
              </div>
              {fields}
            </>
          );
        }}
      </SortableList>
      <Banner tone="info">
        {/* The way back is one step: only while nothing else was done. */}
        {removed && removed.from === history.before && (
          <TakenAway onTakeBack={() => takeBack(removed.index)}>
            Fjernet {one} {removed.index + 1}.
          </TakenAway>
        )}
      </Banner>
      <Button type="button" variant="secondary" disabled={entries.length >= most} onClick={add}>
        Legg til {one}
      </Button>
    </fieldset>
  );
}
