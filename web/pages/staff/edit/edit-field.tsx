import { Input, Switch, Textarea } from '@digdir/designsystemet-react';
import { DateInput } from '../../../ui/date-input.tsx';
import { FullField } from '../../../ui/full-field.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import type { FieldSpec } from './field-spec.ts';

interface Props {
  spec: FieldSpec;
  value: string | boolean;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string | boolean) => void;
}

export function EditField({ spec, value, error, disabled, onChange }: Props) {
  const { name, label, kind, isOptional = false, description, maxLength, options } = spec;
  const id = `edit-${name.replace('.', '-')}`;
  if (kind === 'switch') {
    return (
      <Switch
        id={id}
        label={label}
        description={description}
        checked={value === true}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  const common = { value: `${value}`, disabled, maxLength };
  return (
    <LabelledField id={id} label={label} error={error} optional={isOptional} description={description}>
      {(labelled) => (
        <>
          {kind === 'long' ? (
            <Textarea {...labelled} {...common} rows={5} onChange={({ target }) => onChange(target.value)} />
          ) : kind === 'select' ? (
            <select
              {...labelled}
              className="ds-input"
              value={`${value}`}
              disabled={disabled}
              onChange={({ target }) => onChange(target.value)}
            >
              {options?.map(([option, text]) => (
                <option key={option} value={option}>
                  {text}
                </option>
              ))}
            </select>
          ) : kind === 'date' ? (
            <DateInput {...labelled} {...common} onChange={onChange} />
          ) : (
            <Input
              {...labelled}
              {...common}
              type={kind === 'number' ? 'text' : kind}
              inputMode={kind === 'number' ? 'numeric' : undefined}
              autoComplete="off"
              onChange={({ target }) => onChange(target.value)}
            />
          )}
          {maxLength && <FullField value={common.value} maxLength={maxLength} />}
        </>
      )}
    </LabelledField>
  );
}
