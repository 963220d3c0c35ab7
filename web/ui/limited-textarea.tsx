import { Textarea } from '@digdir/designsystemet-react';
import { type ComponentProps, useState } from 'react';
import { FullField } from './full-field.tsx';

interface Props extends ComponentProps<typeof Textarea> {
  maxLength: number;
}

/** A text that cannot become longer than it may be, and says so when it is: what was pasted may have lost its end. */
export function LimitedTextarea({ maxLength, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState(`${rest.defaultValue ?? ''}`);
  return (
    <>
      <Textarea
        {...rest}
        maxLength={maxLength}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <FullField value={`${rest.value ?? typed}`} maxLength={maxLength} />
    </>
  );
}
