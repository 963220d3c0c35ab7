import { Radio } from '@digdir/designsystemet-react';
import { FieldError } from '../ui/labelled-field.tsx';
import styles from './radios.module.css';

interface Props<Choice extends string> {
  legend: string;
  name: string;
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
  /** One below the other. */
  isColumn?: boolean;
  error?: string | undefined;
}

/** One of a few. */
export function Radios<Choice extends string>(props: Props<Choice>) {
  const { legend, name, choices, labelOf, chosen, onChoose, isColumn, error } = props;
  return (
    <fieldset className={styles.radios} data-column={isColumn}>
      <legend>{legend}</legend>
      {choices.map((each) => (
        <Radio
          key={each}
          name={name}
          value={each}
          label={labelOf(each)}
          checked={chosen === each}
          onChange={() => onChoose(each)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${name}-error`}
        />
      ))}
      {error && <FieldError id={name} error={error} />}
    </fieldset>
  );
}
