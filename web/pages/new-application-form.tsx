import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { needsActiveBusiness } from '../../contract/application-forms/application-form-fields.ts';
import { CallError } from '../../contract/call.ts';
import { useAccount } from '../accounts/account.tsx';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { FormBuilder } from '../application-forms/form-builder.tsx';
import { blankForm, completed, copyOf, type FormDraft } from '../application-forms/form-draft.ts';
import { api } from '../platform/api.ts';
import { metadata } from '../platform/metadata.ts';
import { newKey } from '../platform/new-key.ts';
import { useReading } from '../platform/use-reading.ts';
import { useOnRefused } from '../ui/on-refused.ts';
import { SaveProblem } from '../ui/save-problem.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { Route } from './+types/new-application-form';
import { FormPage, formsAddress, loadFailed } from './application-form/form-page.tsx';
import { whyNotSaved } from './application-form/why-not-saved.ts';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Ny søknadsmal', description: 'Lag spørsmålene du vil stille søkere.', noindex: true });

/** `?fra=` names a form to begin with, `?bedrift=` whose it will be, `?stilling=` the position that is being written for it. */
export default function NewApplicationForm() {
  const [query] = useSearchParams();
  const from = query.get('fra');
  const position = positionBehind(query);
  const state = useOnlyLoggedIn();
  const { user } = useAccount();
  const [chosen, choose] = useState(query.get('bedrift'));
  const [saveProblem, setSaveProblem] = useState<string | null>(null);
  const [savedId, setSavedId] = useState<string | null>(null);
  // Sent once more after a lost reply, it is the same form.
  const [idempotencyKey] = useState(newKey);
  const navigate = useNavigate();
  const onRefused = useOnRefused();

  const read = useCallback(async () => {
    const businesses = (await api('GET /business/my-businesses')).businesses.filter(({ isActive }) => isActive);
    if (businesses.length === 0) throw new CallError(403, needsActiveBusiness);
    const form = from ? (await api('GET /application-forms/:formId', { params: { formId: from } })).form : null;
    return { businesses, copied: form, initial: form ? copyOf(form) : blankForm() };
  }, [from]);
  const reading = useReading(state === 'in' ? read : null, { failed: loadFailed });
  const { data: ready } = reading;
  const businesses = ready?.businesses ?? [];
  const whose = (id: string | null | undefined) => businesses.find((each) => each.id === id);
  const businessId = (whose(chosen) ?? whose(ready?.copied?.businessId) ?? businesses[0])?.id ?? '';

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
      onRefused(error, () => setSaveProblem(null));
      setSaveProblem(whyNotSaved(error, false));
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
      reading={reading}
    >
      {ready && (
        <FormBuilder
          about={`new ${from} ${user?.id}`}
          initial={ready.initial}
          isExisting={false}
          aside={
            businesses.length > 1 && (
              <SelectField label="Bedrift" name="businessId" value={businessId} onChange={choose}>
                {businesses.map(({ id, businessName }) => (
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
