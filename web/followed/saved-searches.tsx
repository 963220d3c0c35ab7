import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { cutText } from '../platform/format.ts';
import { type SavedSearch, savedSearches } from './lists.ts';
import { saveSearch } from './save-search.ts';
import styles from './saved-searches.module.css';
import { useStoredList } from './stored-list.ts';

/** The server knows of none: none is there at first view. */
const SavedSearchItem = lazy(() => import('./saved-search-item.tsx'));

interface Props {
  /** What is chosen in the list now. */
  filters: SavedSearch['filters'];
  /** Nothing chosen is nothing to save. */
  canSave: boolean;
  /** What it is called if nobody names it. */
  proposed: string;
  /** Where the hits begin: on a phone they stand above, with the way to here. */
  back: string;
  /** Something is chosen that no saved search has: it counts from today. */
  leavesOut: boolean;
  hrefOf: (filters: SavedSearch['filters']) => string;
  /** What more there is to them with an account. */
  invitation: ReactNode;
}

const NAME_LENGTH = 25;

export function SavedSearches({ filters, canSave, proposed, back, leavesOut, hrefOf, invitation }: Props) {
  const saved = useStoredList(savedSearches);
  const [said, setSaid] = useState<{ message: ReactNode; turn: number }>({ message: '', turn: 0 });
  const say = (message: ReactNode) => setSaid(({ turn }) => ({ message, turn: turn + 1 }));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const before = savedSearches.read().length;
    saveSearch(filters, `${new FormData(event.currentTarget).get('name') ?? ''}`.trim() || proposed);
    say(
      <>
        Søket {savedSearches.read().length > before ? 'er lagret' : 'var lagret fra før'}.{' '}
        <a href={back}>Tilbake til treffene</a>
      </>,
    );
    event.currentTarget.reset();
  };
  return (
    <section className={`no-print ${styles.area}`} aria-labelledby="saved-searches">
      <h2 id="saved-searches" className={styles.heading} tabIndex={-1}>
        Lagrede søk
      </h2>
      <form className={styles.form} onSubmit={save}>
        <label className="visually-hidden" htmlFor="search-name">
          Navn på søket
        </label>
        <input
          id="search-name"
          className="ds-input"
          name="name"
          maxLength={100}
          autoComplete="off"
          placeholder={canSave ? proposed : 'Navn på søket'}
          disabled={!canSave}
        />
        <Button type="submit" variant="secondary" disabled={!canSave}>
          Lagre søk
        </Button>
      </form>
      <p role="status" className={said.message ? styles.message : 'visually-hidden'}>
        {/* The same words about another search are put in anew, or screen readers keep silent. */}
        <span key={said.turn}>{said.message}</span>
      </p>
      {leavesOut && <p className={styles.hint}>Søknadsfrist og publisert blir ikke med i et lagret søk.</p>}
      {saved.length === 0 ? (
        <p className={styles.hint}>
          {canSave ? 'Lagre søket for å finne det igjen her.' : 'Søk eller velg et filter, så kan du lagre søket her.'}
        </p>
      ) : (
        <Suspense>
          <ul className={styles.list}>
            {saved.map((search) => (
              <SavedSearchItem
                key={search.id}
                search={search}
                shownName={cutText(search.name, NAME_LENGTH)}
                href={hrefOf(search.filters)}
                onChange={say}
              />
            ))}
          </ul>
        </Suspense>
      )}
      {saved.length > 0 && <div className={styles.hint}>{invitation}</div>}
    </section>
  );
}
