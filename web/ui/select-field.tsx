import { type ReactNode, useId } from 'react';
import styles from './select-field.module.css';

interface Props {
  label: string;
  name: string;
  value: string;
  disabled?: boolean;
  /** Options. */
  children: ReactNode;
  onChange: (value: string) => void;
}

export function SelectField({ label, name, value, disabled, children, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="ds-input"
        name={name}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
