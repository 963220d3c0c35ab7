import { useEffect, useState } from 'react';
import { decodeText } from './decode-text.ts';
import styles from './file-viewer.module.css';
import type { ViewProps } from './use-view.ts';

/** More than a book; a browser would take seconds to lay out what somebody made to be long. */
const MOST_BYTES = 500_000;

export function TextView({ content, view, onRefused }: ViewProps) {
  const { zoom, setScale } = view;
  const [text, setText] = useState<string | null>(null);
  const scale = typeof zoom === 'number' ? zoom : 1;
  useEffect(() => setScale(scale), [scale, setScale]);
  useEffect(() => {
    const read = async () => setText(decodeText(new Uint8Array(await content.slice(0, MOST_BYTES).arrayBuffer())));
    read().catch(() => onRefused('Filen kan ikke leses. Last den ned for å åpne den.'));
  }, [content, onRefused]);
  if (text === null) return null;
  return (
    <div className={styles.text} style={{ fontSize: `${scale}em` }}>
      {text.trim() ? <pre>{text}</pre> : <p>Filen er tom.</p>}
      {content.size > MOST_BYTES && <p>Bare begynnelsen vises. Last ned filen for å lese resten.</p>}
    </div>
  );
}
