import { Button } from '@digdir/designsystemet-react';
import { Form } from 'react-router';
import { useSending } from '../../mailed-answers/use-sending.ts';
import styles from './of-referee.module.css';

/** The ways out of it, also without JavaScript. Both are told, in calm words. */
export function RefuseForm({ applicant }: { applicant: string }) {
  const { isSending, once } = useSending();
  return (
    <details className={styles.refuse}>
      <summary>Vil du ikke svare, eller gjelder dette ikke deg?</summary>
      <p>Vi sier fra til {applicant} og arbeidsgiveren, uten noen begrunnelse. Du hører ikke mer fra oss om det.</p>
      <Form method="post" onSubmit={once} className="button-row">
        <Button type="submit" variant="secondary" name="refuse" value="declined" aria-disabled={isSending}>
          Jeg vil ikke svare
        </Button>
        <Button type="submit" variant="secondary" name="refuse" value="stranger" aria-disabled={isSending}>
          Dette gjelder ikke meg
        </Button>
      </Form>
    </details>
  );
}
