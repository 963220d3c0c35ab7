import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApplicationForm } from '../../contract/application-forms.ts';
import { useAccount } from '../accounts/account.tsx';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { FormBuilder } from '../application-forms/form-builder.tsx';
import { completed, draftOf, type FormDraft } from '../application-forms/form-draft.ts';
import { api } from '../platform/api.ts';
import { formatCount } from '../platform/format.ts';
import { metadata } from '../platform/metadata.ts';
import { useReading } from '../platform/use-reading.ts';
import { Notice } from '../ui/notice.tsx';
import { useOnRefused } from '../ui/on-refused.ts';
import { SaveProblem } from '../ui/save-problem.tsx';
import { isStale, useOverwrite } from '../ui/use-overwrite.ts';
import type { Route } from './+types/edit-application-form';
import { FormPage, formsAddress, loadFailed } from './application-form/form-page.tsx';
import { whyNotSaved } from './application-form/why-not-saved.ts';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Rediger søknadsmal', description: 'Endre spørsmålene i en søknadsmal.', noindex: true });

export default function EditApplicationForm({ params: { formId } }: Route.ComponentProps) {
  const state = useOnlyLoggedIn();
  const { user } = useAccount();
  const [refused, setRefused] = useState<{ message: string; isStale: boolean } | null>(null);
  const { overwrite, seenUnlessChosen } = useOverwrite();
  const navigate = useNavigate();
  const onRefused = useOnRefused();
  const done = useCallback(() => navigate(formsAddress, { state: { message: 'Søknadsmalen er lagret.' } }), [navigate]);

  const read = useCallback(async () => {
    const { form } = await api('GET /application-forms/:formId', { params: { formId } });
    return { form, initial: draftOf(form) };
  }, [formId]);
  const reading = useReading(state === 'in' ? read : null, { failed: loadFailed });
  const { data: loaded, reload } = reading;
  const readAgain = async () => {
    if (!(await reload())) return;
    setRefused(null);
    // The button that was pressed is gone.
    document.getElementById('innhold')?.focus();
  };

  /** With the time of what was seen, a colleague's change is not overwritten, unless that is what was asked for. */
  const save = async (draft: FormDraft, updatedAt: string) => {
    const seen = seenUnlessChosen(updatedAt);
    setRefused(null);
    try {
      await api('PUT /application-forms/:formId', {
        params: { formId },
        body: { ...draft, questions: draft.questions.map(completed), ...(seen && { updatedAt: seen }) },
      });
      return true;
    } catch (error) {
      onRefused(error, () => setRefused(null));
      setRefused({ message: whyNotSaved(error, true), isStale: isStale(error) });
      return false;
    }
  };

  return (
    <FormPage title="Rediger søknadsmal" reading={reading}>
      {loaded && (
        <>
          {loaded.form.isStopped && (
            <Notice color="warning" title="Vi har deaktivert søknadsmalen">
              <p>Ta kontakt med oss hvis det er en feil.</p>
            </Notice>
          )}
          <InUse form={loaded.form} />
          <FormBuilder
            key={loaded.form.updatedAt}
            about={`${formId} ${loaded.form.updatedAt} ${user?.id}`}
            initial={loaded.initial}
            isExisting
            problem={
              refused && (
                <SaveProblem
                  message={refused.message}
                  conflict={refused.isStale ? { onOverwrite: overwrite, onReload: () => void readAgain() } : undefined}
                />
              )
            }
            onSave={(draft) => save(draft, loaded.form.updatedAt)}
            onDone={done}
            onCancel={() => navigate(formsAddress)}
          />
        </>
      )}
    </FormPage>
  );
}

function InUse({ form: { usageCount, applicationCount } }: { form: ApplicationForm }) {
  if (usageCount === 0 && applicationCount === 0) return null;
  return (
    <Notice color="info" title="Malen er i bruk">
      <p>
        Den brukes i {formatCount(usageCount, 'stilling', 'stillinger')} og har fått{' '}
        {formatCount(applicationCount, 'søknad', 'søknader')}. Endringer gjelder nye søknader; de som er sendt, beholder
        spørsmålene de fikk.
      </p>
    </Notice>
  );
}
