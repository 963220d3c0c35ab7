import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

interface Props<Name extends string> {
  /** Before the ids, where two forms may be on one page. */
  prefix: string;
  name: Name;
  label: string;
  repeatLabel?: string;
  values: Record<Name, string>;
  field: (name: Name | 'confirmPassword') => Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'disabled'>;
  errorOf: (name: Name | 'confirmPassword') => string | undefined;
}

/** A password that will be kept: with the rules it has to follow, and once more. */
export function NewPasswordFields<Name extends 'password' | 'newPassword'>(props: Props<Name>) {
  const { prefix, name, label, repeatLabel = 'Bekreft passord', values, field, errorOf } = props;
  return (
    <>
      <PasswordField
        id={`${prefix}password`}
        label={label}
        autoComplete="new-password"
        error={errorOf(name)}
        explainedBy={`${prefix}password-rules`}
        {...field(name)}
      />
      <PasswordRules id={`${prefix}password-rules`} password={values[name]} />
      <PasswordField
        id={`${prefix}confirm`}
        label={repeatLabel}
        shownAs="passordet du bekrefter"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...field('confirmPassword')}
      />
    </>
  );
}
