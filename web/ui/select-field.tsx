import { type ReactNode, useId } from 'react';
import styles from './select-field.module.css';

interface Props<V extends string> {
  label: string;
  name: string;
  value: V;
  disabled?: boolean;
  /** Options, with nothing but such values. */
  children: ReactNode;
  onChange: (value: V) => void;
}

export function SelectField<V extends string>({ label, name, value, disabled, children, onChange }: Props<V>) {
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
        onChange={(event) => onChange(event.target.value as V)}
      >
        {children}
      </select>
    </div>
  );
}
