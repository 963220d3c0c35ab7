import { Button } from '@digdir/designsystemet-react';
import { useCallback, useState } from 'react';
import type { References } from '../../../contract/applications/reference-fields.ts';
import type { CallError } from '../../../contract/call.ts';
import { formatDate } from '../../platform/format.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { useSayWhy } from '../../ui/say.ts';
import { Tag } from '../../ui/tag.tsx';
import { isOutdated } from '../is-outdated.ts';
import { nameOf } from '../name-of.ts';
import type { SectionProps } from '../section-props.ts';
import sections from '../sections.module.css';
import { AskDialog } from './ask-dialog.tsx';
import { AskedQuestions } from './asked-questions.tsx';
import { RefereeList } from './referee-list.tsx';
import { loadReferences, takeRequestBack } from './reference-calls.ts';
import styles from './references.module.css';

/** The references of an applicant, and the way to ask for some. */
export function ReferenceSection({ application, onDone, onStale, onTyped }: SectionProps) {
  // Whatever it was read anew for may have changed them.
  const read = useCallback(() => loadReferences(application), [application]);
  const { data, problem, retry } = useReading(read, failed);
  const references = data?.references ?? null;
  const [asks, setAsks] = useState<'ask' | 'takeBack' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sayWhy = useSayWhy(setRefusal);
  const close = () => setAsks(null);
  const done = (message: string) => {
    close();
    onDone(message);
  };
  const refused = ({ status }: CallError) => {
    if (status === 404) close();
    onStale();
  };
  const takeBack = async () => {
    close();
    setRefusal(null);
    try {
      onDone((await takeRequestBack(application)).message);
    } catch (error) {
      sayWhy(error);
      if (isOutdated(error)) onStale();
    }
  };
  const isRefused = application.status === 'denied';
  if (isRefused && !references) return null;
  const canAsk = data && !isRefused && (!references || references.declinedAt);
  const canTakeBack = !isRefused && references && !references.declinedAt && !hasAnswer(references);
  return (
    <section
      className={`${sections.section} ${sections.part} ${references ? '' : 'no-print'}`}
      aria-labelledby="references-heading"
    >
      <div className={sections.head}>
        <h3 id="references-heading">Referanser</h3>
        {references && <RequestTag references={references} />}
      </div>
      <Banner>{problem ?? refusal}</Banner>
      {!data && <LoadingOrRetry retry={retry}>Laster referansene …</LoadingOrRetry>}
      {references && <Asked references={references} />}
      {canAsk && (
        <div className="button-row">
          <Button variant="secondary" data-size="sm" onClick={() => setAsks('ask')}>
            Be om referanser{references && ' på nytt'}
          </Button>
        </div>
      )}
      {canTakeBack && (
        <div className="button-row">
          <Button variant="secondary" data-size="sm" data-color="danger" onClick={() => setAsks('takeBack')}>
            Trekk tilbake forespørselen
          </Button>
        </div>
      )}
      <AskDialog
        open={asks === 'ask'}
        isPossible={Boolean(canAsk)}
        application={application}
        onClose={close}
        onSent={done}
        onStale={refused}
        onTyped={onTyped}
      />
      <ConfirmDialog
        open={asks === 'takeBack'}
        title="Trekke tilbake forespørselen?"
        confirmLabel="Trekk tilbake"
        onConfirm={takeBack}
        onCancel={close}
      >
        <p>{nameOf(application)} får e-post om det. Er noen oppgitt, virker ikke lenkene de har fått, lenger.</p>
      </ConfirmDialog>
    </section>
  );
}

const failed = { failed: 'Kunne ikke laste referansene' };

const answered = ({ referees }: References) => referees.filter(({ outcome }) => outcome === 'answered').length;
const hasAnswer = (references: References) => answered(references) > 0;

function RequestTag({ references }: { references: References }) {
  const { wanted, declinedAt, referees } = references;
  if (declinedAt) return <Tag>Oppgir ingen</Tag>;
  if (referees.length === 0) return <Tag color="info">Venter på søkeren</Tag>;
  const given = answered(references);
  return <Tag color={given === wanted ? 'success' : 'info'}>{`${given} av ${wanted} har svart`}</Tag>;
}

function Asked({ references }: { references: References }) {
  const { askedAt, wanted, questions, declinedAt, reply, referees } = references;
  return (
    <>
      {declinedAt && <p>Søkeren vil ikke oppgi referanser. Det kan ha mange grunner.</p>}
      {reply && <blockquote className={styles.quote}>{reply}</blockquote>}
      {!declinedAt && referees.length === 0 && (
        <p>
          Søkeren ble bedt om {wanted === 1 ? 'én referanse' : `${wanted} referanser`} {formatDate(askedAt)}, og velger
          selv hvem det blir.
        </p>
      )}
      {referees.length > 0 && <RefereeList references={references} />}
      {!hasAnswer(references) && (
        <details className={`${styles.answers} no-print`}>
          <summary>Dette blir de spurt om</summary>
          <AskedQuestions questions={questions} />
        </details>
      )}
    </>
  );
}
