import { Button, Input } from '@digdir/designsystemet-react';
import { useRef } from 'react';
import { mostLettersOfNumber } from '../../../contract/businesses/business-fields.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import styles from './business-form.module.css';
import type { NumberCheck } from './use-number-check.ts';

interface Props {
  id: string;
  label: string;
  description: string;
  value: string;
  check: NumberCheck;
  error: string | undefined;
  required?: boolean;
  disabled: boolean;
  /** What the name field says now. */
  name: string;
  onChange: (value: string) => void;
  onUseName: (name: string) => void;
}

/** As the answer about a sub-unit names it. */
const numberOfMainUnit = /hovedenheten: (\d{3}\s\d{3}\s\d{3})/;

/** Says what the register answers while the number is typed, and offers the name that it knows. */
export function NumberField({ id, label, description, value, check, error, required = true, ...rest }: Props) {
  const { disabled, name, onChange, onUseName } = rest;
  const known = check.state === 'right' ? check.entity?.name : undefined;
  const isOffered = known !== undefined && known !== name;
  const main = check.state === 'wrong' ? numberOfMainUnit.exec(check.message)?.[1] : undefined;
  const isRefused = check.state === 'unanswered' || (check.state === 'wrong' && error === undefined);
  const refused = isRefused && check.message;
  const input = useRef<HTMLInputElement>(null);
  useFocusKept(Number(isOffered || main !== undefined), input);
  return (
    <div>
      <LabelledField id={id} label={label} description={description} error={error} explainedBy={`${id}-answer`}>
        {(labelled) => (
          <Input
            {...labelled}
            ref={input}
            aria-invalid={refused ? true : labelled['aria-invalid']}
            aria-required={required}
            inputMode="numeric"
            autoComplete="off"
            maxLength={mostLettersOfNumber}
            value={value}
            disabled={disabled}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </LabelledField>
      <p id={`${id}-answer`} className={styles.found} role="status">
        {check.state === 'asking' && 'Slår opp i Enhetsregisteret …'}
        {check.state === 'right' && check.message}
        {refused && <span className="ds-validation-message">{refused}</span>}
      </p>
      {main && (
        <Button type="button" variant="tertiary" data-size="sm" onClick={() => onChange(main)}>
          Bruk nummeret {main}
        </Button>
      )}
      {isOffered && (
        <Button type="button" variant="tertiary" data-size="sm" onClick={() => onUseName(known)}>
          Bruk navnet «{known}»
        </Button>
      )}
    </div>
  );
}
