import { Button } from '@digdir/designsystemet-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { formatCount, formatNumber } from '../../platform/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { InboxOutcome } from '../inbox-outcome.tsx';
import { toldOfAll } from '../told-later.ts';
import { useCheckedAnswers } from '../use-checked-answers.ts';
import { answerOf } from '../use-chosen.ts';
import styles from './answer-waiting.module.css';
import { answersInWords } from './in-words.ts';
import { useAnswers } from './use-answers.ts';
import { messageIdOf, WaitingGroup } from './waiting-group.tsx';

interface Props {
  /** Of the position. */
  title: string;
  /** The address of its applications. */
  inbox: string;
  waiting: HandledApplication[];
  onAnswered: (ids: string[]) => void;
  reload: () => Promise<unknown>;
}

/** Nobody who applied is left without an answer: all who wait for one get it at once. */
export function AnswerWaiting({ title, inbox, waiting, onAnswered, reload }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onDone = () => heading.current?.focus();
  const answers = useAnswers({ waiting, onAnswered, reload, onDone });
  const { groups, written, write, chosen, choose } = answers;
  const { isSendable, checkOf } = useCheckedAnswers(
    Object.fromEntries(groups.map(({ name }) => [messageIdOf(name), answerOf(written[name])])),
  );
  const [first, second] = groups;
  return (
    <>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          Svar alle som venter
        </h1>
        <p className="lead">{title}</p>
      </header>
      <div className={styles.outcome}>
        <InboxOutcome bulk={answers} problem={null} />
      </div>
      {waiting.length === 0 ? (
        <EmptyState title="Ingen venter på svar" level={2}>
          <p>
            Alle søkere har fått svar. <Link to={inbox}>Se søknadene</Link>
          </p>
        </EmptyState>
      ) : (
        <>
          <p>
            {formatCount(waiting.length, 'søker venter', 'søkere venter')} på svar. Velg et svar
            {second && ' til hver gruppe'}
            {waiting.length > 1 && ', og ta ut dem som skal vente'}.
          </p>
          {groups.map((group) => (
            <WaitingGroup
              key={group.name}
              group={group}
              inbox={inbox}
              written={written[group.name]}
              onWrite={(change) => write(group, change)}
              check={checkOf(answerOf(written[group.name]))}
              chosen={chosen}
              onChoose={choose}
              onSame={
                group === second && first && written[first.name].status && !written[group.name].status
                  ? () => write(group, written[first.name])
                  : null
              }
            />
          ))}
          <Summary answers={answers} waiting={waiting.length} onSend={() => isSendable() && answers.send()} />
        </>
      )}
      <UnsavedGuard
        what="svarene"
        consequence="De er ikke sendt, og går tapt."
        isChanged={groups.some(({ name }) => written[name].status)}
      />
    </>
  );
}

interface SummaryProps {
  answers: ReturnType<typeof useAnswers>;
  waiting: number;
  onSend: () => void;
}

/** What a press on the button does. */
function Summary({ answers, waiting, onSend }: SummaryProps) {
  const { toSend, total, isSending, isBusy } = answers;
  const unread = toSend.flatMap(({ applications }) => applications).filter(({ isRead }) => !isRead).length;
  return (
    <section className={styles.summary} aria-labelledby="summary-heading">
      <h2 id="summary-heading">Dette sendes</h2>
      <div>
        <p role="status" className={styles.counts}>
          {isSending
            ? `Sender svarene, ${formatNumber(total)} igjen …`
            : total === 0
              ? 'Ingenting ennå. Velg et svar.'
              : `${answersInWords(toSend, waiting - total)}.`}
        </p>
        {unread > 0 && (
          <p>{unread === 1 ? 'Én av søknadene er ikke lest.' : `${formatNumber(unread)} av søknadene er ikke lest.`}</p>
        )}
        {total > 0 && <p className="quiet">{toldOfAll(toSend)}</p>}
      </div>
      <Button disabled={total === 0} aria-disabled={isBusy} onClick={onSend}>
        {isSending ? 'Sender …' : `Send ${total > 0 ? `${formatNumber(total)} ` : ''}svar`}
      </Button>
    </section>
  );
}
