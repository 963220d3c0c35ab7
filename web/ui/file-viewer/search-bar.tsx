import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import viewer from './file-viewer.module.css';
import styles from './search-bar.module.css';
import type { FileSearch } from './use-file-search.ts';

/** What is searched for in the file, and which of the places it was found at is in sight. */
export function SearchBar({ search, onClose }: { search: FileSearch; onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { asked, typed, type, hasHits, step, outcome } = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks for it once more begins anew
  useEffect(() => field.current?.select(), [asked]);
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          step(1);
        }}
      >
        <label htmlFor={id}>Søk i filen</label>
        <input
          ref={field}
          id={id}
          className="ds-input"
          data-size="sm"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey) return;
            event.preventDefault();
            step(-1);
          }}
        />
      </form>
      <span className={`tabular ${styles.outcome}`}>{outcome}</span>
      <div className={viewer.group}>
        <IconButton label="Forrige treff" icon="chevron-up" aria-disabled={!hasHits} onClick={() => step(-1)} />
        <IconButton label="Neste treff" icon="chevron-down" aria-disabled={!hasHits} onClick={() => step(1)} />
        <IconButton label="Lukk søket" icon="close" onClick={onClose} />
      </div>
    </search>
  );
}
