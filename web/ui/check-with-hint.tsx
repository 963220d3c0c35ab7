import styles from './check-with-hint.module.css';

interface Props {
  id: string;
  label: string;
  /** What follows when it is ticked. */
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export const CheckWithHint = ({ id, label, hint, checked, disabled, onChange }: Props) => (
  <div className={styles.check}>
    <input
      id={id}
      className="ds-input"
      type="checkbox"
      checked={checked}
      disabled={disabled}
      aria-describedby={`${id}-hint`}
      onChange={({ target }) => onChange(target.checked)}
    />
    <label htmlFor={id}>{label}</label>
    <p id={`${id}-hint`} className="quiet">
      {hint}
    </p>
  </div>
);
