import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './sortable-list.module.css';
import { useDragOrder } from './use-drag-order.ts';

interface Props<T> {
  items: T[];
  /** Where items have no identity of their own: their place. */
  keyOf: (item: T, index: number) => string | number;
  /** As in "Flytt spørsmål 2 opp". */
  nameOf: (item: T, index: number) => string;
  /** Why an order cannot be, to be said. Then all stays where it is. */
  refuse?: (items: T[], moved: T) => string | null;
  onChange: (items: T[]) => void;
  itemClassName?: string | undefined;
  children: (item: T, index: number, tools: SortTools) => ReactNode;
}

export interface SortTools {
  /** To drag by. The buttons do the same, so it is not in the way of the keyboard. */
  handle: ReactNode;
  /** Up and down; the focus follows what was moved. */
  moveButtons: ReactNode;
}

/** A list whose order one chooses: by dragging, or with buttons that say where the item went. */
export function SortableList<T>({ items, keyOf, nameOf, refuse, onChange, itemClassName, children }: Props<T>) {
  const list = useRef<HTMLOListElement>(null);
  const said = useRef<HTMLParagraphElement>(null);

  const move = (from: number, to: number) => {
    const [moved] = items.slice(from, from + 1);
    if (moved === undefined) return false;
    const ordered = items.toSpliced(from, 1).toSpliced(to, 0, moved);
    const refusal = refuse?.(ordered, moved) ?? null;
    if (refusal === null) onChange(ordered);
    if (said.current) said.current.textContent = refusal ?? `Flyttet til plass ${to + 1} av ${items.length}`;
    return refusal === null;
  };
  const moveByButton = (from: number, to: number) => {
    if (!move(from, to)) return;
    const towards = to < from ? 'up' : 'down';
    requestAnimationFrame(() => focusMoveButton(list.current?.children[to], towards));
  };
  const { handle, marks } = useDragOrder(list, move);

  const toolsOf = (item: T, index: number): SortTools => ({
    handle: (
      <span className={`${styles.handle} no-print`} aria-hidden="true" {...handle(index)}>
        <Icon name="drag-handle" />
      </span>
    ),
    moveButtons: (['up', 'down'] as const).map((towards) => {
      const isUp = towards === 'up';
      return (
        <IconButton
          key={towards}
          label={`Flytt ${nameOf(item, index)} ${isUp ? 'opp' : 'ned'}`}
          tip={isUp ? 'Flytt opp' : 'Flytt ned'}
          icon={isUp ? 'arrow-up' : 'arrow-down'}
          data-move={towards}
          disabled={isUp ? index === 0 : index === items.length - 1}
          onClick={() => moveByButton(index, isUp ? index - 1 : index + 1)}
        />
      );
    }),
  });

  return (
    <>
      <p ref={said} role="status" className="visually-hidden" />
      {items.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
        <ol className={styles.list} role="list" ref={list}>
          {items.map((item, index) => (
            <li key={keyOf(item, index)} className={itemClassName} {...marks(index, items.length)}>
              {children(item, index, toolsOf(item, index))}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/**
 * At the end of the list the button of that direction is off: then the other one. One that has kept the focus has gone with what
 * was moved, maybe out of sight.
 */
function focusMoveButton(item: Element | undefined, towards: 'up' | 'down') {
  const button = item?.querySelector<HTMLButtonElement>(`[data-move="${towards}"]`);
  const next = button?.disabled ? item?.querySelector<HTMLElement>('[data-move]:not(:disabled)') : button;
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
