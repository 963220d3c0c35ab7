import { useEffect, useId, useState } from 'react';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { referenceLimits, standardQuestions } from '../../../contract/applications/reference-words.ts';
import type { CallError } from '../../../contract/call.ts';
import { policy } from '../../../contract/policy.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { Banner } from '../../ui/banner.tsx';
import { CautionsForEmployer } from '../../ui/cautions.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { isOutdated } from '../is-outdated.ts';
import { nameOf } from '../name-of.ts';
import { QuestionFields } from './question-fields.tsx';
import { askForReferences, type RequestValues } from './reference-calls.ts';

interface Props {
  open: boolean;
  /** Nobody has asked meanwhile: what is typed can still be sent. */
  isPossible: boolean;
  application: HandledApplication;
  onClose: () => void;
  onSent: (message: string) => void;
  /** It is not as it was read; what is wrong is said here. */
  onStale: (error: CallError) => void;
  onTyped: (isTyped: boolean) => void;
}

const initial: RequestValues = { wanted: 2, questions: standardQuestions, message: '' };
const numbers = Array.from({ length: referenceLimits.wanted }, (_, index) => index + 1);

/** What is typed stays until it was sent. */
export function AskDialog({ open, isPossible, application, onClose, onSent, onStale, onTyped }: Props) {
  const id = useId();
  const [values, setValues] = useState(initial);
  const isTyped = values.message.trim() !== '' || values.questions !== initial.questions;
  useEffect(() => {
    onTyped(isTyped && isPossible);
    return () => onTyped(false);
  }, [onTyped, isTyped, isPossible]);
  const { form, banner, errors, errorOf, clearError, isSending, send } = useSentForm(['questions', 'message']);
  const attempt = useAttemptKey();
  const change = (part: Partial<RequestValues>) => setValues((before) => ({ ...before, ...part }));

  const ask = async () => {
    const { message } = await askForReferences(application, values, attempt.keyFor(values));
    attempt.forget();
    setValues(initial);
    onSent(message);
  };

  return (
    <FormDialog
      open={open}
      title="Be om referanser"
      sendLabel={isSending ? 'Sender …' : 'Be om referanser'}
      isSending={isSending}
      form={form}
      onSend={() => send(ask, (error) => isOutdated(error) && onStale(error))}
      onClose={onClose}
    >
      <p>
        {nameOf(application)} får e-post med en gang, og velger selv hvem det blir, eller om det blir noen. De svarer
        skriftlig, og søkeren leser det samme som dere.
      </p>
      <SelectField
        label="Hvor mange"
        name="wanted"
        value={`${values.wanted}`}
        onChange={(wanted) => change({ wanted: Number(wanted) })}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number === 1 ? 'Én referanse' : `${number} referanser`}
          </option>
        ))}
      </SelectField>
      <QuestionFields
        id={id}
        questions={values.questions}
        errorOf={errorOf}
        onChange={(questions, path) => {
          change({ questions });
          // Where one was removed, others have taken its place.
          for (const each of errors)
            if (path ? each.path === path : each.path.startsWith('questions')) clearError(each.path);
        }}
      />
      <CountedText
        id={`${id}-message`}
        label="Melding"
        rows={3}
        value={values.message}
        maxLength={policy.applicationHandling.messageLength}
        error={errorOf('message')}
        optional
        onChange={(message) => {
          change({ message });
          clearError('message');
        }}
      />
      <CautionsForEmployer text={[values.message, ...values.questions].join('\n')} />
      <Banner>{banner}</Banner>
    </FormDialog>
  );
}
