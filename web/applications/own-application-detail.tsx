import { Button } from '@digdir/designsystemet-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { applications } from '../../contract/applications.ts';
import { CallError, reasonOf } from '../../contract/call.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { hasBeen } from '../../contract/interview-words.ts';
import { surveyAnchor } from '../../contract/survey-words.ts';
import { api } from '../platform/api.ts';
import { useReading } from '../platform/use-reading.ts';
import { useVisible } from '../platform/use-visible.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { useOnRefused } from '../ui/on-refused.ts';
import { Said } from '../ui/said.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { answerOffer } from './interviews/interview-calls.ts';
import { OwnInterview } from './interviews/own-interview.tsx';
import { OwnMessages } from './messages/own-messages.tsx';
import { OwnAnswers } from './own-answers.tsx';
import styles from './own-applications.module.css';
import { OwnStanding } from './own-standing.tsx';
import { OwnReferences } from './references/own-references.tsx';
import { OwnSurvey } from './survey/own-survey.tsx';
import { OwnTips } from './tips/own-tips.tsx';
import { useTyped } from './use-typed.ts';

export type OwnDetail = Reply<typeof applications.readMine>['application'];

interface Props {
  id: string;
  onChanged: () => void;
}

/** When the last of what one has not seen had come. */
const lastUnseen = ({ unseenAnswerAt, tips }: OwnDetail) =>
  [unseenAnswerAt, ...tips.map(({ sentAt, seenAt }) => (seenAt ? null : sentAt))].toSorted().findLast(Boolean);

const whatWasDone = ({ withdrawnAt, interview, remindedAt, references }: OwnDetail) =>
  [withdrawnAt, interview?.answeredAt, remindedAt, references?.declinedAt, ...(references?.referees ?? [])]
    .map((each) => (typeof each === 'object' ? each?.id : each))
    .join();

/** Word by word what was sent, where it stands, and the way to take it back. */
export function OwnApplicationDetail({ id, onChanged }: Props) {
  const logInAgain = useOnRefused();
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { isTyped, onTyped } = useTyped('interview', 'messages');
  const [isNaming, setNaming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const surveyHeading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isSurveyAddressed = hash === `#${surveyAnchor}`;
  const isSurveyWanted = useRef(isSurveyAddressed);

  const read = useCallback(async () => (await api('GET /applications/mine/:id', { params: { id } })).application, [id]);
  const {
    data: application,
    isMissing,
    reload,
    retry,
  } = useReading<OwnDetail>(read, { failed: 'Kunne ikke laste søknader', tell: setProblem });
  const unseen = application && lastUnseen(application);
  const isVisible = useVisible();
  useEffect(() => {
    // Where it could not be marked, it is still new the next time.
    if (unseen && isVisible)
      markSeen(id, unseen).then(
        () => onChanged(),
        () => {},
      );
  }, [id, unseen, isVisible, onChanged]);

  // Also once it is withdrawn, a time was taken, an answer was asked for or somebody named: the button for that is gone.
  const isToMeet = application?.interview?.chosen && !hasBeen(application.interview, new Date());
  const standing = application && whatWasDone(application);
  useEffect(() => {
    if (!standing) return;
    const wanted = isSurveyWanted.current ? surveyHeading.current : null;
    isSurveyWanted.current = false;
    (wanted ?? heading.current)?.focus();
  }, [standing]);

  const settle = async (call: Promise<{ message: string }>) => {
    setProblem(null);
    try {
      setSaid((await call).message);
      await reload();
      onChanged();
      return true;
    } catch (error) {
      logInAgain(error, () => setProblem(null));
      // It is not as it was read.
      if (error instanceof CallError && error.status === 409) await reload();
      setProblem(reasonOf(error));
      return false;
    }
  };

  const withdraw = () => {
    setAsking(false);
    return settle(api('POST /applications/mine/:id/withdraw', { params: { id } }));
  };
  const askForAnswer = () => settle(api('POST /applications/mine/:id/remind', { params: { id } }));

  const correcting = application?.draft ? 'Fortsett på rettelsen' : 'Rett søknaden';
  return (
    <section className={styles.detail}>
      <BackLink to="/profil?tab=applications" preventScrollReset>
        Tilbake til søknadene
      </BackLink>
      <Said said={problem ? { tone: 'danger', text: problem } : said ? { tone: 'success', text: said } : null} />
      {!application && !isMissing && <LoadingOrRetry retry={retry}>Laster søknaden …</LoadingOrRetry>}
      {!application && isMissing && <p>Den er slettet, eller så er den sendt fra en annen konto.</p>}
      {application && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {application.positionTitle}
          </h2>
          <OwnStanding application={application} onAsk={askForAnswer} />
          <OwnInterview
            application={application}
            onAnswer={(time, reply) => settle(answerOffer(id, time, reply))}
            onTyped={onTyped.interview}
          />
          <OwnReferences application={application} settle={settle} onTyped={setNaming} />
          <OwnMessages application={application} onRead={onChanged} onTyped={onTyped.messages} />
          <OwnSurvey application={application} heading={surveyHeading} isWanted={isSurveyAddressed} settle={settle} />
          <OwnTips application={application} />
          <h3>Dette sendte du</h3>
          <OwnAnswers application={application} onProblem={setProblem} />
          <div className={styles.buttons}>
            <Button asChild variant="secondary">
              <Link to={`/stilling/${application.positionId}`}>Se stillingen</Link>
            </Button>
            {application.canCorrect && (
              <Button asChild variant="secondary">
                <Link to={`/stilling/${application.positionId}/apply?rett=ja`}>{correcting}</Link>
              </Button>
            )}
            {application.canSendAgain && (
              <Button asChild>
                <Link to={`/stilling/${application.positionId}/apply`}>Søk på nytt</Link>
              </Button>
            )}
            {!application.withdrawnAt && (
              <Button variant="tertiary" data-color="danger" onClick={() => setAsking(true)}>
                Trekk søknaden
              </Button>
            )}
          </div>
        </>
      )}
      <UnsavedGuard
        what={isNaming ? 'det du har skrevet' : 'meldingen'}
        consequence={isNaming ? 'Det er ikke sendt, og går tapt.' : 'Den er ikke sendt, og går tapt.'}
        isChanged={isTyped || isNaming}
      />
      <ConfirmDialog
        open={isAsking}
        title="Trekke søknaden?"
        confirmLabel="Trekk søknaden"
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      >
        <p>
          {application?.canCorrect && `Vil du bare rette noe, velger du «${correcting}» i stedet. `}
          Bedriften kan ikke lenger lese den. {isToMeet && 'Intervjuet dere har avtalt, blir avlyst. '}
          Du kan søke på nytt så lenge stillingen er åpen. Svarene kan du hente inn igjen, filene må du laste opp på
          nytt.
        </p>
      </ConfirmDialog>
    </section>
  );
}

const markSeen = (id: string, until: string) =>
  api('PUT /applications/mine/:id/seen', { params: { id }, body: { until } });
