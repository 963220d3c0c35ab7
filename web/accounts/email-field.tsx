import type { ComponentProps } from 'react';
import { EmailInput } from '../ui/email-input.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';

interface Props extends ComponentProps<typeof EmailInput> {
  id: string;
  error: string | undefined;
}

/** The address that one logs in with. */
export const EmailField = ({ id, error, ...input }: Props) => (
  <LabelledField id={id} label="E-post" error={error}>
    {(labelled) => <EmailInput {...labelled} autoComplete="username" {...input} />}
  </LabelledField>
);
