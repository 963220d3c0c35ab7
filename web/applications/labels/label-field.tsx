import { type ReactNode, useId } from 'react';
import { labelLimits } from '../../../contract/applications/application-words.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';
import styles from './labels.module.css';

interface Props {
  value: string;
  /** Those that the business uses and that can be put on. */
  known: string[];
  description: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** Beside it. */
  children?: ReactNode;
}

/** One of those that the business uses already, or a new one. */
export function LabelField({ value, known, description, error, onChange, children }: Props) {
  const id = useId();
  return (
    <div>
      <LabelledField id={id} label="Merkelapp" description={description} error={error}>
        {(labelled) => (
          <div className={styles.row}>
            <LimitedInput
              {...labelled}
              list={`${id}-known`}
              autoComplete="off"
              value={value}
              maxLength={labelLimits.length}
              onChange={({ target }) => onChange(target.value)}
            />
            {children}
          </div>
        )}
      </LabelledField>
      <datalist id={`${id}-known`}>
        {known.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </div>
  );
}
