import type { KeyboardEvent } from 'react';

const moves: Record<string, number> = { j: 1, k: -1 };

/** Single keys, only while the focus is within a card, so that nobody decides by accident or by speech input. */
export function onCardKey(event: KeyboardEvent<HTMLElement>, actions: Record<string, () => void>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return;
  const key = event.key.toLowerCase();
  const move = moves[key];
  if (move) focusCard(event.currentTarget, move);
  else if (!actions[key]) return;
  // A key that is held down decides once, not about every card that comes next.
  else if (!event.repeat) actions[key]();
  event.preventDefault();
}

/** The same for what was done with the card before, also where no other is left. */
export function onUndoKey(event: KeyboardEvent<HTMLElement>, undo: () => void) {
  const target = event.target as HTMLElement;
  const isHere = target === event.currentTarget || target.closest('[data-approval]');
  if (isHere && event.key.toLowerCase() === 'z') onCardKey(event, { z: undo });
}

const allCards = () => [...document.querySelectorAll<HTMLElement>('[data-approval]')];

/** The next or previous card, whatever list it is in. */
function focusCard(from: HTMLElement, steps: number) {
  const cards = allCards();
  show(cards[cards.indexOf(from) + steps]);
}

/** Where to go on when this one is gone: the next one, the one before, or the beginning. Whoever went on stays there. */
export function cardAfter(id: string): () => void {
  const ids = allCards().map(({ dataset }) => dataset.approval);
  const index = ids.indexOf(id);
  const next = ids[index + 1] ?? ids[index - 1];
  return () => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || activeElement?.closest(`[data-approval="${id}"]`);
    if (!isHere) return;
    show(allCards().find(({ dataset }) => dataset.approval === next) ?? document.getElementById('godkjenninger'));
  };
}

export const showCard = (id: string) =>
  show(allCards().find(({ dataset }) => dataset.approval === id) ?? document.getElementById('godkjenninger'));

function show(element: HTMLElement | null | undefined) {
  if (!element) return;
  element.focus({ preventScroll: true });
  // One that is taller than the screen is read from its beginning.
  element.scrollIntoView({ block: element.offsetHeight > window.innerHeight / 2 ? 'start' : 'nearest' });
}
