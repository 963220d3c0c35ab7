import { Check } from './check.tsx';
import styles from './cvs.module.css';
import { MonthField } from './month-field.tsx';

interface Period {
  startDate: string;
  endDate: string;
  current: boolean;
}

interface Props {
  value: Period;
  label: string;
  onChange: (value: Period) => void;
}

/** What goes on has no end: ticking it clears and closes the end date. */
export function PeriodFields({ value, label, onChange }: Props) {
  const { startDate, endDate, current } = value;
  return (
    <>
      <div className={styles.pair}>
        <MonthField
          label="Startdato"
          value={startDate}
          onChange={(typed) => onChange({ startDate: typed, endDate, current })}
        />
        <MonthField
          label="Sluttdato"
          value={endDate}
          hint={startDate && endDate && endDate < startDate ? 'Sluttdatoen er før startdatoen.' : undefined}
          disabled={current}
          onChange={(typed) => onChange({ startDate, endDate: typed, current })}
        />
      </div>
      <Check
        label={label}
        checked={current}
        onChange={(checked) => onChange({ startDate, endDate: checked ? '' : endDate, current: checked })}
      />
    </>
  );
}
