import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useRef } from 'react';
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
  const say = (sentence: string) => {
    if (said.current) said.current.textContent = sentence;
  };

  const add = () => {
    onChange([...entries, blank]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const change = (index: number, entry: T) => onChange(entries.with(index, entry));
  const remove = (index: number) => {
    onChange(entries.toSpliced(index, 1));
    say(`${one} ${index + 1} er fjernet`);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  };
  const move = (index: number, to: number) => {
    const [moved] = entries.slice(index, index + 1);
    if (moved === undefined) return;
    onChange(entries.toSpliced(index, 1).toSpliced(to, 0, moved));
    say(`Flyttet til plass ${to + 1} av ${entries.length}`);
    const towards = to < index ? 'up' : 'down';
    requestAnimationFrame(() => {
      const row = list.current?.querySelectorAll(':scope > ol > li')[to];
      const button = row?.querySelector<HTMLButtonElement>(`[data-move="${towards}"]`);
      (button?.disabled ? row?.querySelector<HTMLElement>('[data-move]:not(:disabled)') : button)?.focus();
    });
  };

  return (
    <fieldset className={styles.section} ref={list}>
      <legend>{heading}</legend>
      <p ref={said} role="status" className="visually-hidden" />
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
          <li key={index} className={styles.card}>
            {children(entry, (changed) => change(index, changed))}
            <div className={styles.buttons}>
              <Button
                type="button"
                variant="tertiary"
                data-size="sm"
                data-move="up"
                disabled={index === 0}
                aria-label={`Flytt ${one} ${index + 1} opp`}
                onClick={() => move(index, index - 1)}
              >
                Opp
              </Button>
              <Button
                type="button"
                variant="tertiary"
                data-size="sm"
                data-move="down"
                disabled={index === entries.length - 1}
                aria-label={`Flytt ${one} ${index + 1} ned`}
                onClick={() => move(index, index + 1)}
              >
                Ned
              </Button>
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
            </div>
          </li>
        ))}
      </ol>
      <Button type="button" variant="secondary" data-add disabled={entries.length >= most} onClick={add}>
        Legg til {one}
      </Button>
    </fieldset>
  );
}
