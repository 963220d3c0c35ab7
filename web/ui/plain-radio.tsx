interface Props {
  /** Its value, by which the label knows it. */
  value: string;
  name: string;
  label: string;
  defaultChecked: boolean;
  hint?: string;
  /** The id of what is said when the choice is refused. */
  error?: { id: string; isWrong: boolean };
}

/** Tied to its label in the HTML itself, for those without JavaScript. */
export const PlainRadio = ({ value, name, label, defaultChecked, hint, error }: Props) => (
  <div className="ds-field">
    <input
      id={value}
      className="ds-input"
      type="radio"
      name={name}
      value={value}
      defaultChecked={defaultChecked}
      aria-invalid={error?.isWrong}
      aria-describedby={[hint && `${value}-hint`, error?.id].filter(Boolean).join(' ') || undefined}
    />
    <label className="ds-label" data-weight="regular" htmlFor={value}>
      {label}
    </label>
    {hint && (
      <p id={`${value}-hint`} data-field="description">
        {hint}
      </p>
    )}
  </div>
);
