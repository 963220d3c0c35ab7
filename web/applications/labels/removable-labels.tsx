import { Icon } from '../../ui/icon.tsx';
import styles from './labels.module.css';

interface Props {
  /** With how many have it, where there are several. */
  labels: { label: string; count?: number }[];
  isBusy: boolean;
  onRemove: (label: string) => void;
}

/** Each to be taken off by itself. */
export function RemovableLabels({ labels, isBusy, onRemove }: Props) {
  if (labels.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
    <ul role="list" className={styles.labels} aria-label="Merkelapper">
      {labels.map(({ label, count }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.removable}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onRemove(label)}
          >
            <span className="visually-hidden">Fjern merkelappen </span>
            {label}
            {count !== undefined && ` (${count})`}
            <Icon name="close" size="1.125em" />
          </button>
        </li>
      ))}
    </ul>
  );
}
