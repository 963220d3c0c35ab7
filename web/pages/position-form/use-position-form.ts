import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAccount } from '../../accounts/account.tsx';
import { api } from '../../platform/api.ts';
import { newKey } from '../../platform/new-key.ts';
import { useOverwrite } from '../../ui/use-overwrite.ts';
import { useWizard } from '../../ui/use-wizard.ts';
import { bodyOf, type FormValues } from './form-values.ts';
import { goneText } from './gone-text.ts';
import type { FormMaterial } from './load-material.ts';
import { addressedStep, methodStep, stepOf, stepsOf } from './position-steps.ts';
import { usePositionDraft } from './use-position-draft.ts';
import { useProfessionOfTitle } from './use-profession-of-title.ts';

/** The form's values, its steps and how it is sent. */
export function usePositionForm({ businessId, positionId, initial, by, hasNewForm }: FormMaterial) {
  const [values, setValues] = useState(initial);
  const [isChanged, setChanged] = useState(hasNewForm);
  const { user } = useAccount();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const addressed = positionId ? addressedStep(query) : null;
  const { overwrite, seenUnlessChosen } = useOverwrite();
  // Sent once more after a lost reply, it is the same position.
  const [idempotencyKey] = useState(newKey);

  const send = async () => {
    await draft.hold();
    const sent = { ...values, seenAt: seenUnlessChosen(values.seenAt) ?? '' };
    try {
      const { to, state } = await save({ businessId, positionId, by }, sent, idempotencyKey);
      navigate(to, { state });
    } catch (error) {
      draft.release();
      throw error;
    }
  };
  const { wizard, errorOf, clearError } = useWizard({
    steps: stepsOf(values),
    firstStep: hasNewForm ? methodStep : (addressed ?? stepOf(initial)),
    isComplete: Boolean(positionId),
    send,
    fallback: 'Feil ved lagring av stilling',
    gone: goneText(positionId),
  });

  const written = useMemo(() => ({ ...values, step: `${wizard.step}` }), [values, wizard.step]);
  const draft = usePositionDraft({ businessId, positionId, by, person: user }, written, isChanged);

  const set = (name: keyof FormValues, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setChanged(true);
    for (const path of errorPaths[name] ?? [name]) clearError(path);
  };
  const keepProfession = useProfessionOfTitle(values, (profession) => set('profession', profession));
  const change = (name: keyof FormValues, value: string) => {
    if (name === 'profession') keepProfession();
    set(name, value);
  };
  return { values, isChanged, change, wizard, errorOf, draft, overwrite };
}

/** Where to go afterwards, and what to say there. */
async function save(
  { businessId, positionId, by }: Pick<FormMaterial, 'businessId' | 'positionId' | 'by'>,
  values: FormValues,
  idempotencyKey: string,
) {
  const body = bodyOf(values);
  if (!positionId) {
    const { position, message } = await api('POST /business/:businessId/positions', {
      params: { businessId },
      body: { ...body, ...by, idempotencyKey },
    });
    return { to: `/stilling/${position.id}`, state: { message } };
  }
  const params = { businessId, positionId };
  const { message } = await api('PUT /business/:businessId/positions/:positionId', {
    params,
    body: { ...body, ...by, ...(values.seenAt && { updatedAt: values.seenAt }) },
  });
  return { to: `/bedrift/${businessId}/stillinger`, state: { message } };
}

export type PositionFormState = ReturnType<typeof usePositionForm>;

/** Where errors name a field differently. */
const errorPaths: Partial<Record<keyof FormValues, string[]>> = {
  remote: ['municipality'],
  salaryMin: ['salaryRange.min', 'salaryRange.max', 'salaryRange'],
  salaryMax: ['salaryRange.max', 'salaryRange'],
  contactName: ['contactInfo.name'],
  contactEmail: ['contactInfo.email'],
  contactPosition: ['contactInfo.position'],
  contactPhone: ['contactInfo.phone'],
  applicationMethod: ['applicationMethod', 'externalApplicationUrl', 'applicationFormId'],
  expiryDate: ['expiryDate', 'publishFrom', 'applicationDeadline', 'answerBy'],
  applicationDeadline: ['applicationDeadline', 'publishFrom', 'answerBy'],
};
