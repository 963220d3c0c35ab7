import { useId } from 'react';
import { experienceLabels, workLanguageLabels } from '../../../contract/positions/position-words.ts';
import { type Experience, type PositionType, positionTypes } from '../../../contract/positions.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { SelectOptions } from '../../ui/select-options.tsx';
import { TickBoxes } from '../tick-boxes.tsx';
import styles from './candidate-form.module.css';
import type { CandidateFormState } from './use-candidate-form.ts';

const typeLabels = Object.fromEntries(positionTypes.map((type) => [type, type])) as Record<PositionType, string>;

/** How much of it, in which languages, and from when. None of it has to be said. */
export function TermsFields({ form: { values, change, errorOf, isSending } }: { form: CandidateFormState }) {
  const id = useId();
  return (
    <>
      <LabelledField id={`${id}-experience`} label="Erfaring" error={errorOf('experience')} optional>
        {(labelled) => (
          <select
            {...labelled}
            className="ds-input"
            value={values.experience}
            disabled={isSending}
            onChange={({ target }) => change('experience', target.value as Experience | '')}
          >
            <option value="">Ikke oppgitt</option>
            <SelectOptions labels={experienceLabels} />
          </select>
        )}
      </LabelledField>
      <TickBoxes
        legend="Stilling (valgfritt)"
        description="Krysser du ikke av for noe, er alle typer aktuelle."
        labels={typeLabels}
        chosen={values.positionTypes}
        disabled={isSending}
        onChoose={(positionTypes) => change('positionTypes', positionTypes)}
      />
      <TickBoxes
        legend="Arbeidsspråk (valgfritt)"
        description="Språk du kan bruke på jobb."
        labels={workLanguageLabels}
        chosen={values.workLanguages}
        disabled={isSending}
        onChoose={(workLanguages) => change('workLanguages', workLanguages)}
      />
      <LabelledField
        id={`${id}-available`}
        label="Kan begynne"
        description="La det stå tomt hvis du kan begynne med en gang, eller det kan avtales."
        error={errorOf('availableFrom')}
        optional
      >
        {(labelled) => (
          <DateInput
            {...labelled}
            className={styles.day}
            value={values.availableFrom}
            disabled={isSending}
            onChange={(availableFrom) => change('availableFrom', availableFrom)}
          />
        )}
      </LabelledField>
    </>
  );
}
