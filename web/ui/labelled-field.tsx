import type { ReactNode } from 'react';

interface LabelledFieldProps {
  id: string;
  label: string;
  description?: string | undefined;
  error: string | undefined;
  /** May stay empty; the label says so too. */
  optional?: boolean | undefined;
  /** The first refused field: where to go on, also without JavaScript. */
  takesFocus?: boolean;
  /** The id of what else explains the field. */
  explainedBy?: string | undefined;
  children: (field: {
    id: string;
    'aria-required': boolean;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    autoFocus: boolean;
  }) => ReactNode;
}

/** Label, hint and error are tied to the field in the HTML itself, so they hold before and without JavaScript. */
export function LabelledField({
  id,
  label,
  description,
  error,
  optional = false,
  takesFocus = false,
  explainedBy,
  children,
}: LabelledFieldProps) {
  const explanations = [description && `${id}-hint`, error && `${id}-error`, explainedBy].filter(Boolean);
  return (
    <div className="ds-field">
      <label className="ds-label" data-weight="medium" htmlFor={id}>
        {label}
        {optional && ' (valgfritt)'}
      </label>
      {description && (
        <p id={`${id}-hint`} data-field="description">
          {description}
        </p>
      )}
      {children({
        id,
        // With `required` browsers check by themselves, and Firefox says of a field that is still empty that it is wrong.
        'aria-required': !optional,
        'aria-invalid': Boolean(error),
        'aria-describedby': explanations.join(' ') || undefined,
        autoFocus: takesFocus,
      })}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Stays in the HTML while it is empty: what it explains refers to it by `{id}-error`. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <p className="ds-validation-message" id={`${id}-error`} hidden={!error}>
    {error}
  </p>
);
