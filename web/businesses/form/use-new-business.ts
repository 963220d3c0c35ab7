import { useEffect, useRef } from 'react';
import { registerBusinessSchema } from '../../../contract/businesses/business-fields.ts';
import { checkOnly } from '../../ui/check-fields.ts';
import { useWizard } from '../../ui/use-wizard.ts';
import { sendNewBusiness } from './send-business.ts';
import { useKeptInTab } from './use-kept-in-tab.ts';
import { useLogoReading } from './use-logo-reading.ts';
import { useNumberCheck } from './use-number-check.ts';

const empty = { businessName: '', organizationNumber: '', shortDescription: '', longDescription: '' };
type Field = keyof typeof empty;

export type OnRegistered = (business: { organizationNumber: string }, message: string) => void;

/** What is written of a new business, checked step by step, and its way to the server. It outlasts a reload of the page. */
export function useNewBusiness(userId: string, onRegistered: OnRegistered) {
  const { draft, setDraft, wasKept, forget } = useKeptInTab(`new ${userId}`, empty);
  const { values, logo } = draft;
  const set = (field: Field) => (value: string) => {
    clearError(field);
    setDraft((before) => ({ ...before, values: { ...before.values, [field]: value } }));
  };
  const filledIn = useRef('');
  const { check, ask } = useNumberCheck(values.organizationNumber, (entity) => {
    // Of a number that was a mistake, the name goes too, also while the register is silent. What somebody typed stays.
    const mayGo = ['', filledIn.current];
    const name = entity?.name ?? '';
    filledIn.current = name;
    if (name && mayGo.includes(values.businessName)) clearError('businessName');
    setDraft((before) =>
      mayGo.includes(before.values.businessName)
        ? { ...before, values: { ...before.values, businessName: name } }
        : before,
    );
  });
  const checkOne = (field: Field) => () => checkOnly(registerBusinessSchema, values, [field]);
  const checkNumber = async () => {
    const found = checkOne('organizationNumber')();
    if (found.length > 0) return found;
    const answer = await ask();
    if (answer.state === 'right') return [];
    const msg = answer.state === 'wrong' ? answer.message : 'Organisasjonsnummer må valideres';
    return [{ path: 'organizationNumber', msg }];
  };
  const { hold, checkLogo } = useLogoReading();
  const steps = [
    { title: 'Bedriftsnavn', fields: ['businessName'], check: checkOne('businessName') },
    { title: 'Organisasjonsnummer', fields: ['organizationNumber'], check: checkNumber },
    { title: 'Logo', fields: ['businessLogo'], check: checkLogo },
    { title: 'Kort beskrivelse', fields: ['shortDescription'], check: checkOne('shortDescription') },
    { title: 'Lang beskrivelse', fields: ['longDescription'], check: checkOne('longDescription') },
  ];
  const { wizard, errorOf, clearError } = useWizard({
    steps,
    firstStep: draft.step,
    fallback: 'Feil ved registrering',
    send: async () => {
      const { business, message } = await sendNewBusiness(values, logo);
      forget();
      onRegistered(business, message);
    },
  });
  const { step, isSending } = wizard;
  useEffect(() => setDraft((before) => (before.step === step ? before : { ...before, step })), [step, setDraft]);
  const startOver = () => {
    setDraft({ values: empty, step: 0, logo: null });
    for (const { fields } of steps) fields.forEach(clearError);
    wizard.goTo(0);
  };
  const field = (name: Field) => ({
    value: values[name],
    error: errorOf(name),
    disabled: isSending,
    onChange: set(name),
  });
  const number = {
    ...field('organizationNumber'),
    check,
    name: values.businessName,
    onUseName: set('businessName'),
  };
  const logoField = {
    logo,
    onReading: hold,
    error: errorOf('businessLogo'),
    onChange: (chosen: Blob | null) => {
      clearError('businessLogo');
      setDraft((before) => ({ ...before, logo: chosen }));
    },
  };
  return { wizard, field, number, logoField, wasKept, startOver };
}
