import { Button } from '@digdir/designsystemet-react';
import { Form } from 'react-router';
import { statusNames } from '../../../contract/applications/application-words.ts';
import { reasonsInWords } from '../../../contract/applications/refusal-reasons.ts';
import { formatMoment } from '../../platform/format.ts';
import { Answer } from '../../ui/answer.tsx';
import { Banner } from '../../ui/banner.tsx';
import type { Came } from './came.ts';
import styles from './mailed-answers.module.css';
import type { MailedApplication } from './mailed-facts.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  application: MailedApplication;
  came: Came | undefined;
}

/** The answer that stands, and the way back from it while there is one. */
export function GivenAnswer({ application, came }: Props) {
  const { ownAnswer } = application;
  const said = inWords(application);
  const why = reasonsInWords(ownAnswer?.refusalReasons ?? []);
  const content = (
    <>
      <Banner>{came?.problem}</Banner>
      <Banner tone={ownAnswer ? 'success' : 'info'}>{said}</Banner>
      {why && (
        <div>
          <p>Begrunnelsen til søkeren:</p>
          <blockquote className={styles.quote}>{why}</blockquote>
        </div>
      )}
      {ownAnswer?.message && (
        <div>
          <p>Meldingen som følger med:</p>
          <blockquote className={styles.quote}>{ownAnswer.message}</blockquote>
        </div>
      )}
      {ownAnswer?.undoUntil ? (
        <UndoForm application={application} />
      ) : (
        <p>Skal svaret endres, gjør dere det i innboksen.</p>
      )}
    </>
  );
  if (!came) return <div className={styles.form}>{content}</div>;
  return (
    <Answer name={[came.problem, said].filter(Boolean).join(' ')} className={styles.form}>
      {content}
    </Answer>
  );
}

function inWords({ status, answeredAt, ownAnswer }: MailedApplication) {
  const answered = `«${statusNames[status]}»${answeredAt ? ` ${formatMoment(answeredAt)}` : ''}`;
  if (!ownAnswer) return `Søknaden er besvart: ${answered}.`;
  const { undoUntil } = ownAnswer;
  return undoUntil
    ? `Du svarte ${answered}. Søkeren får svaret på e-post ${formatMoment(undoUntil)}.`
    : `Du svarte ${answered}. Søkeren har fått svaret på e-post.`;
}

/** With what it takes back, to be written better. */
function UndoForm({ application: { version, status, ownAnswer } }: Pick<Props, 'application'>) {
  const { isSending, once } = useSending();
  return (
    <Form method="post" onSubmit={once}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="status" value={status} />
      {ownAnswer?.refusalReasons.map((each) => (
        <input key={each} type="hidden" name="refusalReasons" value={each} />
      ))}
      <input type="hidden" name="message" value={ownAnswer?.message ?? ''} />
      <Button type="submit" variant="secondary" name="undo" value="ja" aria-disabled={isSending}>
        {isSending ? 'Angrer …' : 'Angre svaret'}
      </Button>
    </Form>
  );
}
