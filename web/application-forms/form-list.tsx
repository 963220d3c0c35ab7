import { Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ApplicationForm } from '../../contract/application-forms.ts';
import { CallError, hasStatus } from '../../contract/call.ts';
import { api } from '../platform/api.ts';
import { useReading } from '../platform/use-reading.ts';
import { Banner } from '../ui/banner.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { Said } from '../ui/said.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { isStale } from '../ui/use-overwrite.ts';
import { useSaid } from '../ui/use-said.ts';
import { FormItem } from './form-item.tsx';
import styles from './form-list.module.css';
import { RemoveFormDialog } from './remove-form-dialog.tsx';

const read = async () => (await api('GET /application-forms')).forms;

/** The application forms of every business that the user manages. */
export default function FormList() {
  const reading = useReading(read, { failed: 'Feil ved henting av søknadsmaler' });
  const { data: forms, setData: setForms, problem, reload, retry } = reading;
  const [asked, setAsked] = useState<ApplicationForm | null>(null);
  const { said, say, sayWhy, hush } = useSaid({ failuresStay: true });

  const attempt = async (what: () => Promise<string>, failed: string) => {
    hush();
    try {
      say('success', await what());
    } catch (error) {
      // A colleague changed or deleted it.
      if (hasStatus(error, 404, 409)) await reload();
      sayWhy(error, failed);
    }
  };
  const toggle = (form: ApplicationForm) =>
    attempt(async () => {
      const { id: formId, title, description, questions, updatedAt } = form;
      const isActive = !form.isActive;
      const body = { title, description, questions, updatedAt, isActive };
      const changed = (await api('PUT /application-forms/:formId', { params: { formId }, body }).catch(refused)).form;
      setForms((before) => before?.map((each) => (each.id === formId ? changed : each)) ?? null);
      return isActive
        ? `${title} kan velges for nye stillinger igjen.`
        : `${title} kan ikke lenger velges for nye stillinger.`;
    }, 'Feil ved lagring av søknadsmal');
  // The button that was pressed goes with its form.
  const all = useRef<HTMLDivElement>(null);
  useFocusKept(forms?.length ?? 0, all);
  const remove = ({ id: formId }: ApplicationForm) =>
    attempt(async () => {
      const { message } = await api('DELETE /application-forms/:formId', { params: { formId } });
      setForms((before) => before?.filter(({ id }) => id !== formId) ?? null);
      return message;
    }, 'Feil ved sletting av søknadsmal');

  const add = (
    <Button asChild className={styles.add}>
      <Link to="/application-forms/new">
        <Icon name="plus" />
        Ny søknadsmal
      </Link>
    </Button>
  );
  const severalBusinesses = new Set(forms?.map(({ businessId }) => businessId)).size > 1;
  return (
    <div ref={all} tabIndex={-1} className={styles.all}>
      <Banner>{problem}</Banner>
      <Said said={said} />
      {forms === null && <LoadingOrRetry retry={retry}>Laster søknadsmaler …</LoadingOrRetry>}
      {forms?.length === 0 && (
        <EmptyState title="Ingen søknadsmaler ennå" level={2}>
          <p>Lag spørsmålene du vil stille søkere, og velg malen når du legger ut en stilling.</p>
          {add}
        </EmptyState>
      )}
      {forms && forms.length > 0 && (
        <>
          {add}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
          <ul className={styles.list} role="list">
            {forms.map((form) => (
              <li key={form.id}>
                <FormItem
                  form={form}
                  showsBusiness={severalBusinesses}
                  onToggle={() => void toggle(form)}
                  onRemove={() => setAsked(form)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <RemoveFormDialog
        form={asked}
        onRemove={(form) => {
          setAsked(null);
          void remove(form);
        }}
        onDeactivate={(form) => {
          setAsked(null);
          void toggle(form);
        }}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}

/** The refusal speaks of what was written, and here nothing was. */
function refused(error: unknown): never {
  if (!isStale(error)) throw error;
  throw new CallError(409, 'En kollega har endret søknadsmalen i mellomtiden. Se på den før du prøver igjen.');
}
