import { Button, Checkbox } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useId } from 'react';
import type { FieldError } from '../../../../contract/errors.ts';
import { Banner } from '../../../ui/banner.tsx';
import { mendBelow } from '../../../ui/check-fields.ts';
import { DateInput } from '../../../ui/date-input.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import { useWrongFields } from '../../../ui/use-wrong-fields.ts';
import styles from './overview.module.css';

export interface Period {
  from: string;
  to: string;
  withNotes: boolean;
}

interface Props {
  values: Period;
  onChange: (values: Period) => void;
  /** What the server had against the period. */
  wrong: FieldError[];
  onChosen: () => void;
  onNotes: (withNotes: boolean) => void;
}

/** Days are shown once they are asked for: a year that is being typed is none yet. Notes come and go at once. */
export function PeriodForm({ values, onChange, wrong, onChosen, onNotes }: Props) {
  const id = useId();
  const { form, banner, show, forget, errorOf, clearError } = useWrongFields(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it was refused
  useEffect(() => {
    if (wrong.length > 0) show(wrong, mendBelow);
    else forget();
  }, [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChosen();
  };
  const day = (name: 'from' | 'to', label: string) => (
    <LabelledField id={`${id}-${name}`} label={label} error={errorOf(name)}>
      {(labelled) => (
        <DateInput
          {...labelled}
          value={values[name]}
          onChange={(value) => {
            onChange({ ...values, [name]: value });
            clearError(name);
          }}
        />
      )}
    </LabelledField>
  );
  return (
    <>
      <Banner>{banner}</Banner>
      <form ref={form} className={`no-print ${styles.form}`} onSubmit={submit} noValidate>
        {day('from', 'Fra og med')}
        {day('to', 'Til og med')}
        <div className={styles.check}>
          <Checkbox
            label="Ta med notatene mine"
            checked={values.withNotes}
            onChange={({ target }) => onNotes(target.checked)}
          />
        </div>
        <Button type="submit" variant="secondary">
          Vis perioden
        </Button>
      </form>
    </>
  );
}
