import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { candidateLimits } from '../../../contract/candidates/candidate-limits.ts';
import { type Profession, professionsIn } from '../../../contract/positions/professions.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { RemovableChips } from '../../ui/removable-chips.tsx';
import styles from './candidate-form.module.css';

interface Props {
  value: Profession[];
  error: string | undefined;
  disabled: boolean;
  onChange: (value: Profession[]) => void;
}

const FIELD = 'candidate-professions';
const most = candidateLimits.professions;

/** Several. The one that stands in the list counts already: nobody has to press a button for the last one. */
export function ProfessionsField({ value, error, disabled, onChange }: Props) {
  const [chosen, setChosen] = useState('');
  const kept = value.filter((each) => each !== chosen);
  const isFull = kept.length >= most;
  const goOn = () => setTimeout(() => document.getElementById(FIELD)?.focus());
  const choose = (profession: string) => {
    setChosen(profession);
    onChange([...kept, ...(profession ? [profession as Profession] : [])]);
  };
  const chooseAnother = () => {
    setChosen('');
    goOn();
  };
  const remove = (profession: string) => {
    onChange(value.filter((each) => each !== profession));
    goOn();
  };
  return (
    <div className={styles.several}>
      <LabelledField id={FIELD} label="Yrker" description={`Hva du vil jobbe som. Du kan velge ${most}.`} error={error}>
        {(labelled) => (
          <>
            <RemovableChips
              label="Valgte yrker"
              chips={kept.map((each) => ({ key: each, label: each }))}
              disabled={disabled}
              onRemove={remove}
            />
            <select
              {...labelled}
              className="ds-input"
              value={chosen}
              disabled={disabled || isFull}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">
                {isFull ? `Du har valgt ${most}` : kept.length > 0 ? 'Velg et yrke til' : 'Velg yrke'}
              </option>
              {Object.entries(professionsIn).map(([occupation, within]) => (
                <optgroup key={occupation} label={occupation}>
                  {within
                    .filter((each) => !kept.includes(each))
                    .map((each) => (
                      <option key={each}>{each}</option>
                    ))}
                </optgroup>
              ))}
            </select>
          </>
        )}
      </LabelledField>
      {chosen && kept.length + 1 < most && (
        <div>
          <Button type="button" variant="secondary" data-size="sm" disabled={disabled} onClick={chooseAnother}>
            Legg til et yrke til
          </Button>
        </div>
      )}
    </div>
  );
}
