import { Button } from '@digdir/designsystemet-react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './file-viewer.module.css';
import { inPercent, type View } from './use-view.ts';

/** Which page, how large, and which way up. */
export function ViewControls({ view, turns }: { view: View; turns: boolean }) {
  const { pages, page, scale, news } = view;
  return (
    <div className={styles.controls}>
      {pages && (
        <div className={styles.group}>
          <Step label="Forrige side" icon="arrow-up" isOff={page <= 1} onClick={() => view.goTo(page - 1)} />
          <span className="tabular">
            Side {page} av {pages.count}
          </span>
          <Step label="Neste side" icon="arrow-down" isOff={page >= pages.count} onClick={() => view.goTo(page + 1)} />
        </div>
      )}
      <div className={styles.group}>
        <Step label="Mindre" icon="minus" keys="-" onClick={view.zoomOut} />
        <span className={`tabular ${styles.percent}`}>{inPercent(scale)}</span>
        <Step label="Større" icon="plus" keys="+" onClick={view.zoomIn} />
        <Button variant="tertiary" data-size="sm" aria-keyshortcuts="0" onClick={view.fitWidth}>
          Tilpass bredden
        </Button>
        {turns && <Step label="Roter mot høyre" icon="redo" onClick={view.turn} />}
      </div>
      <div role="status" className="visually-hidden">
        {news && <span key={news.turn}>{news.text}</span>}
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  icon: IconName;
  /** There is no more of it; whoever presses it keeps the focus. */
  isOff?: boolean;
  /** What does the same while the file has the focus. */
  keys?: string;
  onClick: () => void;
}

const Step = ({ label, icon, isOff, keys, onClick }: StepProps) => (
  <Button
    icon
    variant="tertiary"
    data-size="sm"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    aria-keyshortcuts={keys}
    onClick={onClick}
  >
    <Icon name={icon} />
  </Button>
);
