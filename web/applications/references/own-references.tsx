import { Button } from '@digdir/designsystemet-react';
import { useEffect, useState } from 'react';
import type { References } from '../../../contract/applications/reference-fields.ts';
import { referenceLimits } from '../../../contract/applications/reference-words.ts';
import { CautionsForReader } from '../../ui/cautions.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { OwnDetail } from '../use-own-application.ts';
import { useTyped } from '../use-typed.ts';
import { AskedQuestions } from './asked-questions.tsx';
import { DeclineForm } from './decline-form.tsx';
import { RefereeForm } from './referee-form.tsx';
import { RefereeList } from './referee-list.tsx';
import { removeReferee } from './reference-calls.ts';
import styles from './references.module.css';

interface Props {
  application: OwnDetail;
  /** Resolves to whether it was done, when what came of it is shown. */
  settle: (call: Promise<{ message: string }>) => Promise<boolean>;
  onTyped: (isTyped: boolean) => void;
}

/** Which references one is asked for, whom one named, and what they answered. */
export function OwnReferences({ application, settle, onTyped }: Props) {
  const { id, business, references, withdrawnAt, status } = application;
  const [isNaming, setNaming] = useState(false);
  const typed = useTyped('naming', 'declining');
  useEffect(() => onTyped(typed.isTyped), [onTyped, typed.isTyped]);
  const [leaving, setLeaving] = useState<References['referees'][number] | null>(null);
  if (!references) return null;
  const { message, questions, declinedAt, reply, namesLeft, referees } = references;
  const isOver = withdrawnAt !== null || status === 'denied';
  const isCounted = referees.some(({ outcome }) => outcome === null || outcome === 'answered');
  const canName = !isOver && namesLeft > 0;
  if (isOver && !declinedAt && referees.length === 0) return null;
  return (
    <section className={`card ${styles.own}`} aria-labelledby="own-references">
      <h3 id="own-references">{headingOf(business.name, references, isOver)}</h3>
      {message && <blockquote className={styles.quote}>{message}</blockquote>}
      {message && <CautionsForReader text={message} />}
      {reply && <blockquote className={styles.quote}>{reply}</blockquote>}
      {referees.length > 0 && (
        <RefereeList
          references={references}
          action={(referee) =>
            referee.outcome !== 'answered' &&
            !isOver && (
              <div className={styles.outdented}>
                <Button variant="tertiary" data-size="sm" onClick={() => setLeaving(referee)}>
                  {referee.outcome ? `Fjern ${referee.name} fra listen` : `Ta tilbake ${referee.name}`}
                </Button>
              </div>
            )
          }
        />
      )}
      {canName && !declinedAt && (
        <p>
          Du velger selv hvem du oppgir, og om du vil. Bare de får e-post, og de svarer skriftlig. Svarene leses av dem
          som behandler søknaden hos {business.name}, og av deg, og slettes sammen med søknaden.
        </p>
      )}
      {!isOver && !referees.some(({ outcome }) => outcome === 'answered') && (
        <details className={styles.answers}>
          <summary>Dette blir de spurt om</summary>
          <AskedQuestions questions={questions} />
          <CautionsForReader text={questions.join('\n')} />
        </details>
      )}
      {canName && !isNaming && (
        <div className="button-row">
          <Button
            variant={isCounted || declinedAt ? 'secondary' : 'primary'}
            data-size="sm"
            onClick={() => setNaming(true)}
          >
            {declinedAt ? 'Oppgi referanser likevel' : isCounted ? 'Oppgi en til' : 'Oppgi referanser'}
          </Button>
        </div>
      )}
      {canName && isNaming && (
        <RefereeForm
          id={id}
          most={namesLeft}
          settle={settle}
          onTyped={typed.onTyped.naming}
          onDone={() => setNaming(false)}
        />
      )}
      {!isOver && !declinedAt && !isCounted && (
        <DeclineForm id={id} settle={settle} onTyped={typed.onTyped.declining} />
      )}
      {!isOver && !declinedAt && namesLeft === 0 && !isCounted && (
        <p>
          Du har oppgitt så mange personer som det går an for én søknad. Skriv til {business.name} om du vil gi flere.
        </p>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={leaving?.outcome ? 'Fjerne personen fra listen?' : 'Ta tilbake referansen?'}
        confirmLabel={leaving?.outcome ? 'Fjern fra listen' : 'Ta tilbake'}
        onConfirm={() => {
          if (leaving) void settle(removeReferee(id, leaving.id));
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        {leaving && (
          <p>
            {leaving.outcome
              ? `Opplysningene om ${leaving.name} slettes her og hos ${business.name}.`
              : `${leaving.name} kan ikke svare lenger: Lenken i e-posten slutter å virke.`}{' '}
            Du kan oppgi høyst {referenceLimits.namedInAll} personer for én søknad, og denne er en av dem.
          </p>
        )}
      </ConfirmDialog>
    </section>
  );
}

function headingOf(business: string, { wanted, declinedAt, namesLeft, referees }: References, isOver: boolean) {
  if (declinedAt) return 'Du oppgir ikke referanser';
  if (isOver || (referees.length > 0 && namesLeft === 0)) return 'Referansene dine';
  return `${business} ber om ${wanted === 1 ? 'én referanse' : `${wanted} referanser`}`;
}
