import { useId } from 'react';
import styles from './cvs.module.css';
import { MonthField } from './month-field.tsx';

interface Period {
  startDate: string;
  endDate: string;
  current: boolean;
}

/** What goes on has no end: ticking it clears and closes the end date. */
export function PeriodFields({
  value,
  label,
  onChange,
}: {
  value: Period;
  label: string;
  onChange: (value: Period) => void;
}) {
  const id = useId();
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
      <p className={styles.check}>
        <input
          id={id}
          type="checkbox"
          className="ds-input"
          checked={current}
          onChange={({ target }) =>
            onChange({ startDate, endDate: target.checked ? '' : endDate, current: target.checked })
          }
        />
        <label htmlFor={id}>{label}</label>
      </p>
    </>
  );
}
