import { useSyncExternalStore } from 'react';
import { recall, remember } from './remember.ts';

/** `auto` follows the system. */
export type ColorScheme = 'auto' | 'light' | 'dark';

const listeners = new Set<() => void>();

const preferences = () => (recall('user_preferences') ?? {}) as { colorScheme?: ColorScheme };
const read = (): ColorScheme => preferences().colorScheme ?? 'auto';

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, read, () => 'auto');

export function chooseColorScheme(colorScheme: ColorScheme): void {
  remember('user_preferences', { ...preferences(), colorScheme });
  document.documentElement.dataset.colorScheme = colorScheme;
  for (const listener of listeners) listener();
}

/** Paper is white, whatever was chosen for the screen. */
export function printInLight() {
  const { dataset } = document.documentElement;
  let onScreen: string | undefined;
  const before = () => {
    onScreen ??= dataset.colorScheme;
    dataset.colorScheme = 'light';
  };
  const after = () => {
    if (onScreen) dataset.colorScheme = onScreen;
    onScreen = undefined;
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
