import { useEffect, useState } from 'react';
import { decodeText } from './decode-text.ts';
import styles from './file-viewer.module.css';
import { MarkedText, type Marks } from './marked-text.tsx';
import type { ViewProps } from './use-view.ts';

/** More than a book; a browser would take seconds to lay out what somebody made to be long. */
const MOST_BYTES = 500_000;

export function TextView({ content, view, onRefused, onSearchable }: ViewProps) {
  const { zoom, setScale } = view;
  const [text, setText] = useState<string | null>(null);
  const [marks, setMarks] = useState<Marks | null>(null);
  const scale = typeof zoom === 'number' ? zoom : 1;
  useEffect(() => setScale(scale), [scale, setScale]);
  useEffect(() => {
    const read = async () => {
      const found = decodeText(new Uint8Array(await content.slice(0, MOST_BYTES).arrayBuffer()));
      setText(found);
      onSearchable({
        count: 1,
        textOf: async () => ({ text: found, isCut: content.size > MOST_BYTES }),
        mark: (hits, current) => setMarks({ hits, current }),
      });
    };
    read().catch(() => onRefused({ reason: 'Filen kan ikke leses. Last den ned for å åpne den.' }));
  }, [content, onRefused, onSearchable]);
  if (text === null) return null;
  return (
    <div className={styles.text} style={{ fontSize: `${scale}em` }}>
      {text.trim() ? (
        <pre>{marks?.current ? <MarkedText text={text} marks={marks} /> : text}</pre>
      ) : (
        <p>Filen er tom.</p>
      )}
      {content.size > MOST_BYTES && <p>Bare begynnelsen vises. Last ned filen for å lese resten.</p>}
    </div>
  );
}
