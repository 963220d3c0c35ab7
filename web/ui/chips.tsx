import { Form, Link } from 'react-router';
import styles from './chips.module.css';
import { Icon } from './icon.tsx';

interface Props {
  label: string;
  chips: { key: string; label: string; to: string }[];
  /** `null` where there is nothing to undo. */
  reset: { label: string; to: string } | null;
  onRemove: () => void;
}

/** What is chosen, each to be taken away by itself. Links and a form: they work without scripts. */
export function Chips({ label, chips, reset, onRemove }: Props) {
  if (chips.length === 0 && !reset) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link to={chip.to} className={styles.chip} preventScrollReset onClick={onRemove}>
            <span className="visually-hidden">Fjern </span>
            {chip.label}
            <Icon name="close" size="1.125em" />
          </Link>
        </li>
      ))}
      {reset && (
        <li>
          <Form action={reset.to} preventScrollReset onSubmit={onRemove}>
            <button type="submit" className={styles.reset}>
              {reset.label}
            </button>
          </Form>
        </li>
      )}
    </ul>
  );
}
