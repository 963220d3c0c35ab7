import { useEffect, useState } from 'react';
import { editBusinessSchema } from '../../../contract/businesses/business-fields.ts';
import { checkOnly } from '../../ui/check-fields.ts';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { useOverwrite } from '../../ui/use-overwrite.ts';
import { useWizard } from '../../ui/use-wizard.ts';
import { Wizard } from '../../ui/wizard.tsx';
import { LongDescriptionField, NameField, ShortDescriptionField } from './description-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { sendChanges } from './send-business.ts';
import { useLogoReading } from './use-logo-reading.ts';

interface Props {
  business: {
    id: string;
    businessName: string;
    shortDescription: string;
    longDescription: string;
    logoUrl: string | null;
    updatedAt: string;
  };
  onReload: () => void;
  onSaved: (message: string) => void;
}

/** Four steps; the organisation number stays as it is. */
export function EditBusinessForm({ business, onReload, onSaved }: Props) {
  const { businessName, shortDescription, longDescription, logoUrl } = business;
  const [values, setValues] = useState({ businessName, shortDescription, longDescription });
  const [logo, setLogo] = useState<Blob | null>(null);
  const [removesLogo, setRemovesLogo] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  // Only once it counts as saved does nothing hold the page back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has been saved
  useEffect(() => {
    if (saved !== null) onSaved(saved);
  }, [saved]);
  const { hold, checkLogo } = useLogoReading();
  const { overwrite, seenUnlessChosen } = useOverwrite();
  type Field = keyof typeof values;
  const checkOne = (field: Field) => () => checkOnly(editBusinessSchema, values, [field]);
  const { wizard, errorOf, clearError } = useWizard({
    steps: [
      { title: 'Bedriftsnavn', fields: ['businessName'], check: checkOne('businessName') },
      { title: 'Logo', fields: ['businessLogo'], check: checkLogo },
      { title: 'Kort beskrivelse', fields: ['shortDescription'], check: checkOne('shortDescription') },
      { title: 'Lang beskrivelse', fields: ['longDescription'], check: checkOne('longDescription') },
    ],
    isComplete: true,
    fallback: 'Feil ved oppdatering',
    gone: 'Bedriften finnes ikke lenger, eller eieren har fjernet tilgangen din. Endringene er ikke lagret.',
    send: async () => {
      const seenAt = seenUnlessChosen(business.updatedAt);
      const { message } = await sendChanges(business.id, { fields: values, logo, removeLogo: removesLogo, seenAt });
      setSaved(message);
    },
  });
  const { step, isSending } = wizard;
  const field = (name: Field) => ({
    value: values[name],
    error: errorOf(name),
    disabled: isSending,
    onChange: (value: string) => {
      clearError(name);
      setChanged(true);
      setValues((before) => ({ ...before, [name]: value }));
    },
  });
  const changeLogo = (chosen: Blob | null, removes: boolean) => {
    clearError('businessLogo');
    setChanged(true);
    setLogo(chosen);
    setRemovesLogo(removes);
  };

  return (
    <>
      <Wizard
        wizard={wizard}
        send={{ label: 'Lagre endringene', sending: 'Lagrer …' }}
        conflict={{ onOverwrite: overwrite, onReload }}
      >
        {step === 0 && <NameField {...field('businessName')} />}
        {step === 1 && (
          <LogoField
            logo={logo}
            onReading={hold}
            kept={removesLogo ? null : logoUrl}
            error={errorOf('businessLogo')}
            onChange={(chosen) => changeLogo(chosen, false)}
            onRemoveKept={() => changeLogo(null, true)}
          />
        )}
        {step === 2 && <ShortDescriptionField {...field('shortDescription')} />}
        {step === 3 && <LongDescriptionField {...field('longDescription')} />}
      </Wizard>
      <UnsavedGuard what="bedriften" isChanged={isChanged && saved === null} />
    </>
  );
}
