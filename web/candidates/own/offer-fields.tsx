import { type ComponentType, useId } from 'react';
import { candidateLimits } from '../../../contract/candidates/candidate-limits.ts';
import { CountedText } from '../../ui/counted-text.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';
import { CvField } from './cv-field.tsx';
import { ProfessionsField } from './professions-field.tsx';
import type { CandidateFormState } from './use-candidate-form.ts';

/** Places are another domain's. */
export type PlacesField = ComponentType<{
  legend: string;
  description: string;
  value: string;
  most: number;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}>;

interface Props {
  form: CandidateFormState;
  PlacesField: PlacesField;
}

/** What somebody can do, as what, and where. */
export function OfferFields({ form: { values, change, errorOf, isSending }, PlacesField }: Props) {
  const id = useId();
  return (
    <>
      <LabelledField
        id={`${id}-headline`}
        label="Hva kan du?"
        description="Én linje som arbeidsgivere ser først, for eksempel «Sykepleier med ti år på intensiv»."
        error={errorOf('headline')}
      >
        {(labelled) => (
          <LimitedInput
            {...labelled}
            value={values.headline}
            maxLength={candidateLimits.headline}
            disabled={isSending}
            onChange={({ target }) => change('headline', target.value)}
          />
        )}
      </LabelledField>
      <ProfessionsField
        value={values.professions}
        error={errorOf('professions')}
        disabled={isSending}
        onChange={(professions) => change('professions', professions)}
      />
      <PlacesField
        legend="Steder (valgfritt)"
        description="Hvor du vil jobbe. Velger du ikke noe, blir du funnet i hele landet."
        value={values.places}
        most={candidateLimits.places}
        error={errorOf('places')}
        disabled={isSending}
        onChange={(places) => change('places', places)}
      />
      <CountedText
        id={`${id}-about`}
        label="Om deg"
        description="Hva du er god på, og hva du ser etter. Ikke skriv hvem du er: Navn, adresser og telefonnumre tar vi bort."
        value={values.about}
        maxLength={candidateLimits.about}
        rows={5}
        disabled={isSending}
        error={errorOf('about')}
        optional
        onChange={(about) => change('about', about)}
      />
      <CvField
        value={values.cvId}
        error={errorOf('cvId')}
        disabled={isSending}
        onChange={(cvId) => change('cvId', cvId)}
      />
    </>
  );
}
