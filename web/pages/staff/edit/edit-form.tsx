import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { Banner } from '../../../ui/banner.tsx';
import { checkFields, mendBelow } from '../../../ui/check-fields.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SaveProblem } from '../../../ui/save-problem.tsx';
import { type Say, useSayFailed, useSayWhy } from '../../../ui/say.ts';
import { useOverwrite } from '../../../ui/use-overwrite.ts';
import { useSentForm } from '../../../ui/use-sent-form.ts';
import styles from './edit-dialog.module.css';
import { EditField } from './edit-field.tsx';
import { askedOf, changesOf, type FieldSpec, type Values, valuesOf } from './field-spec.ts';

interface Props {
  /** Of the entry. */
  id: string;
  fields: FieldSpec[];
  schema: z.ZodType;
  load: (id: string) => Promise<{ updatedAt: string }>;
  save: (id: string, changes: Record<string, unknown>) => Promise<{ message: string }>;
  onClose: () => void;
  onSaved: () => void;
  say: Say;
  onLeave: () => void;
  onChanged: (isChanged: boolean) => void;
}

/** What stands in the dialog of an entry. Only what is changed is sent. */
export function EditForm({ id, fields, schema, load, save, onClose, onLeave, onChanged, onSaved, say }: Props) {
  const [initial, setInitial] = useState<Values | null>(null);
  const [values, setValues] = useState<Values>({});
  const [asked, setAsked] = useState<ReturnType<typeof askedOf>>([]);
  const { form, banner, show, forget, errorOf, clearError, isSending, send } = useSentForm([]);
  const sayFailed = useSayFailed(say);
  const sayWhy = useSayWhy((problem) => (problem === null ? forget() : show([], problem)));
  const readAt = useRef('');
  const { overwrite, seenUnlessChosen } = useOverwrite();

  const read = async () => {
    const entry = await load(id);
    readAt.current = entry.updatedAt;
    setInitial(valuesOf(fields, entry));
    setValues(valuesOf(fields, entry));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the dialog of another entry is another one
  useEffect(() => {
    read().catch((error) => {
      sayFailed(error);
      onClose();
    });
  }, []);
  const isChanged = initial !== null && Object.keys(changesOf(fields, initial, values)).length > 0;
  // Before anything else is pressed: Escape at once after a letter would take it along unasked.
  useLayoutEffect(() => onChanged(isChanged), [isChanged, onChanged]);

  if (!initial) return <Loading>Laster …</Loading>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changes = changesOf(fields, initial, values);
    const wrong = checkFields(schema, changes);
    if (wrong.length > 0) return show(wrong, mendBelow);
    const toAsk = askedOf(fields, changes);
    if (toAsk.length > 0) setAsked(toAsk);
    else void saveChanges(changes);
  };
  const saveChanges = (changes: Record<string, unknown>) => {
    setAsked([]);
    return send(
      async () => {
        if (Object.keys(changes).length > 0) {
          const updatedAt = seenUnlessChosen(readAt.current);
          say((await save(id, { ...changes, ...(updatedAt && { updatedAt }) })).message, 'success');
          onSaved();
        }
        onClose();
      },
      ({ errors, message }) => show(errors, `Feil ved lagring: ${message}`),
    );
  };
  const reload = () =>
    read().then(() => {
      forget();
      // The button that was pressed is gone.
      form.current?.querySelector('input')?.focus();
    }, sayWhy);
  const fieldOf = (spec: FieldSpec) => (
    <EditField
      key={spec.name}
      spec={spec}
      value={values[spec.name] ?? ''}
      error={errorOf(spec.name)}
      disabled={isSending || (spec.isOnlyTurnedOff === true && !initial[spec.name])}
      onChange={(value) => {
        setValues((before) => ({ ...before, [spec.name]: value }));
        clearError(spec.name);
      }}
    />
  );
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Banner>
        {banner && (
          <SaveProblem
            message={banner}
            conflict={errorOf('updatedAt') ? { onOverwrite: overwrite, onReload: () => void reload() } : undefined}
          />
        )}
      </Banner>
      {inGroups(fields).map(({ group, members }) =>
        group ? (
          <fieldset key={group} className={styles.group}>
            <legend>{group}</legend>
            {members.map(fieldOf)}
          </fieldset>
        ) : (
          members.map(fieldOf)
        ),
      )}
      <div className={styles.buttons}>
        <Button type="submit" data-send disabled={isSending}>
          {isSending ? 'Lagrer …' : 'Lagre'}
        </Button>
        <Button type="button" variant="secondary" data-color="neutral" disabled={isSending} onClick={onLeave}>
          Avbryt
        </Button>
      </div>
      <ConfirmDialog
        open={asked.length > 0}
        title={asked.length > 1 ? 'Er du sikker på at du vil lagre dette?' : (asked[0]?.question ?? '')}
        confirmLabel="Lagre"
        onConfirm={() => void saveChanges(changesOf(fields, initial, values))}
        onCancel={() => setAsked([])}
      >
        {asked.map(({ consequence }) => (
          <p key={consequence}>{consequence}</p>
        ))}
      </ConfirmDialog>
    </form>
  );
}

/** Neighbours of the same group, in their order. */
function inGroups(fields: FieldSpec[]) {
  const groups: { group: string | undefined; members: FieldSpec[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.group === field.group) last.members.push(field);
    else groups.push({ group: field.group, members: [field] });
  }
  return groups;
}
