import { Input } from '@digdir/designsystemet-react';
import { formatNumber } from '../platform/format.ts';
import { LabelledField } from '../ui/labelled-field.tsx';

interface Props {
  id: string;
  label: string;
  range: { min: number; max: number; default: number };
  /** `null` while nothing stands there: then it is the default. */
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

export const NumberField = ({ id, label, range, value, error, onChange }: Props) => (
  <LabelledField
    id={id}
    label={label}
    description={`Fra ${range.min} til ${formatNumber(range.max)}. Tomt felt gir ${range.default}.`}
    optional
    error={error}
  >
    {(field) => (
      <Input
        {...field}
        // Not of the type number: some browsers take "5 000" there for nothing at all, without a word.
        inputMode="numeric"
        maxLength={9}
        value={value ?? ''}
        onChange={({ target }) => onChange(numberOf(target.value))}
      />
    )}
  </LabelledField>
);

function numberOf(typed: string): number | null {
  const digits = typed.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
