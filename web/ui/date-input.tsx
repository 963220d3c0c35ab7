import { Input } from '@digdir/designsystemet-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** The value while a part is missing, or the calendar has no such day. Every rule refuses it; nothing would pass for none given. */
export const unfinishedDay = 'ufullstendig dato';

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  onChange: (day: string) => void;
}

/** A day. The field itself holds what is typed: with a controlled value, Firefox empties all parts when one is taken out. */
export function DateInput({ value, onChange, onBlur, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [first] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from elsewhere is written once, not over what is typed since
  useEffect(() => {
    const { current } = field;
    if (!current || value === dayIn(current)) return;
    current.value = value;
    // What was left unfinished in an earlier visit stands nowhere now.
    if (current.value !== value) onChange('');
  }, [value]);
  // Browsers tell no change of a day as long as it is not whole.
  const read = () => {
    const day = dayIn(field.current);
    if (day !== value) onChange(day);
  };
  return (
    <Input
      {...input}
      ref={field}
      type="date"
      defaultValue={first}
      onChange={read}
      onKeyUp={read}
      onBlur={(event) => {
        read();
        onBlur?.(event);
      }}
    />
  );
}

const dayIn = (field: HTMLInputElement | null) => (field?.validity.badInput ? unfinishedDay : (field?.value ?? ''));
