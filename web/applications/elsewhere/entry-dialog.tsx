import { Input } from '@digdir/designsystemet-react';
import { useId, useState } from 'react';
import type { ElsewhereEntry } from '../../../contract/applications/applications-elsewhere.ts';
import { elsewhereLimits } from '../../../contract/applications/elsewhere-words.ts';
import type { CallError } from '../../../contract/call.ts';
import { api } from '../../platform/api.ts';
import { dayInOslo } from '../../platform/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { mendBelow } from '../../ui/check-fields.ts';
import { CountedText } from '../../ui/counted-text.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { SaveProblem } from '../../ui/save-problem.tsx';
import { isStale, useOverwrite } from '../../ui/use-overwrite.ts';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { isOutdated } from '../is-outdated.ts';
import type { EntryFields } from './entry-fields.ts';

interface Props {
  open: boolean;
  /** What is changed, as it was when one began; nothing where one is added. */
  entry: ElsewhereEntry | null;
  values: EntryFields;
  /** Of one and the same attempt to note something, also when the dialog was about something else in between. */
  keyFor: (content: unknown) => string;
  onTyped: (values: EntryFields) => void;
  onClose: (isGone: boolean) => void;
  onSaved: (entry: ElsewhereEntry) => void;
  /** It is not as it was read. */
  onStale: () => void;
  /** It is to be shown as it is now, and what was typed is not wanted. */
  onReload: () => void;
}

/** What is typed stays until it is saved. */
export function EntryDialog(props: Props) {
  const { open, entry, values, keyFor, onTyped, onClose, onSaved, onStale, onReload } = props;
  const id = useId();
  const { form, banner, errors, show, forget, errorOf, clearError, isSending, send } = useSentForm(Object.keys(values));
  const [isConflict, setConflict] = useState(false);
  const { overwrite, seenUnlessChosen } = useOverwrite();
  /** Deleted elsewhere: what stands here can be noted anew. */
  const [isGone, setGone] = useState(false);

  const type = (name: keyof EntryFields) => (value: string) => {
    onTyped({ ...values, [name]: value });
    clearError(name);
  };
  const save = async () => {
    setConflict(false);
    const reply =
      entry && !isGone
        ? await change(entry.id, { ...values, updatedAt: seenUnlessChosen(entry.updatedAt) ?? undefined })
        : await api('POST /applications/elsewhere', { body: { ...values, idempotencyKey: keyFor(values) } });
    onSaved(reply.entry);
  };
  const refused = (error: CallError) => {
    if (error.status === 404) {
      show([], gone);
      setGone(true);
    }
    setConflict(isStale(error));
    if (isOutdated(error)) onStale();
  };

  const showAsItIs = () => {
    forget();
    onReload();
    // The button goes with what it says.
    form.current?.querySelector('input')?.focus();
  };

  const textField = (name: keyof EntryFields, label: string, more: { type?: 'url'; optional?: boolean } = {}) => (
    <LabelledField id={`${id}-${name}`} label={label} optional={more.optional} error={errorOf(name)}>
      {(labelled) => (
        <Input
          {...labelled}
          type={more.type ?? 'text'}
          value={values[name]}
          autoComplete="off"
          onChange={({ target }) => type(name)(target.value)}
        />
      )}
    </LabelledField>
  );
  return (
    <FormDialog
      open={open}
      title={isGone ? 'Noter på nytt' : entry ? 'Endre det du noterte' : 'Noter en søknad'}
      sendLabel={isSending ? 'Lagrer …' : isGone ? 'Noter på nytt' : 'Lagre'}
      isSending={isSending}
      form={form}
      onSend={() => send(save, refused)}
      onClose={() => onClose(isGone)}
    >
      <Banner>{errors.length > 0 && mendBelow}</Banner>
      <Banner>
        {banner && (
          <SaveProblem
            message={banner}
            {...(isConflict && { conflict: { onOverwrite: overwrite, onReload: showAsItIs } })}
          />
        )}
      </Banner>
      {textField('title', 'Stilling')}
      {textField('employer', 'Arbeidsgiver')}
      {textField('place', 'Sted', { optional: true })}
      <LabelledField id={`${id}-appliedOn`} label="Dato du søkte" error={errorOf('appliedOn')}>
        {(labelled) => (
          <DateInput {...labelled} value={values.appliedOn} max={dayInOslo(new Date())} onChange={type('appliedOn')} />
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
        onChange={type('note')}
      />
    </FormDialog>
  );
}

const gone = 'Det du noterte, er slettet et annet sted. Det som står her, kan du notere på nytt.';

const change = (id: string, body: EntryFields & { updatedAt: string | undefined }) =>
  api('PUT /applications/elsewhere/:id', { params: { id }, body });
