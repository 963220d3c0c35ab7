import {
  MOST_REFUSAL_REASONS,
  type RefusalReason,
  reasonName,
  reasonsInWords,
  refusalReasons,
} from '../../contract/applications/refusal-reasons.ts';
import { FieldError } from '../ui/labelled-field.tsx';
import styles from './refusal-reasons.module.css';

interface Props {
  id: string;
  /** In the order of the list. */
  given: readonly RefusalReason[];
  onGive: (given: RefusalReason[]) => void;
  error?: string | undefined;
}

/** Why somebody is refused, and what the applicant reads of it; also without JavaScript. */
export function RefusalReasons({ id, given, onGive, error }: Props) {
  const read = reasonsInWords(given);
  const tick = (ticked: RefusalReason) =>
    onGive(refusalReasons.filter((each) => (each === ticked) !== given.includes(each)));
  return (
    <fieldset className={styles.reasons} aria-describedby={`${id}-hint`}>
      <legend>Begrunnelse (valgfritt)</legend>
      <p id={`${id}-hint`} className="quiet">
        Velg inntil tre. Søkeren leser dem som hele setninger. Med «Annet» står grunnen i meldingen.
      </p>
      <div className={styles.choices}>
        {refusalReasons.map((each) => (
          <label key={each}>
            <input
              className="ds-input"
              type="checkbox"
              name="refusalReasons"
              value={each}
              checked={given.includes(each)}
              disabled={given.length >= MOST_REFUSAL_REASONS && !given.includes(each)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              onChange={() => tick(each)}
            />
            {reasonName(each)}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
      <p role="status" className={styles.read}>
        {read && `Søkeren leser: «${read}»`}
      </p>
    </fieldset>
  );
}
