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
