import { useSyncExternalStore } from 'react';
import { onItemChange, readItem, writeItem } from './storage.ts';

/** What the visitor allows beyond the necessary. */
export interface Consent {
  functional: boolean;
  analytics: boolean;
  marketing: boolean;
}

const KEY = 'cookie_consent';
const nothing: Consent = { functional: false, analytics: false, marketing: false };

/** What the panel shows as ticked to somebody who has not chosen. It holds only once it is saved. */
export const proposedConsent: Consent = { functional: true, analytics: true, marketing: false };

const listeners = new Set<() => void>();
/** `undefined`: not looked up yet. `null`: the visitor has not chosen. */
let saved: Consent | null | undefined;

export const readConsent = (): Consent => readSavedConsent() ?? nothing;

function readSavedConsent(): Consent | null {
  if (saved === undefined) saved = parse(readItem(KEY));
  return saved;
}

export function saveConsent({ functional, analytics, marketing }: Consent): void {
  saved = { functional, analytics, marketing };
  writeItem(KEY, JSON.stringify(saved));
  for (const listener of listeners) listener();
}

/** `null` while rendering on the server and for somebody who has not chosen. */
export const useSavedConsent = (): Consent | null => useSyncExternalStore(onConsent, readSavedConsent, () => null);

/** Calls back after each saving, also in another tab. Returns how to stop. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  const stopHearing = onItemChange(KEY, () => {
    saved = undefined;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stopHearing();
  };
}

function parse(text: string | null): Consent | null {
  try {
    const { functional, analytics, marketing } = JSON.parse(text ?? '');
    return { functional: functional === true, analytics: analytics === true, marketing: marketing === true };
  } catch {
    return null;
  }
}
