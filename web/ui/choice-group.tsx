import { formatNumber } from '../platform/format.ts';
import styles from './choice-group.module.css';

interface Props<V extends string> {
  name: string;
  legend: string;
  labels: Record<V, string>;
  chosen: V | '';
  /** What each value would give. */
  counts: Record<string, number>;
  /** What not choosing is called. */
  all: string;
  onChoose: (value: V | '') => void;
}

/** One of a few values, each with the number of hits it would give. */
export function ChoiceGroup<V extends string>({ name, legend, labels, chosen, counts, all, onChoose }: Props<V>) {
  const values = Object.keys(labels) as V[];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <label className={styles.choice}>
        <input
          className="ds-input"
          type="radio"
          name={name}
          value=""
          checked={chosen === ''}
          onChange={() => onChoose('')}
        />
        <span>{all}</span>
      </label>
      {values.map((value) => (
        <label key={value} className={styles.choice} data-empty={!counts[value] || undefined}>
          <input
            className="ds-input"
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{labels[value]}</span>
          <Count count={counts[value] ?? 0} />
        </label>
      ))}
    </fieldset>
  );
}

interface CheckProps {
  name: string;
  legend: string;
  label: string;
  checked: boolean;
  count: number;
  onChange: (checked: boolean) => void;
}

export function ChoiceBox({ name, legend, label, checked, count, onChange }: CheckProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <label className={styles.choice} data-empty={(!count && !checked) || undefined}>
        <input
          className="ds-input"
          type="checkbox"
          name={name}
          value="true"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
        <Count count={count} />
      </label>
    </fieldset>
  );
}

const Count = ({ count }: { count: number }) => (
  <span className={styles.count}>
    <span className="visually-hidden">, </span>
    {formatNumber(count)}
    <span className="visually-hidden"> treff</span>
  </span>
);
