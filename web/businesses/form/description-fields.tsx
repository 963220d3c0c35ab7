import { businessLengths } from '../../../contract/businesses/business-fields.ts';
import { CountedText, TextCount } from '../../ui/counted-text.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';

interface Props {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

export const NameField = ({ value, error, disabled, onChange }: Props) => (
  <LabelledField
    id="business-name"
    label="Bedriftsnavn"
    description="Slik jobbsøkere kjenner dere."
    error={error}
    explainedBy="business-name-count"
  >
    {(labelled) => (
      <>
        <LimitedInput
          {...labelled}
          value={value}
          disabled={disabled}
          maxLength={businessLengths.businessName.max}
          autoComplete="organization"
          onChange={({ target }) => onChange(target.value)}
        />
        <TextCount id="business-name-count" value={value} maxLength={businessLengths.businessName.max} />
      </>
    )}
  </LabelledField>
);

export const ShortDescriptionField = (props: Props) => (
  <CountedText
    {...props}
    id="short-description"
    label="Kort beskrivelse"
    description="Én eller to setninger om hva dere gjør. Den står på kortet i bedriftslisten og ved stillingene."
    minLength={businessLengths.shortDescription.min}
    maxLength={businessLengths.shortDescription.max}
    rows={3}
  />
);

export const LongDescriptionField = (props: Props) => (
  <CountedText
    {...props}
    id="long-description"
    label="Lang beskrivelse"
    description="Hva dere lager eller hjelper med, hvor dere holder til, og hvordan det er å jobbe hos dere. Linjer som begynner med bindestrek, blir en liste."
    minLength={businessLengths.longDescription.min}
    maxLength={businessLengths.longDescription.max}
    rows={10}
  />
);
