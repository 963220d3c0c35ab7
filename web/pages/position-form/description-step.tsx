import { positionLimits } from '../../../contract/positions/position-fields.ts';
import { CountedText } from '../../ui/counted-text.tsx';
import type { StepProps } from './fields.tsx';
import { readingTime } from './reading-time.ts';

const { description, requirements } = positionLimits;

export function DescriptionStep({ step }: { step: StepProps }) {
  const { values, change, errorOf, isSending } = step;
  return (
    <>
      <CountedText
        id="description"
        label="Beskrivelse"
        description="Hva skal personen gjøre, sammen med hvem, og hva tilbyr dere? Korte avsnitt er lettest å lese. Linjer som begynner med bindestrek, blir en liste."
        rows={12}
        value={values.description}
        minLength={description.min}
        maxLength={description.max}
        disabled={isSending}
        error={errorOf('description')}
        onChange={(value) => change('description', value)}
      />
      <CountedText
        id="requirements"
        label="Krav"
        description="Skill gjerne mellom det som må til, og det som er en fordel."
        rows={7}
        value={values.requirements}
        minLength={requirements.min}
        maxLength={requirements.max}
        disabled={isSending}
        error={errorOf('requirements')}
        onChange={(value) => change('requirements', value)}
      />
      <p className="quiet">Lesetid: {readingTime(`${values.description} ${values.requirements}`)}</p>
    </>
  );
}
