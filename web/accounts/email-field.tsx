import { Input } from '@digdir/designsystemet-react';
import type { ComponentProps } from 'react';
import { policy } from '../../contract/policy.ts';
import { LabelledField } from '../ui/labelled-field.tsx';

interface Props extends ComponentProps<typeof Input> {
  id: string;
  error: string | undefined;
}

/** The address that one logs in with. */
export const EmailField = ({ id, error, ...input }: Props) => (
  <LabelledField id={id} label="E-post" error={error}>
    {(labelled) => (
      <Input {...labelled} autoComplete="username" {...input} type="email" maxLength={policy.lengths.email} />
    )}
  </LabelledField>
);
