import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useRef } from 'react';
import { SortableList } from '../ui/sortable-list.tsx';
import styles from './cvs.module.css';

interface Props<T> {
  heading: string;
  /** One of them, as in "Legg til språk". */
  one: string;
  entries: T[];
  blank: T;
  most: number;
  onChange: (entries: T[]) => void;
  children: (entry: T, change: (entry: T) => void) => ReactNode;
}

/** Entries that are added, filled in, moved and taken away, all with the keyboard too. */
export function EntryList<T>({ heading, one, entries, blank, most, onChange, children }: Props<T>) {
  const list = useRef<HTMLFieldSetElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());

  const add = () => {
    onChange([...entries, blank]);
    focus('li:last-child input');
  };
  const remove = (index: number) => {
    onChange(entries.toSpliced(index, 1));
    if (said.current) said.current.textContent = `${one} ${index + 1} er fjernet`;
    focus('[data-add]');
  };

  return (
    <fieldset className={styles.section} ref={list}>
      <legend>{heading}</legend>
      <p ref={said} role="status" className="visually-hidden" />
      <SortableList
        items={entries}
        keyOf={(_entry, index) => index}
        nameOf={(_entry, index) => `${one} ${index + 1}`}
        itemClassName={styles.card}
        onChange={onChange}
      >
        {(entry, index, { handle, moveButtons }) => (
          <>
            <div className={styles.entryTools}>
              {handle}
              <span>
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
            </div>
            <fieldset className={styles.entry} aria-label={`${one} ${index + 1}`}>
              {children(entry, (changed) => onChange(entries.with(index, changed)))}
            </fieldset>
          </>
        )}
      </SortableList>
      <Button type="button" variant="secondary" data-add disabled={entries.length >= most} onClick={add}>
        Legg til {one}
      </Button>
    </fieldset>
  );
}
