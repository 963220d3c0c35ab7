import { useId } from 'react';
import styles from './cvs.module.css';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the document shows the photo of the CV. */
export function PhotoCheck({ checked, onChange }: Props) {
  const id = useId();
  return (
    <p className={styles.check}>
      <input
        id={id}
        type="checkbox"
        className="ds-input"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>Ta med bildet</label>
    </p>
  );
}
