import type { CvPeriod } from '../../contract/cvs/cv-fields.ts';
import { Check } from './check.tsx';
import styles from './cvs.module.css';
import { DatePartField } from './date-part-field.tsx';

interface Props {
  value: CvPeriod;
  label: string;
  onChange: (value: CvPeriod) => void;
}

/** What goes on has no end: ticking it clears and closes the end date. */
export function PeriodFields({ value, label, onChange }: Props) {
  const { startDate, endDate, current, onlyYears } = value;
  const set = (part: Partial<CvPeriod>) => onChange({ startDate, endDate, current, onlyYears, ...part });
  const part = onlyYears ? 'year' : 'month';
  return (
    <>
      <div className={styles.pair}>
        <DatePartField
          key={`start-${part}`}
          label={onlyYears ? 'Startår' : 'Startdato'}
          part={part}
          value={startDate}
          onChange={(typed) => set({ startDate: typed })}
        />
        <DatePartField
          key={`end-${part}`}
          label={onlyYears ? 'Sluttår' : 'Sluttdato'}
          part={part}
          value={endDate}
          problem={startDate && endDate && endDate < startDate ? 'Sluttdatoen er før startdatoen.' : undefined}
          disabled={current}
          onChange={(typed) => set({ endDate: typed })}
        />
      </div>
      <Check
        label={label}
        checked={current}
        onChange={(checked) => set({ endDate: checked ? '' : endDate, current: checked })}
      />
      <Check label="Bare årstall" checked={onlyYears === true} onChange={(checked) => set({ onlyYears: checked })} />
    </>
  );
}
