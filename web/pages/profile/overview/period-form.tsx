import { Button, Checkbox } from '@digdir/designsystemet-react';
import { type FormEvent, useId, useState } from 'react';
import { DateInput } from '../../../ui/date-input.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import styles from './overview.module.css';

export interface Period {
  from: string;
  to: string;
  withNotes: boolean;
}

interface Props {
  period: Period;
  onChosen: (period: Period) => void;
}

/** Shown once it is asked for: a year that is being typed is none yet. */
export function PeriodForm({ period, onChosen }: Props) {
  const id = useId();
  const [values, setValues] = useState(period);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChosen(values);
  };
  const day = (name: 'from' | 'to', label: string) => (
    <LabelledField id={`${id}-${name}`} label={label} error={undefined}>
      {(labelled) => (
        <DateInput {...labelled} value={values[name]} onChange={(value) => setValues({ ...values, [name]: value })} />
      )}
    </LabelledField>
  );
  return (
    <form className={`no-print ${styles.form}`} onSubmit={submit} noValidate>
      {day('from', 'Fra og med')}
      {day('to', 'Til og med')}
      <div className={styles.check}>
        <Checkbox
          label="Ta med notatene mine"
          checked={values.withNotes}
          onChange={({ target }) => setValues({ ...values, withNotes: target.checked })}
        />
      </div>
      <Button type="submit" variant="secondary">
        Vis perioden
      </Button>
    </form>
  );
}
