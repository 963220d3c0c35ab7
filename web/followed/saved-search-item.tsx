import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { readItem } from '../platform/storage.ts';
import { Icon } from '../ui/icon.tsx';
import { TakenAway } from '../ui/taken-away.tsx';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { removeSearch, renameSearch, restoreSearch } from './change-search.ts';
import { OWNED, type SavedSearch } from './lists.ts';
import styles from './saved-search-item.module.css';
import { SearchMails } from './search-mails.tsx';

interface Props {
  search: SavedSearch;
  shownName: string;
  href: string;
  /** Told what happened. */
  onChange: (message: ReactNode) => void;
}

export default function SavedSearchItem({ search, shownName, href, onChange }: Props) {
  const [renaming, setRenaming] = useState(false);
  const opener = useFocusBack(renaming);
  /** The button that was pressed is gone. */
  const say = (message: ReactNode) => {
    document.getElementById('saved-searches')?.focus();
    onChange(message);
  };
  const remove = async () => {
    say(withUndo('Søket er slettet.'));
    if (!(await removeSearch(search))) onChange('Søket kunne ikke slettes. Prøv igjen.');
  };
  const restore = async () => {
    say('Søket er tilbake.');
    if (!(await restoreSearch(search))) onChange(withUndo('Søket kom ikke tilbake. Prøv igjen.'));
  };
  const withUndo = (words: string) => <TakenAway onTakeBack={restore}>{words}</TakenAway>;
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = `${new FormData(event.currentTarget).get('name') ?? ''}`.trim();
    if (name) renameSearch(search, name);
    setRenaming(false);
  };
  if (renaming) {
    return (
      <li>
        <form className={styles.rename} onSubmit={rename}>
          <input
            className="ds-input"
            name="name"
            aria-label="Nytt navn"
            defaultValue={search.name}
            maxLength={100}
            required
            // biome-ignore lint/a11y/noAutofocus: the press on "Gi nytt navn" asks for this field
            autoFocus
            onKeyDown={(event) => event.key === 'Escape' && setRenaming(false)}
          />
          <Button type="submit" icon variant="tertiary" aria-label="Lagre navnet">
            <Icon name="check" />
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <Link to={href} className={styles.apply} title={search.name} preventScrollReset>
        {shownName}
        {search.useCount > 1 && <span className={styles.uses}>brukt {search.useCount} ganger</span>}
      </Link>
      <Button
        ref={opener}
        icon
        variant="tertiary"
        data-size="sm"
        aria-label={`Gi nytt navn til ${search.name}`}
        onClick={() => setRenaming(true)}
      >
        <Icon name="pencil" />
      </Button>
      <Button icon variant="tertiary" data-size="sm" aria-label={`Slett ${search.name}`} onClick={remove}>
        <Icon name="trash" />
      </Button>
      {readItem(OWNED) && <SearchMails search={search} onChange={onChange} />}
    </li>
  );
}
