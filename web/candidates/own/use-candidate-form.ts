import { useRef, useState } from 'react';
import { candidateFieldsSchema } from '../../../contract/candidates/candidate-fields.ts';
import { api } from '../../platform/api.ts';
import { checkFields } from '../../ui/check-fields.ts';
import { isStale, useOverwrite } from '../../ui/use-overwrite.ts';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { type KeptCandidate, useKeeping } from './candidate-draft.ts';
import { type CandidateValues, noValues, valuesOf } from './candidate-values.ts';
import type { OwnCandidate, OwnReply } from './own-reply.ts';

export type CandidateFormState = ReturnType<typeof useCandidateForm>;

/** What is typed, checked by the contract's schema, and its way to the server. What is refused stays as it was typed. */
export function useCandidateForm(
  candidate: OwnCandidate | null,
  draft: KeptCandidate,
  onSaved: (reply: OwnReply) => void,
) {
  const [initial] = useState(() => (candidate ? valuesOf(candidate) : noValues));
  const [kept] = useState(draft.read);
  // Kept before the product was renewed, it may lack what the form has now.
  const [values, setValues] = useState({ ...initial, ...kept });
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);
  useKeeping(draft, isChanged ? values : null);
  const [isConflict, setConflict] = useState(false);
  const { form, banner, show, errorOf, clearError, isSending, send } = useSentForm<keyof CandidateValues>(fields);
  const { overwrite, seenUnlessChosen } = useOverwrite();

  const change = <F extends keyof CandidateValues>(field: F, value: CandidateValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    clearError(field);
  };

  const wanted = useRef(false);
  const save = async (isVisible: boolean) => {
    if (isSending) return;
    wanted.current = isVisible;
    setConflict(false);
    const found = ofFields(checkFields(candidateFieldsSchema, values));
    if (found.length > 0) return show(found, mendAbove);
    const seen = seenUnlessChosen(candidate?.updatedAt ?? NONE);
    const known = seen === NONE ? { isFirst: true } : seen !== null && { seenAt: seen };
    const put = async () => onSaved(await api('PUT /candidates/mine', { body: { ...values, isVisible, ...known } }));
    await send(put, (error) => {
      setConflict(isStale(error));
      const refused = ofFields(error.errors).filter(({ path }) => fields.includes(path));
      if (refused.length > 0) show(refused, mendAbove);
    });
  };

  return {
    values,
    change,
    save,
    /** What was refused, over what somebody else saved: shown only if that was wanted then. */
    saveAgain: () => save(wanted.current),
    isSending,
    isConflict,
    overwrite,
    form,
    banner,
    errorOf,
    isChanged,
    wasKept: kept !== null,
  };
}

const fields = Object.keys(noValues);

/** What was seen where there was no profile yet. */
const NONE = '';

/** What went wrong is said below the fields. */
const mendAbove = 'Rett opp feilene ovenfor, og prøv igjen.';

/** One of several choices that is refused is said at the field. */
const ofFields = (errors: { path: string; msg: string }[]) =>
  errors.map(({ path, msg }) => ({ path: path.split('.')[0] ?? path, msg }));
