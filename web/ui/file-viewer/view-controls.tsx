import { Button } from '@digdir/designsystemet-react';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import styles from './file-viewer.module.css';
import type { FileSearch } from './use-file-search.ts';
import { inPercent, type View } from './use-view.ts';

interface Props {
  view: View;
  turns: boolean;
  search: FileSearch | null;
  onCloseSearch: () => void;
}

/** Which page, where something stands, how large, and which way up. */
export function ViewControls({ view, turns, search, onCloseSearch }: Props) {
  const { pages, page, scale, news } = view;
  return (
    <div className={styles.controls}>
      {pages && (
        <div className={styles.group}>
          <IconButton
            label="Forrige side"
            icon="arrow-up"
            aria-disabled={page <= 1}
            onClick={() => view.goTo(page - 1)}
          />
          <span className="tabular">
            Side {page} av {pages.count}
          </span>
          <IconButton
            label="Neste side"
            icon="arrow-down"
            aria-disabled={page >= pages.count}
            onClick={() => view.goTo(page + 1)}
          />
        </div>
      )}
      {search && (
        <Button
          variant="tertiary"
          data-size="sm"
          aria-keyshortcuts="Control+F Meta+F"
          aria-expanded={search.asked > 0}
          onClick={search.asked > 0 ? onCloseSearch : search.open}
        >
          <Icon name="search" />
          Søk i filen
        </Button>
      )}
      <div className={styles.group}>
        <IconButton label="Mindre" icon="minus" aria-keyshortcuts="-" onClick={view.zoomOut} />
        <span className={`tabular ${styles.percent}`}>{inPercent(scale)}</span>
        <IconButton label="Større" icon="plus" aria-keyshortcuts="+" onClick={view.zoomIn} />
        <Button variant="tertiary" data-size="sm" aria-keyshortcuts="0" onClick={view.fitWidth}>
          Tilpass bredden
        </Button>
        {turns && <IconButton label="Roter mot høyre" icon="redo" onClick={view.turn} />}
      </div>
      <div role="status" className="visually-hidden">
        {news && <span key={news.turn}>{news.text}</span>}
      </div>
    </div>
  );
}
