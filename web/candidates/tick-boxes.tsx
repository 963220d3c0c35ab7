import { useId } from 'react';
import styles from './tick-boxes.module.css';

interface Props<V extends string> {
  legend: string;
  description?: string;
  labels: Record<V, string>;
  chosen: readonly string[];
  disabled?: boolean;
  onChoose: (chosen: V[]) => void;
}

/** Any of a few. */
export function TickBoxes<V extends string>({ legend, description, labels, chosen, disabled, onChoose }: Props<V>) {
  const id = useId();
  const values = Object.keys(labels) as V[];
  return (
    <fieldset className={styles.group} aria-describedby={description && id}>
      <legend>{legend}</legend>
      {description && (
        <p id={id} className="quiet">
          {description}
        </p>
      )}
      {values.map((value) => (
        <TickBox
          key={value}
          label={labels[value]}
          checked={chosen.includes(value)}
          disabled={disabled}
          onChange={(isTicked) =>
            onChoose(values.filter((each) => (each === value ? isTicked : chosen.includes(each))))
          }
        />
      ))}
    </fieldset>
  );
}

interface TickBoxProps {
  label: string;
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (isTicked: boolean) => void;
}

export const TickBox = ({ label, checked, disabled, onChange }: TickBoxProps) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      className="ds-input"
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
