import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './filter-layout.module.css';
import { Icon } from './icon.tsx';
import { Modal } from './modal.tsx';

interface Props {
  /** Always in sight. */
  search: ReactNode;
  /** Beside the list, or over it where there is no room. */
  filters: ReactNode;
  /** Below the filters, outside their form; below the list where there is no room beside it. */
  after?: ReactNode;
  chosenCount: number;
  /** "Vis 123 stillinger". */
  showResults: string;
  /** Wraps search and filters in the form they belong to. */
  form: (children: ReactNode) => ReactNode;
  /** Of the element that the hits begin with. */
  results: string;
  children: ReactNode;
}

const NARROW = '(max-width: 1024px)';

/** A list with its filters. Without scripts the filters stand above the list on small screens. */
export function FilterLayout({ search, filters, after, chosenCount, showResults, form, results, children }: Props) {
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
        {form(
          <>
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
          </>,
        )}
      </aside>
      <div className={styles.content}>{children}</div>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  );
}
