import { Radio } from '@digdir/designsystemet-react';
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
}

/** One of a few. */
export function Radios<Choice extends string>(props: Props<Choice>) {
  const { legend, name, choices, labelOf, chosen, onChoose, isColumn } = props;
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
        />
      ))}
    </fieldset>
  );
}
