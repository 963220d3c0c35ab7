import { Fieldset, Radio, Switch } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { positionLimits } from '../../../contract/positions/position-fields.ts';
import { applicationMethods } from '../../../contract/positions.ts';
import { longestPhone } from '../../../contract/values.ts';
import { ChoiceField, LineField, type StepProps } from './fields.tsx';
import type { FormMaterial } from './load-material.ts';

const methods = {
  email: { label: 'På e-post', description: 'Søkeren skriver til kontaktpersonen.' },
  external: { label: 'På deres egen side', description: 'Knappen leder dit.' },
  form: {
    label: 'Her, med en søknadsmal',
    description: 'Søkeren svarer på spørsmålene dine. Svarene ligger samlet hos dere.',
  },
} as const;

/** What holds for those who apply with a form. */
const switches = [
  {
    name: 'emailNotificationsEnabled',
    label: 'Varsle på e-post',
    description: 'Kontaktpersonen får en e-post når noen søker her, og kan svare søkeren fra den uten å logge inn.',
  },
  {
    name: 'isReadAnonymously',
    label: 'Les søknadene anonymt først',
    description:
      'Navn, kontaktopplysninger og vedlegg vises ikke før dere ber om det for hver søker. Gjelder søknader som kommer fra nå av.',
  },
  {
    name: 'hasApplicantList',
    label: 'Offentlig søkerliste',
    description:
      'For virksomheter som følger offentleglova. Søkerne oppgir alder, kjønn, stilling og kommune, og kan be om å bli unntatt. Vi lager listen.',
  },
] as const;

export function ContactStep({ step, material }: { step: StepProps; material: FormMaterial }) {
  const { values, change, errorOf, isSending } = step;
  return (
    <>
      <LineField
        step={step}
        name="contactName"
        path="contactInfo.name"
        label="Kontaktperson"
        autoComplete="name"
        maxLength={positionLimits.contact.max}
      />
      <LineField
        step={step}
        name="contactEmail"
        path="contactInfo.email"
        label="E-post"
        description="Vises i annonsen til stillingen utløper."
        type="email"
        autoComplete="email"
      />
      <LineField
        step={step}
        name="contactPosition"
        path="contactInfo.position"
        label="Kontaktpersonens stilling"
        autoComplete="organization-title"
        maxLength={positionLimits.contact.max}
      />
      <LineField
        step={step}
        name="contactPhone"
        path="contactInfo.phone"
        label="Telefon"
        description="Vises i annonsen til stillingen utløper."
        optional
        type="tel"
        autoComplete="tel"
        maxLength={longestPhone}
      />
      <Fieldset>
        <Fieldset.Legend>Slik søker man</Fieldset.Legend>
        {applicationMethods.map((method) => (
          <Radio
            key={method}
            name="applicationMethod"
            value={method}
            label={methods[method].label}
            description={methods[method].description}
            checked={values.applicationMethod === method}
            disabled={isSending}
            aria-invalid={errorOf('applicationMethod') ? true : undefined}
            onChange={() => change('applicationMethod', method)}
          />
        ))}
      </Fieldset>
      {values.applicationMethod === 'external' && (
        <LineField
          step={step}
          name="externalApplicationUrl"
          label="Adresse til søknadsskjemaet"
          description="For eksempel https://bedriften.no/jobb"
          type="url"
          maxLength={positionLimits.url.max}
        />
      )}
      {values.applicationMethod === 'form' && (
        <>
          <FormChoice step={step} material={material} />
          {switches.map(({ name, ...texts }) => (
            <Switch
              key={name}
              {...texts}
              checked={values[name] === 'true'}
              disabled={isSending}
              onChange={({ target }) => change(name, target.checked ? 'true' : '')}
            />
          ))}
        </>
      )}
    </>
  );
}

function FormChoice({ step, material }: { step: StepProps; material: FormMaterial }) {
  const { businessId, positionId = 'ny', forms, formsProblem } = material;
  return (
    <>
      <ChoiceField step={step} name="applicationFormId" label="Søknadsmal">
        <option value="">Velg søknadsmal</option>
        {forms.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </ChoiceField>
      <p>
        {formsProblem ?? (forms.length === 0 && 'Bedriften har ingen aktive søknadsmaler.')}{' '}
        {!formsProblem && (
          <Link to={`/application-forms/new?bedrift=${businessId}&stilling=${positionId}`}>
            Lag en {forms.length > 0 && 'ny '}søknadsmal
          </Link>
        )}
      </p>
    </>
  );
}
