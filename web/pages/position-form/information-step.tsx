import { Checkbox } from '@digdir/designsystemet-react';
import type { County } from '../../../contract/places.ts';
import { positionLimits } from '../../../contract/positions/position-fields.ts';
import { professionsIn } from '../../../contract/positions/professions.ts';
import { positionTypes } from '../../../contract/positions.ts';
import { jobTypeLabels } from '../../positions/kind-labels.ts';
import { ChoiceField, LineField, type StepProps } from './fields.tsx';

export function InformationStep({ step, counties }: { step: StepProps; counties: County[] }) {
  return (
    <>
      <LineField
        step={step}
        name="title"
        label="Tittel"
        description="Det folk søker etter, for eksempel «Sykepleier» eller «Lagermedarbeider, natt»."
        maxLength={positionLimits.title.max}
      />
      <ChoiceField
        step={step}
        name="profession"
        label="Yrke"
        description="Foreslås ut fra tittelen. De som leter etter jobb i yrket, finner stillingen under det."
        optional
      >
        <option value="">Ikke oppgitt</option>
        {Object.entries(professionsIn).map(([occupation, within]) => (
          <optgroup key={occupation} label={occupation}>
            {within.map((profession) => (
              <option key={profession}>{profession}</option>
            ))}
          </optgroup>
        ))}
      </ChoiceField>
      <ChoiceField step={step} name="positionType" label="Stillingstype">
        <option value="" disabled>
          Velg stillingstype
        </option>
        {positionTypes.map((type) => (
          <option key={type} value={type}>
            {jobTypeLabels[type]}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        step={step}
        name="municipality"
        label="Kommune"
        description="Du kan la være å velge når arbeidet kan gjøres hjemmefra."
        optional={step.values.remote === 'true'}
      >
        <option value="">Velg kommune</option>
        {counties
          .filter(({ isCurrent }) => isCurrent)
          .map(({ id, name, municipalities }) => (
            <optgroup key={id} label={name}>
              {municipalities.map(({ slug, label }) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
      </ChoiceField>
      <Checkbox
        label="Arbeidet kan gjøres hjemmefra"
        checked={step.values.remote === 'true'}
        disabled={step.isSending}
        onChange={({ target }) => step.change('remote', target.checked ? 'true' : '')}
      />
      <LineField
        step={step}
        name="location"
        label="Sted"
        description="Bydel, tettsted eller adresse, slik det skal stå i annonsen. Står det tomt, vises kommunen."
        optional
        maxLength={positionLimits.location.max}
      />
    </>
  );
}
