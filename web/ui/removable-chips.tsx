import { Icon } from './icon.tsx';
import styles from './removable-chips.module.css';

interface Props {
  label: string;
  chips: { key: string; label: string }[];
  disabled?: boolean;
  onRemove: (key: string) => void;
}

/** What was chosen in a form, each to be taken away by itself. */
export function RemovableChips({ label, chips, disabled, onRemove }: Props) {
  if (chips.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
    <ul className={styles.chips} role="list" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button type="button" className={styles.chip} disabled={disabled} onClick={() => onRemove(chip.key)}>
            <span className="visually-hidden">Fjern </span>
            {chip.label}
            <Icon name="close" size="1.125em" />
          </button>
        </li>
      ))}
    </ul>
  );
}
