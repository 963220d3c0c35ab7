import { Button } from '@digdir/designsystemet-react';
import { FieldError } from '../ui/labelled-field.tsx';
import styles from './question-field.module.css';

interface Props {
  id: string;
  label: string;
  description?: string;
  error: string | undefined;
  optional: boolean;
  several?: boolean;
  options: { value: string; label: string }[];
  chosen: string[];
  disabled: boolean | undefined;
  onChange: (chosen: string[]) => void;
}

/** One or several of a few. The first choice has the question's id, so that a link to the question lands in it. */
export function ChoiceQuestion({ id, label, description, error, optional, several = false, options, ...rest }: Props) {
  const { chosen, disabled, onChange } = rest;
  const explanations = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const isTakenBack = optional && !several && options.some(({ value }) => chosen.includes(value));
  const choose = (value: string, checked: boolean) => {
    if (!several) return onChange([value]);
    // In the order of the form, whichever was ticked first.
    onChange(
      options.map((option) => option.value).filter((each) => (each === value ? checked : chosen.includes(each))),
    );
  };
  return (
    <fieldset
      className={styles.choices}
      {...(several ? { role: 'group' } : { role: 'radiogroup', 'aria-required': !optional })}
      aria-describedby={explanations}
    >
      <legend className="ds-label" data-weight="medium">
        {label}
        {optional && ' (valgfritt)'}
      </legend>
      {description && (
        <p id={`${id}-hint`} className="quiet">
          {description}
        </p>
      )}
      {options.map(({ value, label }, index) => (
        <label key={value} className={styles.choice}>
          <input
            id={index === 0 ? id : undefined}
            className="ds-input"
            type={several ? 'checkbox' : 'radio'}
            name={id}
            value={value}
            checked={chosen.includes(value)}
            disabled={disabled}
            aria-invalid={Boolean(error)}
            onChange={({ target }) => choose(value, target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
      {isTakenBack && (
        <Button
          type="button"
          variant="tertiary"
          data-size="sm"
          className={styles.takeBack}
          onClick={() => {
            onChange([]);
            // The button goes with the answer.
            document.getElementById(id)?.focus();
          }}
          aria-label={`Fjern svaret på ${label}`}
        >
          Fjern svaret
        </Button>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
