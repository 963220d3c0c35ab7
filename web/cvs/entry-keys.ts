import { newKey } from '../platform/new-key.ts';

/** What was typed and is no value yet, as half a month, stands in the fields: those stay with their entry. */
const keys = new WeakMap<object, string>();

/** A mere text is its place. */
export function keyOf(entry: unknown, index: number) {
  if (!isObject(entry)) return index;
  const key = keys.get(entry) ?? newKey();
  keys.set(entry, key);
  return key;
}

export function staysItself(entry: unknown, changed: unknown) {
  if (isObject(entry) && isObject(changed)) keys.set(changed, keys.get(entry) ?? newKey());
}

const isObject = (entry: unknown): entry is object => typeof entry === 'object' && entry !== null;
