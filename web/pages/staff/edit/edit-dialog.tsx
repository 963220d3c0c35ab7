import { Button, Spinner } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../../../../contract/call.ts';
import type { FieldError } from '../../../../contract/errors.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import type { Say } from '../tab.ts';
import styles from './edit-dialog.module.css';
import { EditField } from './edit-field.tsx';
import { changesOf, type FieldSpec, type Values, valuesOf } from './field-spec.ts';

interface Props {
  /** "Rediger bruker". */
  title: string;
  /** Of the opened entry; nothing while the dialog is closed. */
  id: string | null;
  fields: FieldSpec[];
  schema: z.ZodType;
  load: (id: string) => Promise<object>;
  save: (id: string, changes: Record<string, unknown>) => Promise<{ message: string }>;
  onClose: () => void;
  onSaved: () => void;
  say: Say;
}

/** Loads an entry, changes what is changed of it, and keeps what was typed while something is wrong. */
export function EditDialog({ id, title, onClose, ...rest }: Props) {
  const heading = useId();
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isClosing, setClosing] = useState(false);
  // In a later step: the guard must know by then that nothing is lost any more.
  useEffect(() => {
    if (!isClosing) return;
    setClosing(false);
    onClose();
  }, [isClosing, onClose]);
  const close = () => {
    setChanged(false);
    setAsking(false);
    setClosing(true);
  };
  const leave = () => {
    if (id === null || isAsking || isClosing) return;
    if (isChanged) setAsking(true);
    else close();
  };
  return (
    <>
      <Modal open={id !== null && !isAsking} onClose={leave} labelledBy={heading}>
        <div className={styles.dialog}>
          <h2 id={heading} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          {id && <Form key={id} id={id} onClose={close} onLeave={leave} onChanged={setChanged} {...rest} />}
        </div>
      </Modal>
      <UnsavedGuard
        what="skjemaet"
        consequence="Det du har endret her, går tapt."
        isChanged={isChanged}
        isLeaving={isAsking}
        onLeave={close}
        onStay={() => setAsking(false)}
      />
    </>
  );
}

interface FormProps extends Omit<Props, 'title' | 'id'> {
  id: string;
  onLeave: () => void;
  onChanged: (isChanged: boolean) => void;
}

function Form({ id, fields, schema, load, save, onClose, onLeave, onChanged, onSaved, say }: FormProps) {
  const [initial, setInitial] = useState<Values | null>(null);
  const [values, setValues] = useState<Values>({});
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [banner, setBanner] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the dialog of another entry is another one
  useEffect(() => {
    load(id).then(
      (entry) => {
        setInitial(valuesOf(fields, entry));
        setValues(valuesOf(fields, entry));
      },
      (error: Error) => {
        say(error.message);
        onClose();
      },
    );
  }, []);
  const isChanged = initial !== null && Object.keys(changesOf(fields, initial, values)).length > 0;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  if (!initial) return <Spinner aria-label="Laster …" />;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changes = changesOf(fields, initial, values);
    const { error } = schema.safeParse(changes);
    if (error) return refuse(asErrors(error.issues), 'Vennligst rett opp feilene nedenfor og prøv igjen.');
    setSending(true);
    try {
      if (Object.keys(changes).length > 0) {
        say((await save(id, changes)).message, 'success');
        onSaved();
      }
      onClose();
    } catch (problem) {
      const found = problem instanceof CallError ? problem.errors : [];
      refuse(found, `Feil ved lagring: ${(problem as Error).message}`);
    } finally {
      setSending(false);
    }
  };
  const refuse = (found: FieldError[], message: string) => {
    setErrors(found);
    setBanner(message);
  };
  const fieldOf = (spec: FieldSpec) => (
    <EditField
      key={spec.name}
      spec={spec}
      value={values[spec.name] ?? ''}
      error={errors.find(({ path }) => path === spec.name)?.msg}
      disabled={isSending}
      onChange={(value) => {
        setValues((before) => ({ ...before, [spec.name]: value }));
        setErrors((before) => before.filter(({ path }) => path !== spec.name));
      }}
    />
  );
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
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
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Lagrer …' : 'Lagre'}
        </Button>
        <Button type="button" variant="secondary" data-color="neutral" disabled={isSending} onClick={onLeave}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}

const asErrors = (issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] =>
  issues.map(({ path, message }) => ({ path: path.join('.'), msg: message }));

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
