import { useState } from 'react';
import type { ElsewhereEntry } from '../../../contract/applications/applications-elsewhere.ts';
import { type EntryFields, emptyFields, fieldsOf, isSame } from './entry-fields.ts';

const NEW = 'new';

interface Typed {
  fields: EntryFields;
  /** As it was when one began: what was saved elsewhere since is not written over unseen. */
  of: ElsewhereEntry | null;
}

const idOf = (entry: ElsewhereEntry | null) => entry?.id ?? NEW;
const asKept = (entry: ElsewhereEntry | null) => (entry ? fieldsOf(entry) : emptyFields());

/** What is typed of each entry, and of a new one, until it is saved. */
export function useTypedEntries() {
  const [typed, setTyped] = useState<Record<string, Typed>>({});
  const typedOf = (entry: ElsewhereEntry | null): Typed => typed[idOf(entry)] ?? { fields: asKept(entry), of: entry };
  const forget = (entry: ElsewhereEntry | null) => setTyped(({ [idOf(entry)]: _gone, ...others }) => others);
  const type = (entry: ElsewhereEntry | null, fields: EntryFields) => {
    const { of } = typedOf(entry);
    if (isSame(fields, asKept(of))) return forget(entry);
    setTyped((before) => ({ ...before, [idOf(entry)]: { fields, of } }));
  };
  /** Of what is gone one notes a new one with it, unless another is begun. */
  const keepAsNew = (entry: ElsewhereEntry | null) => {
    const { fields } = typedOf(entry);
    setTyped(({ [idOf(entry)]: _gone, ...others }) => ({ [NEW]: { fields, of: null }, ...others }));
  };
  return { typedOf, type, forget, keepAsNew, isTyped: Object.keys(typed).length > 0 };
}
