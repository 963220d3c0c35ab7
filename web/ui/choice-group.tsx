import type { ComponentProps } from 'react';
import { readSeveral, writeSeveral } from '../../contract/several.ts';
import { formatNumber } from '../platform/format.ts';
import { ownValue } from '../platform/own-value.ts';
import styles from './choice-group.module.css';

interface Props<V extends string> {
  name: string;
  legend: string;
  labels: Record<V, string>;
  chosen: V | '';
  /** What each value would give. */
  counts: Record<string, number>;
  onChoose: (value: V | '') => void;
}

/** One of a few values, each with the number of hits it would give; `all` is what not choosing is called. */
export function ChoiceGroup<V extends string>({ all, ...group }: Props<V> & { all: string }) {
  const { name, legend, labels, chosen, counts, onChoose } = group;
  const values = Object.keys(labels) as V[];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <Choice type="radio" name={name} value="" label={all} checked={chosen === ''} onChange={() => onChoose('')} />
      {values.map((value) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          value={value}
          label={labels[value]}
          count={counts[value] ?? 0}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
}

/** Any of some values: "Fast_Deltid". */
export function ChoiceBoxes({ name, legend, labels, chosen, counts, onChoose }: Props<string>) {
  const values = readSeveral(chosen);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {Object.entries(labels).map(([value, label]) => (
        <Choice
          key={value}
          type="checkbox"
          name={name}
          value={value}
          label={label}
          count={ownValue(counts, value) ?? 0}
          checked={values.includes(value)}
          onChange={({ target }) =>
            onChoose(writeSeveral([...values.filter((each) => each !== value), target.checked ? value : '']))
          }
        />
      ))}
    </fieldset>
  );
}

type ChoiceProps = ComponentProps<'input'> & { label: string; count?: number };

const Choice = ({ label, count, ...input }: ChoiceProps) => (
  <label className={styles.choice} data-empty={(count === 0 && !input.checked) || undefined}>
    <input className="ds-input" {...input} />
    <span>{label}</span>
    {count !== undefined && (
      <span className={styles.count}>
        <span className="visually-hidden">, </span>
        {formatNumber(count)}
        <span className="visually-hidden"> treff</span>
      </span>
    )}
  </label>
);
