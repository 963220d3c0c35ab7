import { Button } from '@digdir/designsystemet-react';
import { useEffect, useState } from 'react';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { interviewTime } from '../../../contract/applications/interview-words.ts';
import { MessageDialog } from '../message-dialog.tsx';
import { nameOf } from '../name-of.ts';
import type { SectionProps } from '../section-props.ts';
import sections from '../sections.module.css';
import { useTyped } from '../use-typed.ts';
import { callOff, emptyOffer } from './interview-calls.ts';
import { InterviewFacts } from './interview-facts.tsx';
import { InterviewTag } from './interview-tag.tsx';
import styles from './interviews.module.css';
import { isInterviewToCome } from './is-to-come.ts';
import { OfferDialog } from './offer-dialog.tsx';

/** The interview that an applicant is offered, and the way to offer one. */
export function InterviewSection({ application, onDone, onStale, onTyped }: SectionProps) {
  const { interview } = application;
  const isToCome = isInterviewToCome(application);
  const typed = useTyped('offer', 'callOff');
  useEffect(() => onTyped(typed.isTyped), [onTyped, typed.isTyped]);
  const [asks, setAsks] = useState<'offer' | 'callOff' | null>(null);
  const close = () => setAsks(null);
  /** It says so itself. */
  const gone = () => {
    close();
    onStale();
  };
  const done = (message: string) => {
    close();
    onDone(message);
  };
  return (
    <section
      className={`${sections.section} ${sections.part} ${interview ? '' : 'no-print'}`}
      aria-labelledby="interview-heading"
    >
      <div className={sections.head}>
        <h3 id="interview-heading">Intervju</h3>
        {interview && <InterviewTag interview={interview} />}
      </div>
      {interview && <InterviewFacts interview={interview} from="Melding til søkeren" />}
      {interview && !interview.answeredAt && <Times times={interview.times} minutes={interview.minutes} />}
      {interview?.reply && <blockquote className={styles.reply}>{interview.reply}</blockquote>}
      <div className="button-row">
        <Button variant="secondary" data-size="sm" onClick={() => setAsks('offer')}>
          {isToCome ? 'Foreslå andre tider' : 'Kall inn til intervju'}
        </Button>
        {isToCome && (
          <Button variant="tertiary" data-size="sm" data-color="danger" onClick={() => setAsks('callOff')}>
            Avlys intervjuet
          </Button>
        )}
      </div>
      <OfferDialog
        open={asks === 'offer'}
        applications={[application]}
        who={`Til ${nameOf(application)}.`}
        {...(interview && { initial: { ...emptyOffer, ...again(interview) } })}
        onClose={close}
        onSent={done}
        onStale={onStale}
        onMissing={gone}
        onTyped={typed.onTyped.offer}
      />
      <MessageDialog
        open={asks === 'callOff'}
        title="Avlyse intervjuet?"
        confirmLabel="Avlys intervjuet"
        isDanger
        optional
        send={(message) => callOff(application, message)}
        onClose={close}
        onDone={done}
        onStale={onStale}
        onTyped={typed.onTyped.callOff}
      >
        <p>{nameOf(application)} får e-post med en gang. Statusen på søknaden blir som den er.</p>
      </MessageDialog>
    </section>
  );
}

const again = ({ way, place, minutes }: NonNullable<HandledApplication['interview']>) => ({
  way,
  place: place ?? '',
  minutes,
});

const Times = ({ times, minutes }: { times: string[]; minutes: number }) => (
  <>
    <p>Tider å velge blant:</p>
    <ul className={styles.list}>
      {times.map((time) => (
        <li key={time}>{interviewTime(time, minutes)}</li>
      ))}
    </ul>
  </>
);
