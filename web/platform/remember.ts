import { cookies } from '../../contract/browser-policy.ts';
import { onConsent, readConsent } from './consent.ts';
import { DAY_MS } from './format.ts';
import { readItem, writeItem } from './storage.ts';

/** What the cookie page lists, each with its category and lifetime. */
export type RememberedName = (typeof cookies)[number]['name'];

/** What the visitor chose holds for the visit even where it may not be stored. Memory only: the session's storage is storage too. */
const thisVisit = new Map<RememberedName, unknown>();

/** Keeps a value for the time that the cookie page names, if the visitor allowed its category; else for this visit. */
export function remember(name: RememberedName, value: unknown): void {
  thisVisit.set(name, value);
  if (isAllowed(name)) store(name, value);
}

export function recall(name: RememberedName): unknown {
  if (thisVisit.has(name)) return thisVisit.get(name);
  if (!isAllowed(name)) return undefined;
  try {
    const { value, expiresAt } = JSON.parse(readItem(name) ?? '{}');
    return expiresAt > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Holds what is stored to what was allowed: called once when the page starts. */
export function followConsent(): () => void {
  const settle = () => {
    for (const { name } of cookies) {
      const value = isAllowed(name) ? recall(name) : undefined;
      // Also what is older than the cookie page says that it lasts.
      if (value === undefined) writeItem(name, null);
      else if (thisVisit.has(name)) store(name, value);
    }
  };
  settle();
  return onConsent(settle);
}

const declared = (name: RememberedName) => cookies.find((each) => each.name === name);

const isAllowed = (name: RememberedName) => {
  const category = declared(name)?.category;
  return category !== undefined && readConsent()[category];
};

const store = (name: RememberedName, value: unknown) =>
  writeItem(name, JSON.stringify({ value, expiresAt: Date.now() + (declared(name)?.days ?? 0) * DAY_MS }));
