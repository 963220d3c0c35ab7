import { Button } from '@digdir/designsystemet-react';
import {
  type Relation,
  referenceLimits,
  relationNames,
  relations,
} from '../../../contract/applications/reference-words.ts';
import { policy } from '../../../contract/policy.ts';
import { EmailInput } from '../../ui/email-input.tsx';
import { FieldError, LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';
import type { RefereeValues } from './reference-calls.ts';
import styles from './references.module.css';

interface Props {
  index: number;
  /** There is no other one to tell it from. */
  isOnly: boolean;
  referee: RefereeValues;
  errorOf: (name: keyof RefereeValues) => string | undefined;
  onChange: (part: Partial<RefereeValues>) => void;
  onRemove: () => void;
}

/** One who is named. */
export function RefereeFields({ index, isOnly, referee, errorOf, onChange, onRemove }: Props) {
  const id = `referee-${index}`;
  const isAgreedWrong = errorOf('isAgreed');
  return (
    <fieldset className={styles.referee}>
      <legend>{isOnly ? 'Hvem oppgir du?' : `Referanse ${index + 1}`}</legend>
      <LabelledField id={`${id}-name`} label="Navn" error={errorOf('name')}>
        {(labelled) => (
          <LimitedInput
            {...labelled}
            value={referee.name}
            maxLength={policy.lengths.personName}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </LabelledField>
      <LabelledField id={`${id}-relation`} label="Hvem er personen for deg?" error={errorOf('relation')}>
        {(labelled) => (
          <select
            {...labelled}
            className="ds-input"
            value={referee.relation}
            onChange={({ target }) => onChange({ relation: target.value as Relation | '' })}
          >
            <option value="">Velg</option>
            {relations.map((relation) => (
              <option key={relation} value={relation}>
                {relationNames[relation]}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField id={`${id}-workplace`} label="Arbeidsplass eller skole" error={errorOf('workplace')}>
        {(labelled) => (
          <LimitedInput
            {...labelled}
            value={referee.workplace}
            maxLength={referenceLimits.workplace}
            autoComplete="off"
            onChange={({ target }) => onChange({ workplace: target.value })}
          />
        )}
      </LabelledField>
      <LabelledField id={`${id}-email`} label="E-post" error={errorOf('email')}>
        {(labelled) => (
          <EmailInput
            {...labelled}
            value={referee.email}
            autoComplete="off"
            onChange={({ target }) => onChange({ email: target.value })}
          />
        )}
      </LabelledField>
      <div>
        <div className={styles.agreed}>
          <input
            id={`${id}-agreed`}
            className="ds-input"
            type="checkbox"
            checked={referee.isAgreed}
            aria-required
            aria-invalid={Boolean(isAgreedWrong)}
            aria-describedby={isAgreedWrong && `${id}-agreed-error`}
            onChange={({ target }) => onChange({ isAgreed: target.checked })}
          />
          <label htmlFor={`${id}-agreed`}>Jeg har avtalt dette med personen</label>
        </div>
        <FieldError id={`${id}-agreed`} error={isAgreedWrong} />
      </div>
      {!isOnly && (
        <Button type="button" variant="tertiary" data-size="sm" onClick={onRemove}>
          Fjern referanse {index + 1}
        </Button>
      )}
    </fieldset>
  );
}
