import { formatNumber } from '../platform/format.ts';
import styles from './counted-text.module.css';
import { LabelledField } from './labelled-field.tsx';
import { LimitedTextarea } from './limited-textarea.tsx';

interface Props {
  id: string;
  label: string;
  description?: string;
  value: string;
  maxLength: number;
  /** From how many on it is enough. */
  minLength?: number;
  rows?: number;
  disabled?: boolean;
  error: string | undefined;
  optional?: boolean;
  placeholder?: string;
  /** The id of what else explains it, beside its counter. */
  explainedBy?: string;
  onChange: (value: string) => void;
}

/** A text of several lines with a counter; longer than it may be it cannot become. */
export function CountedText({ id, label, description, value, maxLength, minLength = 0, rows = 4, ...rest }: Props) {
  const { disabled, error, optional, placeholder, explainedBy = '', onChange } = rest;
  return (
    <LabelledField
      id={id}
      label={label}
      description={description}
      error={error}
      optional={optional}
      explainedBy={`${id}-count ${explainedBy}`.trim()}
    >
      {(labelled) => (
        <>
          <LimitedTextarea
            {...labelled}
            value={value}
            rows={rows}
            maxLength={maxLength}
            disabled={disabled}
            placeholder={placeholder}
            onChange={({ target }) => onChange(target.value)}
          />
          <TextCount id={`${id}-count`} {...{ value, minLength, maxLength }} />
        </>
      )}
    </LabelledField>
  );
}

type CountProps = Pick<Props, 'id' | 'value' | 'minLength' | 'maxLength'>;

export function TextCount({ id, value, minLength = 0, maxLength }: CountProps) {
  const missing = minLength - value.trim().length;
  return (
    <p id={id} className={styles.count}>
      {formatNumber(value.length)} av {formatNumber(maxLength)} tegn
      {missing > 0 && `, minst ${formatNumber(minLength)}`}
    </p>
  );
}
