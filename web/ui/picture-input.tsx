import type { ReactNode, Ref } from 'react';

interface Props {
  ref: Ref<HTMLInputElement>;
  id: string;
  label: string;
  description: string;
  accept: string;
  /** Why a file was not taken. */
  problem: string | null | undefined;
  onChoose: (file: File) => void;
  /** What became of it. */
  children?: ReactNode;
}

/** A field that a picture is chosen in. What is wrong with it comes long after, so it is said by itself. */
export const PictureInput = ({ ref, id, label, description, accept, problem, onChoose, children }: Props) => (
  <div className="ds-field">
    <label className="ds-label" data-weight="medium" htmlFor={id}>
      {label}
    </label>
    <p id={`${id}-hint`} data-field="description">
      {description}
    </p>
    <input
      ref={ref}
      className="ds-input"
      id={id}
      type="file"
      accept={accept}
      aria-invalid={problem ? true : undefined}
      aria-describedby={`${id}-hint ${id}-error`}
      onChange={({ target }) => target.files?.[0] && onChoose(target.files[0])}
    />
    {problem && (
      <p key={problem} role="alert" className="ds-validation-message" id={`${id}-error`}>
        {problem}
      </p>
    )}
    {children}
  </div>
);
