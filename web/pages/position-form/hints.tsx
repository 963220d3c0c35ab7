import { useDeferredValue } from 'react';
import { amountOf } from '../../../contract/position-fields.ts';
import { type PositionHint, positionHints } from '../../../contract/position-hints.ts';
import { HintList } from '../../ui/hint-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type FormValues, payPeriodOf } from './form-values.ts';
import styles from './position-form.module.css';

interface Props {
  values: FormValues;
  step: number;
}

const fieldsOfStep: PositionHint['field'][][] = [
  ['title'],
  ['description', 'requirements'],
  ['workSchedule', 'salaryRange'],
  [],
  ['title', 'profession', 'description', 'requirements', 'workSchedule', 'salaryRange', 'applicationDeadline'],
];

const fieldNames: Record<PositionHint['field'], string> = {
  title: 'Tittel',
  profession: 'Yrke',
  description: 'Beskrivelse',
  requirements: 'Krav',
  workSchedule: 'Arbeidstid',
  salaryRange: 'Lønn',
  applicationDeadline: 'Søknadsfrist',
};

/** Advice on what this step asks for; the last step has all of it. It never stops anybody. */
export default function Hints({ values, step }: Props) {
  const written = useDeferredValue(values);
  const { salaryMin, salaryMax, salaryPeriod } = written;
  const hints = positionHints({
    ...written,
    salaryRange: { min: amountOf(salaryMin), max: amountOf(salaryMax), period: payPeriodOf(salaryPeriod) },
  }).filter(({ field }) => fieldsOfStep[step]?.includes(field));
  return (
    <aside className={`${styles.hints} ${hints.length > 0 ? '' : 'no-print'}`} aria-labelledby="hints">
      <h2 id="hints" className={styles.hintsTitle}>
        Råd om teksten
      </h2>
      <p className="quiet">Rådene stopper deg ikke. De bygger på loven og på hva søkere ser etter.</p>
      {hints.length === 0 && (
        <p className={styles.noHints}>
          <Icon name="check" />
          Ingen råd til dette steget.
        </p>
      )}
      <HintList
        hints={hints.map(({ field, found, ...hint }) => ({
          ...hint,
          title: found ? `${fieldNames[field]}: «${found}»` : fieldNames[field],
        }))}
      />
    </aside>
  );
}
