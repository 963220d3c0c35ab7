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
  path?: string | undefined;
  label: string;
  description?: string | undefined;
  optional?: boolean | undefined;
}

type InputProps = Pick<
  ComponentProps<typeof Input>,
  'type' | 'min' | 'max' | 'maxLength' | 'autoComplete' | 'inputMode'
>;

export const LineField = ({ step, name, path, label, description, optional, ...input }: FieldProps & InputProps) => (
  <StepField {...{ step, name, path, label, description, optional }}>
    {(labelled) => {
      const field = { ...labelled, ...input };
      if (input.type === 'date') return <DateInput {...field} onChange={(day) => step.change(name, day)} />;
      const change = ({ target }: { target: { value: string } }) => step.change(name, target.value);
      if (input.type === 'email') return <EmailInput {...field} onChange={change} />;
      return <LimitedInput {...field} onChange={change} />;
    }}
  </StepField>
);

/** One of a few; `children` are its options. */
export const ChoiceField = ({ children, ...field }: FieldProps & { children: ReactNode }) => (
  <StepField {...field}>
    {(labelled) => (
      <Select {...labelled} onChange={({ target }) => field.step.change(field.name, target.value)}>
        {children}
      </Select>
    )}
  </StepField>
);

type Field = Parameters<ComponentProps<typeof LabelledField>['children']>[0] & {
  name: string;
  value: string;
  disabled: boolean;
};

function StepField({
  step,
  name,
  path = name,
  children,
  ...texts
}: FieldProps & { children: (field: Field) => ReactNode }) {
  return (
    <LabelledField id={name} {...texts} error={step.errorOf(path)}>
      {(labelled) => children({ ...labelled, name, value: step.values[name], disabled: step.isSending })}
    </LabelledField>
  );
}
