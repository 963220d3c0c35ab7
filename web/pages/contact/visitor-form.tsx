import { Button, ErrorSummary } from '@digdir/designsystemet-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FieldError } from '../../../contract/errors.ts';
import { firstOfEachField } from '../../../contract/first-of-each-field.ts';
import { newKey } from '../../platform/new-key.ts';
import { mendBelow } from '../../ui/check-fields.ts';
import { firstWrong } from '../../ui/use-refused-form.ts';
import styles from './visitor-form.module.css';

/** What came back instead of the thanks. */
export interface Refused {
  message: string;
  errors: FieldError[];
}

export interface Shown {
  isSending: boolean;
  /** For a field of this name. */
  judged: (name: string) => { error: string | undefined; takesFocus: boolean };
}

interface Props {
  refused: Refused | undefined;
  submitLabel: string;
  children: (shown: Shown) => ReactNode;
}

/** A form that anybody can send, also without JavaScript. */
export function VisitorForm({ refused, submitLabel, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { state, formMethod } = useNavigation();
  // Until the thanks are there. What is written meanwhile would be lost with the form.
  const isSending = formMethod === 'POST';
  // The button is off only some moments after the first of two presses.
  const isSent = useRef(false);
  const key = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that came at once changes only what was refused
  useEffect(() => {
    if (state === 'idle') isSent.current = false;
  }, [state, refused]);
  const once = (event: FormEvent) => {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
    // Sent once more after a lost reply, it is the same.
    if (key.current) key.current.value ||= newKey();
  };
  const errors = firstOfEachField(refused?.errors ?? []);
  const judged = (name: string) => ({
    error: errors.find(({ path }) => path === name)?.msg,
    takesFocus: errors[0]?.path === name,
  });

  // The browser has no idea what the server refused, so the way to the first such field is ours to make.
  useEffect(() => {
    if (refused) firstWrong(form.current)?.focus();
  }, [refused]);

  return (
    <Form className={styles.form} method="post" ref={form} onSubmit={once} noValidate>
      {refused && <Refusal message={refused.message} errors={errors} />}
      {children({ isSending, judged })}
      <input ref={key} type="hidden" name="idempotencyKey" />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="website">La dette feltet stå tomt</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Sender …' : submitLabel}
      </Button>
    </Form>
  );
}

/** Says what is wrong in one place, with a way to each field. */
function Refusal({ message, errors }: Refused) {
  if (errors.length === 0) {
    return (
      <p className={styles.refusal} role="alert" tabIndex={-1} data-refused>
        {message}
      </p>
    );
  }
  return (
    <ErrorSummary className={styles.summary}>
      <ErrorSummary.Heading>{mendBelow}</ErrorSummary.Heading>
      <ErrorSummary.List>
        {errors.map(({ path, msg }) => (
          <ErrorSummary.Item key={path}>
            <ErrorSummary.Link href={`#${path}`}>{msg}</ErrorSummary.Link>
          </ErrorSummary.Item>
        ))}
      </ErrorSummary.List>
    </ErrorSummary>
  );
}
