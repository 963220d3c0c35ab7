import { useState } from 'react';
import { TypedField } from './typed-field.tsx';

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
  const [unfinished, setUnfinished] = useState('');
  const take = (text: string) => {
    if (text && !isMonth(text)) return setUnfinished(text);
    setUnfinished('');
    onChange(text && `${text}-01`);
  };
  return (
    <TypedField
      label={label}
      type="month"
      value={unfinished || value.slice(0, 7)}
      maxLength={7}
      placeholder="åååå-mm"
      disabled={disabled}
      onChange={take}
      onBlur={() => setUnfinished('')}
    />
  );
}
