import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasBeen, hasBegun, interviewLimits, interviewTime } from '../../../contract/applications/interview-words.ts';
import { CautionsForReader } from '../../ui/cautions.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { Radios } from '../radios.tsx';
import type { OwnDetail } from '../use-own-application.ts';
import { InterviewFacts } from './interview-facts.tsx';
import styles from './interviews.module.css';

interface Props {
  application: OwnDetail;
  /** Resolves to whether it was taken, when what came of it is shown. */
  onAnswer: (time: string | null, reply?: string) => Promise<boolean>;
  onTyped: (isTyped: boolean) => void;
}

/** What one is invited to, and the answer to it. */
export function OwnInterview({ application, onAnswer, onTyped }: Props) {
  const { interview, freeTimes, business } = application;
  const [isMoving, setMoving] = useState(false);
  const [isSending, setSending] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isMoving) focusLater(() => section.current?.querySelector<HTMLElement>('input, summary'));
  }, [isMoving]);
  if (!interview) return null;
  const { chosen, answeredAt, minutes, reply } = interview;
  const isOver = hasBeen(interview, new Date());
  const canAnswer = !hasBegun(interview, new Date());
  const answer: Props['onAnswer'] = async (...what) => {
    if (isSending) return false;
    setSending(true);
    const isTaken = await onAnswer(...what);
    setSending(false);
    if (isTaken) setMoving(false);
    return isTaken;
  };
  return (
    <section ref={section} className="card" aria-labelledby="own-interview">
      <div className={styles.answer}>
        <h3 id="own-interview">{headingOf(chosen, answeredAt, isOver)}</h3>
        <InterviewFacts interview={interview} from={`Melding fra ${business.name}`} />
        {interview.message && <CautionsForReader text={interview.message} />}
        {answeredAt && !chosen && <p>Du har sagt fra at du ikke kan komme. {business.name} kan foreslå andre tider.</p>}
        {answeredAt && !chosen && reply && <blockquote className={styles.reply}>{reply}</blockquote>}
        {canAnswer && answeredAt && !isMoving && (
          <div className="button-row">
            <Button variant="secondary" data-size="sm" onClick={() => setMoving(true)}>
              {chosen ? 'Endre eller meld avbud' : 'Velg en av tidene likevel'}
            </Button>
          </div>
        )}
        {canAnswer && (!answeredAt || isMoving) && (
          <>
            <TimeChoice free={freeTimes} {...{ chosen, minutes, isSending, onAnswer: answer }} />
            <NoTime isAgreed={chosen !== null} isSending={isSending} onAnswer={answer} onTyped={onTyped} />
          </>
        )}
      </div>
    </section>
  );
}

function headingOf(chosen: string | null, answeredAt: string | null, isOver: boolean) {
  if (isOver) return 'Intervjuet har vært';
  if (chosen) return 'Intervjuet er avtalt';
  return answeredAt ? 'Intervjuet venter på en ny tid' : 'Du er invitert til intervju';
}

interface ChoiceProps {
  free: string[];
  chosen: string | null;
  minutes: number;
  isSending: boolean;
  onAnswer: Props['onAnswer'];
}

function TimeChoice({ free, chosen, minutes, isSending, onAnswer }: ChoiceProps) {
  const [time, setTime] = useState<string | null>(null);
  const others = free.filter((each) => each !== chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (time) void onAnswer(time);
  };
  if (others.length === 0) {
    return <p>{chosen ? 'Det er ingen andre ledige tider.' : 'Ingen av tidene er ledige lenger. Si fra nedenfor.'}</p>;
  }
  return (
    <form className={styles.answer} onSubmit={submit}>
      <Radios
        legend={chosen ? 'Andre ledige tider' : 'Velg en tid'}
        name="interview-time"
        choices={others}
        labelOf={(each) => interviewTime(each, minutes)}
        chosen={time}
        onChoose={setTime}
        isColumn
      />
      <div className="button-row">
        <Button type="submit" aria-disabled={!time || isSending}>
          {chosen ? 'Bytt til denne tiden' : 'Velg denne tiden'}
        </Button>
      </div>
    </form>
  );
}

interface NoTimeProps {
  isAgreed: boolean;
  isSending: boolean;
  onAnswer: Props['onAnswer'];
  onTyped: Props['onTyped'];
}

function NoTime({ isAgreed, isSending, onAnswer, onTyped }: NoTimeProps) {
  const [reply, setReply] = useState('');
  const isTyped = reply.trim() !== '' && !isSending;
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [onTyped, isTyped]);
  return (
    <details className={`${styles.none} no-print`}>
      <summary>{isAgreed ? 'Jeg kan ikke komme' : 'Ingen av tidene passer'}</summary>
      <form
        className={styles.answer}
        onSubmit={(event) => {
          event.preventDefault();
          void onAnswer(null, reply);
        }}
      >
        <CountedText
          id="interview-reply"
          label="Melding til arbeidsgiveren"
          description={`Skriv gjerne når du kan.${isAgreed ? ' Vil du ikke ha jobben lenger, kan du trekke søknaden nedenfor.' : ''}`}
          rows={3}
          value={reply}
          maxLength={interviewLimits.reply}
          error={undefined}
          optional
          onChange={setReply}
        />
        <div className="button-row">
          <Button type="submit" variant="secondary" aria-disabled={isSending}>
            {isAgreed ? 'Meld avbud' : 'Be om en annen tid'}
          </Button>
        </div>
      </form>
    </details>
  );
}
