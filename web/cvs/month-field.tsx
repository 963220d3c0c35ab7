import { Input } from '@digdir/designsystemet-react';
import { useId, useState } from 'react';

interface Props {
  label: string;
  /** A date, or nothing. */
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** A CV tells months and keeps dates: a month is its first day. Browsers without a picker take "2024-05", letter by letter. */
export function MonthField({ label, value, disabled = false, onChange }: Props) {
  const id = useId();
  const [unfinished, setUnfinished] = useState('');
  const take = (text: string) => {
    if (text && !isMonth(text)) return setUnfinished(text);
    setUnfinished('');
    onChange(text && `${text}-01`);
  };
  return (
    <div className="ds-field">
      <label className="ds-label" data-weight="medium" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        type="month"
        value={unfinished || value.slice(0, 7)}
        maxLength={7}
        placeholder="åååå-mm"
        disabled={disabled}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setUnfinished('')}
      />
    </div>
  );
}
