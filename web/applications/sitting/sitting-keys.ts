import type { KeyboardEvent } from 'react';

/**
 * Single keys, only while the focus is where one reads, so that nobody decides by accident or by speech input. One that is held down
 * does nothing more: each application that flies by would count as opened.
 */
export function onSittingKey(event: KeyboardEvent<HTMLElement>, actions: Record<string, () => void>) {
  const { ctrlKey, metaKey, altKey, repeat, nativeEvent } = event;
  if (ctrlKey || metaKey || altKey || repeat || nativeEvent.isComposing) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return;
  const isArrow = event.key.startsWith('Arrow');
  // A file that is wider than its room is moved with them.
  if (isArrow && target.closest('[data-beside]')) return;
  const act = actions[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
