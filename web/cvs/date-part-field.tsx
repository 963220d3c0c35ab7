import { type FocusEvent, useState } from 'react';
import { isMonth, monthIn, yearIn } from './date-part.ts';
import { TypedField } from './typed-field.tsx';

interface Props {
  label: string;
  part: keyof typeof parts;
  /** A date, or nothing. */
  value: string;
  /** What is wrong with the date that stands there. */
  problem?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Browsers without a picker take "2024-05", letter by letter; those with one tell no part of a month. */
const parts = {
  month: {
    field: { type: 'month', maxLength: 7, placeholder: 'åååå-mm' },
    isWhole: isMonth,
    read: monthIn,
    firstDay: '-01',
    unread: 'Skriv år og måned, for eksempel 2024-05.',
  },
  year: {
    field: { type: 'text', inputMode: 'numeric', maxLength: 4, placeholder: 'åååå' },
    isWhole: (text: string) => yearIn(text) === text,
    read: yearIn,
    firstDay: '-01-01',
    unread: 'Skriv årstallet med fire sifre, for eksempel 2015.',
  },
} as const;

/** A CV tells months or years and keeps dates: of what is not told, the first. */
export function DatePartField({ label, part, value, problem, disabled = false, onChange }: Props) {
  const { field, isWhole, read, firstDay, unread } = parts[part];
  const [unfinished, setUnfinished] = useState('');
  const [isUnread, setUnread] = useState(false);
  const take = (text: string) => {
    if (text && !isWhole(text)) return setUnfinished(text);
    setUnfinished('');
    setUnread(false);
    onChange(text && `${text}${firstDay}`);
  };
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const whole = read(unfinished);
    if (whole) take(whole);
    else setUnread(unfinished !== '' || target.validity.badInput);
  };
  return (
    <TypedField
      label={label}
      {...field}
      value={unfinished || value.slice(0, field.maxLength)}
      disabled={disabled}
      onChange={take}
      problem={isUnread ? unread : problem}
      onBlur={leave}
    />
  );
}
