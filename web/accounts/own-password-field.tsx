import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';

interface Props extends Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'> {
  /** Password managers learn from it whose password it is; nobody else meets it. */
  email: string;
  label?: string;
}

/** Before what a borrowed, open browser must not do. */
export const OwnPasswordField = ({ email, label = 'Passord', ...field }: Props) => (
  <>
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    <PasswordField label={label} autoComplete="current-password" {...field} />
  </>
);
