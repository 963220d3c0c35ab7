import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { referenceLimits } from '../../../../contract/applications/reference-words.ts';
import { keptInTab } from '../../../platform/kept-in-tab.ts';
import { Banner } from '../../../ui/banner.tsx';
import { TextCount } from '../../../ui/counted-text.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import { LimitedTextarea } from '../../../ui/limited-textarea.tsx';
import { firstWrong } from '../../../ui/use-refused-form.ts';
import { useSending } from '../../mailed-answers/use-sending.ts';
import type { Asked, Came } from './asked.ts';
import styles from './of-referee.module.css';

interface Props {
  asked: Asked;
  /** The secret of the link, which tells one reference from another. */
  token: string;
  came: Came | undefined;
}

const tab = keptInTab<string[]>('referenceDraft');

/** The questions, also without JavaScript. What is written outlives a reload of the page. */
export function AnswerForm({ asked: { questions }, token, came }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { isSending, once } = useSending();
  const [answers, setAnswers] = useState(() => questions.map((_, index) => came?.answers[index] ?? ''));
  // After the first drawing, which is the server's.
  useEffect(() => {
    const kept = tab.read(token);
    if (kept) setAnswers((now) => now.map((answer, index) => answer || (kept[index] ?? '')));
  }, [token]);
  const errorOf = (index: number) => came?.errors.find(({ path }) => path === `answers.${index}`)?.msg;
  // The browser has no idea what was refused, so the way to it is ours to make.
  useEffect(() => {
    if (came?.problem) firstWrong(form.current)?.focus();
  }, [came]);
  const type = (index: number, text: string) => {
    const next = answers.with(index, text);
    setAnswers(next);
    tab.write(token, next);
  };
  return (
    <Form className={styles.form} method="post" ref={form} onSubmit={once} noValidate>
      {came?.problem && came.errors.length === 0 && (
        <div tabIndex={-1} data-refused>
          <Banner>{came.problem}</Banner>
        </div>
      )}
      {questions.map((question, index) => {
        const id = `answer-${index}`;
        return (
          <LabelledField key={id} id={id} label={question} error={errorOf(index)} explainedBy={`${id}-count`}>
            {(field) => (
              <>
                <LimitedTextarea
                  {...field}
                  // Each may stay open, as is said above them.
                  aria-required={false}
                  name="answer"
                  rows={4}
                  maxLength={referenceLimits.answer}
                  readOnly={isSending}
                  value={answers[index] ?? ''}
                  onChange={({ target }) => type(index, target.value)}
                />
                <TextCount id={`${id}-count`} value={answers[index] ?? ''} maxLength={referenceLimits.answer} />
              </>
            )}
          </LabelledField>
        );
      })}
      <p className="quiet">Når du har sendt, kan du ikke endre det.</p>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? 'Sender …' : 'Send referansen'}
      </Button>
    </Form>
  );
}

/** Once it was sent, or refused. */
export const forgetAnswers = tab.forget;
