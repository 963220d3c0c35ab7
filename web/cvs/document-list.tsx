import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Loading } from '../ui/loading.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import styles from './cvs.module.css';

interface Words {
  heading: string;
  loading: string;
  /** That there is a draft of a new one. */
  begun: string;
  /** How many one may have, and that one has so many. */
  most: number;
  full: string;
  /** "CV-en er kopiert. Du har 2 CV-er." */
  came: (count: number) => string;
  went: (count: number) => string;
  ask: { title: string; confirm: string; sure: string };
}

interface Props<D> {
  words: Words;
  /** `null` while they load. */
  documents: D[] | null;
  hasBegun: boolean;
  tools: ReactNode;
  /** Instead of the list. */
  empty: ReactNode;
  onRemove: (document: D) => void;
  /** A card; `ask` before it is deleted. */
  children: (document: D, ask: () => void) => ReactNode;
}

export function DocumentList<D>({ words, documents, hasBegun, tools, empty, onRemove, children }: Props<D>) {
  const [asked, setAsked] = useState<D | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(documents?.length ?? 0, heading);
  const said = useSaidChange(documents?.length ?? null, words);
  return (
    <section className={styles.builder}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {words.heading}
        </h2>
        <div className={styles.buttons}>{tools}</div>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {documents === null && <Loading>{words.loading}</Loading>}
      {hasBegun && <p className="quiet">{words.begun}</p>}
      {documents && documents.length >= words.most && <p className="quiet">{words.full}</p>}
      {documents?.length === 0 && empty}
      {documents && documents.length > 0 && (
        <ul className={styles.cvs}>{documents.map((each) => children(each, () => setAsked(each)))}</ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={words.ask.title}
        confirmLabel={words.ask.confirm}
        onConfirm={() => {
          if (asked) onRemove(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        <p>{words.ask.sure}</p>
      </ConfirmDialog>
    </section>
  );
}

/** One came or went by a press in the list, which shows it only to those who see it. */
function useSaidChange(count: number | null, { came, went }: Words) {
  const before = useRef(count);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words stay the same
  useEffect(() => {
    const was = before.current;
    before.current = count;
    if (was === null || count === null || was === count) return;
    setSaid(count > was ? came(count) : went(count));
  }, [count]);
  return said;
}
