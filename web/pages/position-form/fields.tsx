import { type Input, Select } from '@digdir/designsystemet-react';
import type { ComponentProps, ReactNode } from 'react';
import { DateInput } from '../../ui/date-input.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';
import type { FormValues } from './form-values.ts';
import type { PositionFormState } from './use-position-form.ts';

export type StepProps = Pick<PositionFormState, 'values' | 'change' | 'errorOf'> & { isSending: boolean };

interface FieldProps {
  step: StepProps;
  name: keyof FormValues;
  /** As errors name it, where that differs. */
  path?: string;
  label: string;
  description?: string;
  optional?: boolean;
}

type InputProps = Pick<
  ComponentProps<typeof Input>,
  'type' | 'min' | 'max' | 'maxLength' | 'autoComplete' | 'inputMode'
>;

export const LineField = ({
  step,
  name,
  path = name,
  label,
  description,
  optional = false,
  ...input
}: FieldProps & InputProps) => (
  <LabelledField
    id={name}
    label={label}
    {...(description && { description })}
    optional={optional}
    error={step.errorOf(path)}
  >
    {(labelled) => {
      const field = { ...labelled, ...input, name, value: step.values[name], disabled: step.isSending };
      if (input.type === 'date') return <DateInput {...field} onChange={(day) => step.change(name, day)} />;
      const change = ({ target }: { target: { value: string } }) => step.change(name, target.value);
      if (input.type === 'email') return <EmailInput {...field} onChange={change} />;
      return <LimitedInput {...field} onChange={change} />;
    }}
  </LabelledField>
);

/** One of a few; `children` are its options. */
export const ChoiceField = ({
  step,
  name,
  path = name,
  label,
  description,
  optional = false,
  children,
}: FieldProps & { children: ReactNode }) => (
  <LabelledField
    id={name}
    label={label}
    {...(description && { description })}
    optional={optional}
    error={step.errorOf(path)}
  >
    {(labelled) => (
      <Select
        {...labelled}
        name={name}
        value={step.values[name]}
        disabled={step.isSending}
        onChange={({ target }) => step.change(name, target.value)}
      >
        {children}
      </Select>
    )}
  </LabelledField>
);
