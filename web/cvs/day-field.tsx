import { useState } from 'react';
import { unfinishedDay } from '../ui/date-input.tsx';
import { TypedField } from './typed-field.tsx';

interface Props {
  label: string;
  hint?: string;
  autoComplete?: string;
  /** A date, or nothing. */
  value: string;
  onChange: (value: string) => void;
}

/** A CV is kept while it is written, and an unfinished day is none: that is said when the field is left. */
export function DayField({ value, onChange, ...field }: Props) {
  const [isUnfinished, setUnfinished] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const take = (typed: string) => {
    const day = typed === unfinishedDay ? '' : typed;
    setUnfinished(day !== typed);
    if (day === typed) setUnread(false);
    if (day !== value) onChange(day);
  };
  return (
    <TypedField
      {...field}
      optional
      type="date"
      value={value || (isUnfinished ? unfinishedDay : '')}
      onChange={take}
      problem={isUnread ? 'Skriv en gyldig dato med dag, måned og år.' : undefined}
      onBlur={() => setUnread(isUnfinished)}
    />
  );
}
