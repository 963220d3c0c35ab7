import { useState } from 'react';
import type { CallError } from '../../../contract/call.ts';
import { formatCount } from '../../platform/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { addLabel, removeLabel } from '../inbox-calls.ts';
import type { useBulk } from '../use-bulk.ts';
import { LabelField } from './label-field.tsx';
import { RemovableLabels } from './removable-labels.tsx';

interface Props {
  open: boolean;
  bulk: ReturnType<typeof useBulk>;
  /** Those that the business uses. */
  known: string[];
  onClose: () => void;
}

/** Puts a label on all that are chosen in the list, or takes one off those that have it. They stay chosen. */
export function LabelsOfChosen({ open, bulk, known, onClose }: Props) {
  const { chosen, keepStale, tell, missing } = bulk;
  const [typed, setTyped] = useState('');
  const { form, banner, forget, errorOf, clearError, isSending, send } = useSentForm(['label']);
  const labels = [...new Set(chosen.flatMap((each) => each.labels))].sort((one, other) =>
    one.localeCompare(other, 'nb'),
  );
  const having = (label: string) => chosen.filter((each) => each.labels.includes(label));

  const change = async (call: () => ReturnType<typeof addLabel>) => {
    const { applications, message } = await call();
    setTyped('');
    onClose();
    const labelsOf = new Map(applications.map((each) => [each.id, each.labels]));
    await keepStale(chosen.map((each) => ({ ...each, labels: labelsOf.get(each.id) ?? each.labels })));
    tell(`${message}.`);
  };
  const refused = (error: CallError) => {
    if (error.status !== 404) return;
    onClose();
    void missing(error);
  };

  return (
    <FormDialog
      open={open}
      title="Merkelapper"
      sendLabel="Legg til merkelapp"
      isSending={isSending}
      form={form}
      onSend={() => send(() => change(() => addLabel(chosen, typed)), refused)}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <p>På {formatCount(chosen.length, 'søknad', 'søknader')} du har valgt.</p>
      <LabelField
        value={typed}
        known={known}
        description="Bare dere som behandler søknader for bedriften, ser dem."
        error={errorOf('label')}
        onChange={(value) => {
          setTyped(value);
          clearError('label');
        }}
      />
      {labels.length > 0 && <p>Trykk på en merkelapp for å fjerne den.</p>}
      <RemovableLabels
        labels={labels.map((label) => ({ label, count: having(label).length }))}
        isBusy={isSending}
        onRemove={(label) => void send(() => change(() => removeLabel(having(label), label)), refused)}
      />
      <Banner>{banner}</Banner>
    </FormDialog>
  );
}
