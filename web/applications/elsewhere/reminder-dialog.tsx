import { useId, useState } from 'react';
import type { ElsewhereEntry } from '../../../contract/applications/applications-elsewhere.ts';
import { elsewhereLimits } from '../../../contract/applications/elsewhere-words.ts';
import { api } from '../../platform/api.ts';
import { addDays, dayInOslo, formatDate } from '../../platform/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { isOutdated } from '../is-outdated.ts';
import { suggestedReminder } from './entry-fields.ts';

interface Props {
  open: boolean;
  entry: ElsewhereEntry;
  /** It is gone, or has ended. */
  onStale: () => void;
  onClose: () => void;
  onSaved: (entry: ElsewhereEntry, message: string) => void;
}

export function ReminderDialog({ open, entry, onStale, onClose, onSaved }: Props) {
  const id = useId();
  const today = dayInOslo(new Date());
  const [on, setOn] = useState(entry.remindOn ?? suggestedReminder(entry, today));
  const { form, banner, errorOf, clearError, isSending, send } = useSentForm(['on']);
  const save = async () => {
    const reply = await api('PUT /applications/elsewhere/:id/reminder', { params: { id: entry.id }, body: { on } });
    onSaved(reply.entry, reply.message);
  };
  return (
    <FormDialog
      open={open}
      title="Få en påminnelse"
      sendLabel={isSending ? 'Lagrer …' : 'Minn meg på det'}
      isSending={isSending}
      form={form}
      onSend={() => send(save, (error) => isOutdated(error) && onStale())}
      onClose={onClose}
    >
      <p>
        Du får én e-post om «{entry.title}» om morgenen den dagen, så sant status fortsatt er Søkt eller Intervju.
        {entry.deadline && ` Søknadsfristen er ${formatDate(entry.deadline)}.`}
      </p>
      <Banner>{banner}</Banner>
      <LabelledField id={id} label="Dag" error={errorOf('on')}>
        {(labelled) => (
          <DateInput
            {...labelled}
            value={on}
            min={addDays(today, 1)}
            max={addDays(today, elsewhereLimits.remindDaysAhead)}
            onChange={(day) => {
              setOn(day);
              clearError('on');
            }}
          />
        )}
      </LabelledField>
    </FormDialog>
  );
}
