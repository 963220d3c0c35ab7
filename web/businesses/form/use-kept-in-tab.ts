import { useEffect, useState } from 'react';
import { keptInTab } from '../../platform/kept-in-tab.ts';

const tab = keptInTab<Kept<unknown>>('businessDraft');

/** What was typed and where one was. */
interface Kept<V> {
  values: V;
  step: number;
  /** As a data address. */
  logo: string | null;
}

interface Draft<V> {
  values: V;
  step: number;
  logo: Blob | null;
}

/** Keeps what is typed over a reload of the page, until it is sent or the tab is closed. */
export function useKeptInTab<V>(about: string, empty: V) {
  const [kept] = useState(() => tab.read(about) as Kept<V> | null);
  const [draft, setDraft] = useState<Draft<V>>(() => ({
    values: kept?.values ?? empty,
    step: kept?.step ?? 0,
    logo: kept?.logo ? blobOf(kept.logo) : null,
  }));
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (isDone) return tab.forget();
    // Nothing typed is nothing to keep.
    if (draft.logo === null && JSON.stringify(draft.values) === JSON.stringify(empty)) return tab.forget();
    let left = false;
    void addressOf(draft.logo).then((logo) => {
      if (!left) tab.write(about, { values: draft.values, step: draft.step, logo });
    });
    return () => {
      left = true;
    };
  }, [about, draft, empty, isDone]);

  return { draft, setDraft, wasKept: kept !== null, forget: () => setDone(true) };
}

const addresses = new WeakMap<Blob, Promise<string | null>>();

/** Made once, not at every letter that is typed. */
async function addressOf(blob: Blob | null): Promise<string | null> {
  if (!blob) return null;
  const made = addresses.get(blob) ?? readAsAddress(blob);
  addresses.set(blob, made);
  return await made;
}

const readAsAddress = (blob: Blob) =>
  new Promise<string | null>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });

function blobOf(address: string): Blob | null {
  const [, type, base64] = /^data:([\w/+-]+);base64,(.*)$/.exec(address) ?? [];
  if (!type || !base64) return null;
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}
