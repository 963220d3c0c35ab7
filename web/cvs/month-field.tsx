import { type FocusEvent, useState } from 'react';
import { isMonth, monthIn } from './month-in.ts';
import { TypedField } from './typed-field.tsx';

interface Props {
  label: string;
  /** A date, or nothing. */
  value: string;
  hint?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/**
 * A CV tells months and keeps dates: a month is its first day. Browsers without a picker take "2024-05", letter by letter;
 * those with one tell no part of a month.
 */
export function MonthField({ label, value, hint, disabled = false, onChange }: Props) {
  const [unfinished, setUnfinished] = useState('');
  const [isUnread, setUnread] = useState(false);
  const take = (text: string) => {
    if (text && !isMonth(text)) return setUnfinished(text);
    setUnfinished('');
    setUnread(false);
    onChange(text && `${text}-01`);
  };
  const says = isUnread ? 'Skriv år og måned, for eksempel 2024-05.' : hint;
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const month = monthIn(unfinished);
    if (month) take(month);
    else setUnread(unfinished !== '' || target.validity.badInput);
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
      {...(says && { hint: says })}
      onBlur={leave}
    />
  );
}
