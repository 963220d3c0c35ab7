import { Input } from '@digdir/designsystemet-react';
import type { ComponentProps } from 'react';
import { FullField } from './full-field.tsx';

type Props = Omit<ComponentProps<typeof Input>, 'maxLength'> & { value: string; maxLength?: number | undefined };

/** The same of one line, where it has a limit: an address that lost its end leads nowhere. */
export const LimitedInput = ({ maxLength, ...rest }: Props) => (
  <>
    <Input {...rest} maxLength={maxLength} />
    {maxLength && <FullField value={rest.value} maxLength={maxLength} />}
  </>
);
