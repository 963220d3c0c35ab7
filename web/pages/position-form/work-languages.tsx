import { Checkbox } from '@digdir/designsystemet-react';
import { workLanguages } from '../../../contract/positions.ts';
import type { StepProps } from './fields.tsx';
import { workLanguagesIn } from './form-values.ts';
import styles from './position-form.module.css';

export function WorkLanguages({ step: { values, change, isSending } }: { step: StepProps }) {
  const ticked = workLanguagesIn(values);
  return (
    <fieldset className={styles.group} aria-describedby="workLanguagesHint">
      <legend>
        Arbeidsspråk <span className="quiet">(valgfritt)</span>
      </legend>
      <div className={styles.ticks}>
        <p id="workLanguagesHint" className="quiet">
          Kryss av for hvert språk som er nok alene. Må man kunne både norsk og engelsk, krysser du bare av for norsk.
          Krysser du ikke av for noe, går vi etter det som står i teksten, ellers språket den er skrevet på.
        </p>
        {workLanguages.map((language) => (
          <Checkbox
            key={language}
            label={language}
            checked={ticked.includes(language)}
            disabled={isSending}
            onChange={({ target }) =>
              change(
                'workLanguages',
                workLanguages.filter((each) => (each === language ? target.checked : ticked.includes(each))).join(),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
