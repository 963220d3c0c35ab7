import { useId } from 'react';
import styles from './cvs.module.css';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Check({ label, checked, onChange }: Props) {
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
      <label htmlFor={id}>{label}</label>
    </p>
  );
}
