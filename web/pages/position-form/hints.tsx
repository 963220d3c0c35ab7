import { useDeferredValue } from 'react';
import { amountOf } from '../../../contract/positions/position-fields.ts';
import { type PositionHint, positionHints } from '../../../contract/positions/position-hints.ts';
import { HintList } from '../../ui/hint-list.tsx';
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
      {hints.length === 0 && <p>{withoutHints(written, step)}</p>}
      <HintList
        hints={hints.map(({ field, found, ...hint }) => ({
          ...hint,
          title: found ? `${fieldNames[field]}: «${found}»` : fieldNames[field],
        }))}
      />
    </aside>
  );
}

/** Nothing found is no promise that the ad is lawful, and of what nobody wrote nothing was found. */
function withoutHints(written: FormValues, step: number) {
  const { salaryMin, salaryMax } = written;
  const texts = { ...written, salaryRange: salaryMin || salaryMax };
  const fields = fieldsOfStep[step] ?? [];
  if (fields.length === 0) return 'Dette steget har ingen tekst å gi råd om.';
  if (fields.every((field) => !texts[field]?.trim())) return 'Rådene kommer mens du skriver.';
  return 'Vi fant ingenting å si fra om. Det er likevel dere som svarer for at annonsen følger loven.';
}
