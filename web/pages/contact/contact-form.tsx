import { Button, ErrorSummary, Input, Select, Textarea } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FieldError } from '../../../contract/errors.ts';
import { firstOfEachField } from '../../../contract/first-of-each-field.ts';
import { policy } from '../../../contract/policy.ts';
import type { supportTopics } from '../../../contract/support.ts';
import { newKey } from '../../platform/new-key.ts';
import { mendBelow } from '../../ui/check-fields.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import styles from './contact-form.module.css';
import type { TypedRequest } from './read-support-form.ts';

const topics: Record<(typeof supportTopics)[number], string> = {
  jobbsoker: 'Jeg søker jobb',
  bedrift: 'Jeg representerer en bedrift',
  personvern: 'Personvern og opplysninger om meg',
  feil: 'Noe virker ikke, eller en annonse er feil',
  annet: 'Noe annet',
};

interface ContactFormProps {
  refused: { typed: TypedRequest; message: string; errors: FieldError[] } | undefined;
  topic: string;
}

export function ContactForm({ refused, topic }: ContactFormProps) {
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
    // Sent once more after a lost reply, it is the same request.
    if (key.current) key.current.value ||= newKey();
  };
  const errors = firstOfEachField(refused?.errors ?? []);
  const typed = refused?.typed;
  const judged = (field: string) => ({
    error: errors.find(({ path }) => path === field)?.msg,
    takesFocus: errors[0]?.path === field,
  });

  // The browser has no idea what the server refused, so the way to the first such field is ours to make.
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')?.focus();
  }, [refused]);

  return (
    <Form className={styles.form} method="post" ref={form} onSubmit={once} noValidate>
      {refused && <Refusal message={refused.message} errors={errors} />}
      <LabelledField id="name" label="Navn" {...judged('name')}>
        {(field) => (
          <Input
            {...field}
            readOnly={isSending}
            name="name"
            autoComplete="name"
            maxLength={policy.lengths.senderName}
            defaultValue={typed?.name}
          />
        )}
      </LabelledField>
      <LabelledField id="email" label="E-post" description="Svaret kommer hit." {...judged('email')}>
        {(field) => (
          <Input
            {...field}
            readOnly={isSending}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={policy.lengths.email}
            defaultValue={typed?.email}
          />
        )}
      </LabelledField>
      <LabelledField id="topic" label="Hva gjelder det?" {...judged('topic')}>
        {(field) => (
          <Select {...field} name="topic" defaultValue={typed?.topic ?? (Object.hasOwn(topics, topic) ? topic : '')}>
            <Select.Option value="" disabled>
              Velg tema
            </Select.Option>
            {Object.entries(topics).map(([value, text]) => (
              <Select.Option key={value} value={value}>
                {text}
              </Select.Option>
            ))}
          </Select>
        )}
      </LabelledField>
      <LabelledField
        id="message"
        label="Melding"
        description="Gjelder det en stilling eller en bedrift, så lim gjerne inn lenken."
        {...judged('message')}
      >
        {(field) => (
          <Textarea
            {...field}
            readOnly={isSending}
            name="message"
            rows={8}
            maxLength={policy.lengths.supportMessage}
            defaultValue={typed?.message}
          />
        )}
      </LabelledField>
      <input ref={key} type="hidden" name="idempotencyKey" />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="website">La dette feltet stå tomt</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Sender …' : 'Send melding'}
      </Button>
    </Form>
  );
}

/** Says what is wrong in one place, with a way to each field. */
function Refusal({ message, errors }: { message: string; errors: FieldError[] }) {
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
