import { Input } from '@digdir/designsystemet-react';
import { useId, useState } from 'react';
import type { ElsewhereEntry } from '../../../contract/applications-elsewhere.ts';
import { CallError } from '../../../contract/call.ts';
import { elsewhereLimits } from '../../../contract/elsewhere-words.ts';
import { api } from '../../platform/api.ts';
import { dayInOslo } from '../../platform/format.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { Banner } from '../../ui/banner.tsx';
import { mendBelow } from '../../ui/check-fields.ts';
import { CountedText } from '../../ui/counted-text.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import type { OnRefused } from '../../ui/on-refused.ts';
import { useWrongFields } from '../../ui/use-wrong-fields.ts';
import { FormDialog } from '../form-dialog.tsx';
import type { EntryFields } from './entry-fields.ts';

interface Props {
  open: boolean;
  /** What is changed; nothing where one is added. */
  entry: ElsewhereEntry | undefined;
  values: EntryFields;
  onTyped: (values: EntryFields) => void;
  onClose: () => void;
  onSaved: (entry: ElsewhereEntry) => void;
  /** It is not as it was read. */
  onStale: () => void;
  logInAgain: OnRefused;
}

/** What is typed stays until it is saved. */
export function EntryDialog({ open, entry, values, onTyped, onClose, onSaved, onStale, logInAgain }: Props) {
  const id = useId();
  const attempt = useAttemptKey();
  const [isSending, setSending] = useState(false);
  const { form, banner, show, forget, errorOf, clearError } = useWrongFields(isSending);

  const change = (name: keyof EntryFields) => (value: string) => {
    onTyped({ ...values, [name]: value });
    clearError(name);
  };
  const save = async () => {
    setSending(true);
    forget();
    try {
      onSaved((await send(entry, values, attempt.keyFor)).entry);
      attempt.forget();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      logInAgain(error, forget);
      const wrong = error.errors.filter(({ path }) => path in values);
      show(wrong, wrong.length > 0 ? mendBelow : error.message);
      if (error.status === 404 || error.status === 409) onStale();
    } finally {
      setSending(false);
    }
  };

  const textField = (name: keyof EntryFields, label: string, more: { type?: 'url'; optional?: boolean } = {}) => (
    <LabelledField id={`${id}-${name}`} label={label} optional={more.optional} error={errorOf(name)}>
      {(labelled) => (
        <Input
          {...labelled}
          type={more.type ?? 'text'}
          value={values[name]}
          autoComplete="off"
          onChange={({ target }) => change(name)(target.value)}
        />
      )}
    </LabelledField>
  );
  return (
    <FormDialog
      open={open}
      title={entry ? 'Endre det du noterte' : 'Noter en søknad'}
      sendLabel={isSending ? 'Lagrer …' : 'Lagre'}
      isSending={isSending}
      form={form}
      onSend={save}
      onClose={onClose}
    >
      <Banner>{banner}</Banner>
      {textField('title', 'Stilling')}
      {textField('employer', 'Arbeidsgiver')}
      {textField('place', 'Sted', { optional: true })}
      <LabelledField id={`${id}-appliedOn`} label="Dato du søkte" error={errorOf('appliedOn')}>
        {(labelled) => (
          <DateInput
            {...labelled}
            value={values.appliedOn}
            max={dayInOslo(new Date())}
            onChange={change('appliedOn')}
          />
        )}
      </LabelledField>
      {textField('link', 'Lenke', { type: 'url', optional: true })}
      <CountedText
        id={`${id}-note`}
        label="Notat"
        rows={3}
        value={values.note}
        maxLength={elsewhereLimits.note}
        error={errorOf('note')}
        optional
        onChange={change('note')}
      />
    </FormDialog>
  );
}

const send = (entry: ElsewhereEntry | undefined, values: EntryFields, keyFor: (content: unknown) => string) =>
  entry
    ? api('PUT /applications/elsewhere/:id', {
        params: { id: entry.id },
        body: { ...values, updatedAt: entry.updatedAt },
      })
    : api('POST /applications/elsewhere', { body: { ...values, idempotencyKey: keyFor(values) } });
