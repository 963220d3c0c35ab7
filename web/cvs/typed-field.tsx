import { Input } from '@digdir/designsystemet-react';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { cvLimits } from '../../contract/cvs/cv-fields.ts';
import { DateInput } from '../ui/date-input.tsx';
import { LimitedInput } from '../ui/limited-input.tsx';
import { LimitedTextarea } from '../ui/limited-textarea.tsx';

interface Props {
  label: string;
  /** Where what stands above says it to those who see. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** It is there to be looked up, and too long to be read out at each visit. */
  isHintLong?: boolean;
  /** What is wrong with what stands there. It is kept all the same. */
  problem?: string | undefined;
  /** Said where one would expect that it has to be filled in: nothing here has to. */
  optional?: boolean;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'date' | 'month' | 'paragraph';
  autoComplete?: string;
  inputMode?: 'numeric';
  /** The id of a `datalist`. */
  list?: string;
  disabled?: boolean;
  /** Of what is typed, where that is not Norwegian bokmål. */
  lang?: string;
  /** Where one is led to what is not written yet. */
  isMissing?: boolean;
  placeholder?: string | undefined;
  /** Of what is full when it is right, such as a month. */
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
  problem,
  optional = false,
  value,
  onChange,
  type = 'text',
  rows = 5,
  maxLength,
  lang,
  isMissing = false,
  ...rest
}: Props) {
  const id = useId();
  const explanations = [hint && !isHintLong && `${id}-hint`, problem && `${id}-problem`].filter(Boolean);
  const marks = {
    lang,
    'data-missing': isMissing || undefined,
    ...(hint && isHintLong && { 'aria-details': `${id}-hint` }),
    'aria-describedby': explanations.join(' ') || undefined,
    'aria-invalid': problem !== undefined || undefined,
    ...(isLabelHidden && { 'aria-label': label }),
  };
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  const line = { id, ...marks, value, ...rest, onChange: change };
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
          onChange={change}
        />
      ) : type === 'date' ? (
        <DateInput id={id} {...marks} value={value} onChange={onChange} {...rest} />
      ) : maxLength ? (
        <Input {...line} type={type} maxLength={maxLength} />
      ) : (
        <LimitedInput {...line} type={type} maxLength={cvLimits.line} />
      )}
      {problem && (
        <p id={`${id}-problem`} className="ds-validation-message">
          {problem}
        </p>
      )}
    </div>
  );
}
