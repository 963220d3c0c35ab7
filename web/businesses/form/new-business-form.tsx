import { StartOver } from '../../ui/start-over.tsx';
import { Wizard } from '../../ui/wizard.tsx';
import { LongDescriptionField, NameField, ShortDescriptionField } from './description-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { NumberField } from './number-field.tsx';
import { type OnRegistered, useNewBusiness } from './use-new-business.ts';

interface Props {
  userId: string;
  onRegistered: OnRegistered;
}

/** Five steps from a name to a business that waits for approval. */
export function NewBusinessForm({ userId, onRegistered }: Props) {
  const { wizard, field, number, logoField, wasKept, startOver } = useNewBusiness(userId, onRegistered);
  const { step, isSending } = wizard;
  return (
    <Wizard
      wizard={wizard}
      send={{ label: 'Registrer bedrift', sending: 'Registrerer …' }}
      aside={
        wasKept && (
          <StartOver
            variant="tertiary"
            data-color="neutral"
            disabled={isSending}
            what="Det du har skrevet,"
            onStartOver={startOver}
          />
        )
      }
    >
      {step === 0 && (
        <>
          <NameField {...field('businessName')} />
          <NumberField
            {...number}
            id="organization-number-first"
            label="Har du organisasjonsnummeret for hånden? (valgfritt)"
            description="Skriv ni siffer, så henter vi navnet fra Enhetsregisteret."
            required={false}
          />
        </>
      )}
      {step === 1 && (
        <NumberField
          {...number}
          id="organization-number"
          label="Organisasjonsnummer"
          description="Ni siffer. Mellomrom betyr ikke noe. Vi slår det opp i Enhetsregisteret."
        />
      )}
      {step === 2 && <LogoField {...logoField} />}
      {step === 3 && <ShortDescriptionField {...field('shortDescription')} />}
      {step === 4 && <LongDescriptionField {...field('longDescription')} />}
    </Wizard>
  );
}
