import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { needsActiveBusiness } from '../../contract/application-form-fields.ts';
import { CallError, reasonOf } from '../../contract/call.ts';
import { useLogInAgain } from '../accounts/use-log-in-again.ts';
import { FormBuilder } from '../application-forms/form-builder.tsx';
import { blankForm, completed, copyOf, type FormDraft } from '../application-forms/form-draft.ts';
import { api } from '../platform/api.ts';
import { metadata } from '../platform/metadata.ts';
import { newKey } from '../platform/new-key.ts';
import { SaveProblem } from '../ui/save-problem.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { Route } from './+types/new-application-form';
import { FormPage, formsAddress } from './application-form/form-page.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Ny søknadsmal', description: 'Lag spørsmålene du vil stille søkere.', noindex: true });

interface Ready {
  initial: FormDraft;
  businesses: { id: string; businessName: string }[];
}

/** `?fra=` names a form to begin with, `?bedrift=` whose it will be, `?stilling=` the position that is being written for it. */
export default function NewApplicationForm() {
  const [query] = useSearchParams();
  const from = query.get('fra');
  const position = positionBehind(query);
  const [businessId, setBusinessId] = useState(query.get('bedrift') ?? '');
  const [ready, setReady] = useState<Ready | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [saveProblem, setSaveProblem] = useState<string | null>(null);
  const [savedId, setSavedId] = useState<string | null>(null);
  // Sent once more after a lost reply, it is the same form.
  const [idempotencyKey] = useState(newKey);
  const navigate = useNavigate();
  const logInAgain = useLogInAgain();

  const load = useCallback(async () => {
    setFailure(null);
    try {
      const businesses = (await api('GET /business/my-businesses')).businesses.filter(({ isActive }) => isActive);
      if (businesses.length === 0) return setFailure(new CallError(403, needsActiveBusiness));
      const form = from ? (await api('GET /application-forms/:formId', { params: { formId: from } })).form : null;
      const wanted = [form?.businessId, businesses[0]?.id].find((id) => businesses.some((each) => each.id === id));
      setBusinessId((before) => (businesses.some(({ id }) => id === before) ? before : (wanted ?? '')));
      setReady({ initial: form ? copyOf(form) : blankForm(), businesses });
    } catch (error) {
      setFailure(error);
    }
  }, [from]);

  const save = async (draft: FormDraft) => {
    setSaveProblem(null);
    try {
      const { form } = await api('POST /application-forms', {
        body: {
          ...draft,
          questions: draft.questions.map(completed),
          ...(businessId && { businessId }),
          idempotencyKey,
        },
      });
      setSavedId(form.id);
      return true;
    } catch (error) {
      logInAgain(error, () => setSaveProblem(null));
      setSaveProblem(reasonOf(error, 'Feil ved lagring av søknadsmal'));
      return false;
    }
  };
  const done = useCallback(
    () => navigate(position ?? formsAddress, { state: { message: 'Søknadsmalen er lagret.', savedFormId: savedId } }),
    [navigate, position, savedId],
  );

  return (
    <FormPage
      title={from ? 'Ny søknadsmal fra kopi' : 'Ny søknadsmal'}
      {...(position && { back: { to: position, children: 'Tilbake til stillingen' } })}
      onEnter={load}
      isLoading={!ready}
      failure={failure}
    >
      {ready && (
        <FormBuilder
          initial={ready.initial}
          isExisting={false}
          aside={
            ready.businesses.length > 1 && (
              <SelectField label="Bedrift" name="businessId" value={businessId} onChange={setBusinessId}>
                {ready.businesses.map(({ id, businessName }) => (
                  <option key={id} value={id}>
                    {businessName}
                  </option>
                ))}
              </SelectField>
            )
          }
          problem={saveProblem && <SaveProblem message={saveProblem} />}
          onSave={save}
          onDone={done}
          onCancel={() => navigate(position ?? formsAddress)}
        />
      )}
    </FormPage>
  );
}

/** Its form goes on from the draft, with the new one chosen. */
function positionBehind(query: URLSearchParams) {
  const position = query.get('stilling');
  if (!position) return null;
  return `/bedrift/${query.get('bedrift')}/stillinger/${position === 'ny' ? 'ny' : `${position}/rediger`}`;
}
