import { Button } from '@digdir/designsystemet-react';
import { conditionInWords } from '../../../contract/application-forms/question-conditions.ts';
import { applyingRefused } from '../../../contract/applications.ts';
import { useAccount } from '../../accounts/account.tsx';
import type { ApplyForm } from '../../applications/filled-in.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './apply.module.css';

/** Why one cannot apply yet, and what will be asked. */
export function LogInFirst({ form: { closed, applicationForm } }: { form: ApplyForm }) {
  const { openAuth } = useAccount();
  return (
    <div className={styles.result}>
      {closed ? (
        <Notice color="warning" title="Det går ikke an å søke nå">
          <p>{closed}</p>
          <p>Har du et utkast? Logg inn for å laste det ned.</p>
        </Notice>
      ) : (
        <Notice color="info" title={applyingRefused.notLoggedIn}>
          <p>Da kan du lagre utkast, legge ved filer og se hva som skjer med søknaden.</p>
        </Notice>
      )}
      <div className="button-row">
        <Button onClick={() => openAuth('login')}>Logg inn</Button>
        <Button variant="secondary" onClick={() => openAuth('register')}>
          Registrer deg
        </Button>
      </div>
      {!closed && applicationForm && (
        <section className={styles.part}>
          <h2>Dette blir du spurt om</h2>
          <ol className={styles.asked}>
            {applicationForm.questions.map((each) => (
              <li key={each.id}>
                {each.question}
                {!each.required && <span className="quiet"> (valgfritt)</span>}
                {each.showWhen && (
                  <p className="quiet">Bare når {conditionInWords(each, applicationForm.questions)}.</p>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
