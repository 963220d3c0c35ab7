import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './filter-layout.module.css';
import { Icon } from './icon.tsx';
import { Modal } from './modal.tsx';
import { searchWords } from './search-words.ts';

interface Props {
  /** What is searched. */
  label: string;
  onSearch: (words: string) => void;
  /** Names and values that go along where there are no scripts. */
  hidden?: [name: string, value: string][];
  /** Always in sight. */
  search: ReactNode;
  /** Beside the list, or over it where there is no room. */
  filters: ReactNode;
  /** Below the filters, outside their form; below the list where there is no room beside it. */
  after?: ReactNode;
  chosenCount: number;
  /** "Vis 123 stillinger". */
  showResults: string;
  /** Of the element that the hits begin with. */
  results: string;
  children: ReactNode;
}

const NARROW = '(max-width: 1024px)';

/** A list with its filters. Without scripts the filters stand above the list on small screens. */
export function FilterLayout(props: Props) {
  const { label, onSearch, hidden = [], search, filters, after, chosenCount, showResults, results, children } = props;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const close = () => setOpen(false);
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, []);
  const inside = (
    <>
      {filters}
      <Button type="submit" variant="secondary" className={styles.withoutScripts}>
        Bruk filtrene
      </Button>
    </>
  );
  return (
    <div className={`page ${styles.layout}`}>
      <aside className={styles.side} aria-label="Søk og filtre">
        <a className="skip-link" href={`#${results}`}>
          Gå til treffene
        </a>
        {/* biome-ignore lint/a11y/useSemanticElements: React does not know <search> in every browser we support */}
        <form
          role="search"
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(searchWords(event));
          }}
        >
          {hidden.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
          {search}
          <Button
            type="button"
            variant="secondary"
            className={styles.toggle}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <Icon name="filter" />
            Filtre
            {chosenCount > 0 && ` (${chosenCount})`}
          </Button>
          {open ? (
            <Modal open onClose={() => setOpen(false)} labelledBy="filters-heading" placement="side">
              <div className={styles.overlay}>
                <div className={styles.bar}>
                  <h2 id="filters-heading" tabIndex={-1} data-autofocus>
                    Filtre
                  </h2>
                  <Button
                    type="button"
                    icon
                    variant="tertiary"
                    data-color="neutral"
                    aria-label="Lukk filtrene"
                    onClick={() => setOpen(false)}
                  >
                    <Icon name="close" />
                  </Button>
                </div>
                <div className={styles.inside}>{inside}</div>
                {/* The count of the page behind is heard by nobody while this lies over it. */}
                <div role="status" className={styles.foot}>
                  <Button type="button" onClick={() => setOpen(false)}>
                    {showResults}
                  </Button>
                </div>
              </div>
            </Modal>
          ) : (
            <div className={styles.panel}>{inside}</div>
          )}
        </form>
      </aside>
      <div className={styles.content}>{children}</div>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  );
}
