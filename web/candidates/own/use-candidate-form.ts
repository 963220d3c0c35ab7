import { useRef, useState } from 'react';
import { CallError } from '../../../contract/call.ts';
import { candidateFieldsSchema } from '../../../contract/candidates/candidate-fields.ts';
import { api } from '../../platform/api.ts';
import { checkFields } from '../../ui/check-fields.ts';
import { useOnRefused } from '../../ui/on-refused.ts';
import { isStale, useOverwrite } from '../../ui/use-overwrite.ts';
import { useWrongFields } from '../../ui/use-wrong-fields.ts';
import { type CandidateValues, noValues, valuesOf } from './candidate-values.ts';
import type { OwnCandidate, OwnReply } from './own-reply.ts';

export type CandidateFormState = ReturnType<typeof useCandidateForm>;

/** What is typed, checked by the contract's schema, and its way to the server. What is refused stays as it was typed. */
export function useCandidateForm(candidate: OwnCandidate | null, onSaved: (reply: OwnReply) => void) {
  const logInAgain = useOnRefused();
  const [initial] = useState(() => (candidate ? valuesOf(candidate) : noValues));
  const [values, setValues] = useState(initial);
  const [isSending, setSending] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const wrong = useWrongFields<keyof CandidateValues>(isSending);
  const { overwrite, seenUnlessChosen } = useOverwrite();

  const change = <F extends keyof CandidateValues>(field: F, value: CandidateValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    wrong.clearError(field);
  };

  const wanted = useRef(false);
  const save = async (isVisible: boolean) => {
    if (isSending) return;
    wanted.current = isVisible;
    setConflict(false);
    const found = ofFields(checkFields(candidateFieldsSchema, values));
    if (found.length > 0) return wrong.show(found, mendAbove);
    wrong.forget();
    setSending(true);
    const seen = seenUnlessChosen(candidate?.updatedAt ?? NONE);
    const known = seen === NONE ? { isFirst: true } : seen !== null && { seenAt: seen };
    try {
      onSaved(await api('PUT /candidates/mine', { body: { ...values, isVisible, ...known } }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      logInAgain(error, wrong.forget);
      const refused = ofFields(error.errors).filter(({ path }) => path in values);
      setConflict(isStale(error));
      wrong.show(refused, refused.length > 0 ? mendAbove : error.message);
    } finally {
      setSending(false);
    }
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
    form: wrong.form,
    banner: wrong.banner,
    errorOf: wrong.errorOf,
    isChanged: JSON.stringify(values) !== JSON.stringify(initial),
  };
}

/** What was seen where there was no profile yet. */
const NONE = '';

/** What went wrong is said below the fields. */
const mendAbove = 'Rett opp feilene ovenfor, og prøv igjen.';

/** One of several choices that is refused is said at the field. */
const ofFields = (errors: { path: string; msg: string }[]) =>
  errors.map(({ path, msg }) => ({ path: path.split('.')[0] ?? path, msg }));
