import { Button, Fieldset } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { statusNames } from '../../../contract/applications/application-words.ts';
import { mailAnswers } from '../../../contract/applications/mailed-answers.ts';
import { policy } from '../../../contract/policy.ts';
import { Answer } from '../../ui/answer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { CautionsForEmployer } from '../../ui/cautions.tsx';
import { TextCount } from '../../ui/counted-text.tsx';
import { FieldError, LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedTextarea } from '../../ui/limited-textarea.tsx';
import { PlainRadio } from '../../ui/plain-radio.tsx';
import { WordingChoice } from '../../ui/saved-wordings.tsx';
import { firstWrong } from '../../ui/use-refused-form.ts';
import { RefusalReasons } from '../refusal-reasons.tsx';
import { RefusalWordings } from '../refusal-wordings.tsx';
import type { Came } from './came.ts';
import styles from './mailed-answers.module.css';
import type { MailedApplication } from './mailed-facts.tsx';
import { useSending } from './use-sending.ts';

const meanings: Record<(typeof mailAnswers)[number], string> = {
  contacted: 'Dere tar kontakt med søkeren, eller har gjort det.',
  approved: 'Dere vil gå videre med søkeren.',
  denied: 'Dere går ikke videre med søkeren.',
};

const takenBack = 'Svaret er tatt tilbake. Søkeren har ikke fått det.';
const { messageLength, undoMinutes } = policy.applicationHandling;

/** One of the answers of the inbox, also without JavaScript. */
export function AnswerForm({ application, came }: { application: MailedApplication; came: Came | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const { isSending, once } = useSending();
  const [message, setMessage] = useState(came?.typed.message ?? '');
  const [given, setGiven] = useState(came?.typed.refusalReasons ?? []);
  const errorOf = (name: string) => came?.errors.find(({ path }) => path === name)?.msg;
  const { version, hasInterviewToCome, wordings } = application;
  // The browser has no idea what was refused, so the way to it is ours to make.
  useEffect(() => {
    if (came?.problem) firstWrong(form.current)?.focus();
  }, [came]);
  const isOfFields = came !== undefined && came.errors.length > 0;
  return (
    <Form className={styles.form} method="post" ref={form} onSubmit={once} noValidate>
      {came?.isUndone && (
        <Answer name={takenBack}>
          <Banner tone="success">{takenBack}</Banner>
        </Answer>
      )}
      {came?.problem && !isOfFields && (
        <div tabIndex={-1} data-refused>
          <Banner>{came.problem}</Banner>
        </div>
      )}
      <input type="hidden" name="version" value={version} />
      <Fieldset>
        <Fieldset.Legend>Hva svarer dere?</Fieldset.Legend>
        {mailAnswers.map((each) => (
          <PlainRadio
            key={each}
            value={each}
            name="status"
            label={statusNames[each]}
            defaultChecked={each === came?.typed.status}
            hint={`${meanings[each]}${each === 'denied' && hasInterviewToCome ? ' Intervjuet blir avlyst.' : ''}`}
            error={{ id: 'status-error', isWrong: Boolean(errorOf('status')) }}
          />
        ))}
        <FieldError id="status" error={errorOf('status')} />
      </Fieldset>
      <div className={styles.reasons}>
        <RefusalReasons id="reasons" given={given} onGive={setGiven} error={errorOf('refusalReasons')} />
      </div>
      <div className={styles.message}>
        <LabelledField
          id="message"
          label="Melding til søkeren"
          optional
          error={errorOf('message')}
          explainedBy="message-count"
        >
          {(field) => (
            <>
              <LimitedTextarea
                {...field}
                name="message"
                rows={5}
                maxLength={messageLength}
                readOnly={isSending}
                value={message}
                onChange={({ target }) => setMessage(target.value)}
              />
              <TextCount id="message-count" value={message} maxLength={messageLength} />
            </>
          )}
        </LabelledField>
        <CautionsForEmployer text={message} />
        <div className={styles.reasons}>
          <RefusalWordings field="message" typed={message} onType={setMessage} />
        </div>
        <WordingChoice
          field="message"
          typed={message}
          onType={setMessage}
          wordings={wordings}
          mostCharacters={messageLength}
        />
      </div>
      <p className="quiet">Søkeren får svaret på e-post om {undoMinutes} minutter. Til da kan du angre her.</p>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? 'Sender …' : 'Send svaret'}
      </Button>
    </Form>
  );
}
