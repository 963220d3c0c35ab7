import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useState } from 'react';
import type { SurveyAnswers } from '../../../contract/applications/applicant-survey.ts';
import { type SurveyQuestion, surveyQuestions } from '../../../contract/applications/survey-words.ts';
import type { CallError } from '../../../contract/call.ts';
import { api } from '../../platform/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { Radios } from '../radios.tsx';
import styles from './survey.module.css';

interface Props {
  id: string;
  /** Resolves when what came of it is shown. */
  settle: (call: Promise<{ message: string }>) => Promise<boolean>;
}

const places = ['1', '2', '3', '4', '5'] as const;
const questions = Object.keys(surveyQuestions) as SurveyQuestion[];

export function SurveyForm({ id, settle }: Props) {
  const [chosen, setChosen] = useState<Partial<Record<SurveyQuestion, (typeof places)[number]>>>({});
  const { form, banner, forget, errorOf, clearError, isSending, send } = useSentForm<SurveyQuestion>(questions);
  // The button that was pressed is gone.
  useEffect(() => focusLater(() => form.current?.querySelector('input')), [form]);

  const answer = async () => {
    // What is missing is for the server to say.
    const body = Object.fromEntries(Object.entries(chosen).map(([question, place]) => [question, Number(place)]));
    const said = await api('POST /applications/mine/:id/survey', { params: { id }, body: body as SurveyAnswers });
    await settle(Promise.resolve(said));
  };
  const refused = (error: CallError) => {
    if (error.status !== 409) return;
    // It is not as it was read: said, and read anew, above.
    forget();
    return settle(Promise.reject(error));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(answer, refused);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {questions.map((each) => (
        <Radios
          key={each}
          legend={surveyQuestions[each].question}
          name={`survey-${each}`}
          choices={places}
          labelOf={(place) => surveyQuestions[each].choices[Number(place) - 1] ?? ''}
          chosen={chosen[each] ?? null}
          error={errorOf(each)}
          onChoose={(place) => {
            setChosen((before) => ({ ...before, [each]: place }));
            clearError(each);
          }}
        />
      ))}
      <Banner>{banner}</Banner>
      <Button type="submit" aria-disabled={isSending} data-send>
        {isSending ? 'Sender …' : 'Send svarene'}
      </Button>
    </form>
  );
}
