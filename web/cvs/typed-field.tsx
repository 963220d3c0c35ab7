import { Input } from '@digdir/designsystemet-react';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { cvLimits } from '../../contract/cv-fields.ts';
import { DateInput } from '../ui/date-input.tsx';
import { LimitedTextarea } from '../ui/limited-textarea.tsx';

interface Props {
  label: string;
  /** Where what stands above says it to those who see. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** It is there to be looked up, and too long to be read out at each visit. */
  isHintLong?: boolean;
  /** Said where one would expect that it has to be filled in: nothing here has to. */
  optional?: boolean;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'date' | 'month' | 'paragraph';
  autoComplete?: string;
  /** The id of a `datalist`. */
  list?: string;
  disabled?: boolean;
  /** Of what is typed, where that is not Norwegian bokmål. */
  lang?: string;
  /** Where one is led to what is not written yet. */
  isMissing?: boolean;
  placeholder?: string | undefined;
  maxLength?: number;
  /** Of a paragraph. */
  rows?: number;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

export function TypedField({
  label,
  isLabelHidden = false,
  hint,
  isHintLong = false,
  optional = false,
  value,
  onChange,
  type = 'text',
  rows = 5,
  lang,
  isMissing = false,
  ...rest
}: Props) {
  const id = useId();
  const marks = {
    lang,
    'data-missing': isMissing || undefined,
    ...(hint && { [isHintLong ? 'aria-details' : 'aria-describedby']: `${id}-hint` }),
    ...(isLabelHidden && { 'aria-label': label }),
  };
  return (
    <div className="ds-field">
      {!isLabelHidden && (
        <label className="ds-label" data-weight="medium" htmlFor={id}>
          {label}
          {optional && ' (valgfritt)'}
        </label>
      )}
      {hint && (
        <p id={`${id}-hint`} data-field="description">
          {hint}
        </p>
      )}
      {type === 'paragraph' ? (
        <LimitedTextarea
          id={id}
          {...marks}
          value={value}
          rows={rows}
          maxLength={cvLimits.paragraph}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : type === 'date' ? (
        <DateInput id={id} {...marks} value={value} onChange={onChange} {...rest} />
      ) : (
        <Input
          id={id}
          {...marks}
          type={type}
          value={value}
          maxLength={cvLimits.line}
          {...rest}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
