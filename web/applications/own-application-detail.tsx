import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { surveyAnchor } from '../../contract/applications/survey-words.ts';
import { api } from '../platform/api.ts';
import { BackLink } from '../ui/back-link.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { Said } from '../ui/said.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { answerOffer } from './interviews/interview-calls.ts';
import { OwnInterview } from './interviews/own-interview.tsx';
import { OwnMessages } from './messages/own-messages.tsx';
import { OwnAnswers } from './own-answers.tsx';
import styles from './own-applications.module.css';
import { OwnNextSteps } from './own-next-steps.tsx';
import { OwnStanding } from './own-standing.tsx';
import { OwnReferences } from './references/own-references.tsx';
import { OwnSurvey } from './survey/own-survey.tsx';
import { OwnTips } from './tips/own-tips.tsx';
import { type OwnDetail, useOwnApplication } from './use-own-application.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  id: string;
  onChanged: () => void;
}

const whatWasDone = ({ withdrawnAt, interview, remindedAt, references }: OwnDetail) =>
  [withdrawnAt, interview?.answeredAt, remindedAt, references?.declinedAt, ...(references?.referees ?? [])]
    .map((each) => (typeof each === 'object' ? each?.id : each))
    .join();

/** Word by word what was sent, where it stands, and the way to take it back. */
export function OwnApplicationDetail({ id, onChanged }: Props) {
  const { application, isMissing, retry, problem, said, setProblem, settle } = useOwnApplication(id, onChanged);
  const { isTyped, onTyped } = useTyped('interview', 'messages');
  const [isNaming, setNaming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const surveyHeading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isSurveyAddressed = hash === `#${surveyAnchor}`;
  const isSurveyWanted = useRef(isSurveyAddressed);

  // Also once it is withdrawn, a time was taken, an answer was asked for or somebody named: the button for that is gone.
  const standing = application && whatWasDone(application);
  useEffect(() => {
    if (!standing) return;
    const wanted = isSurveyWanted.current ? surveyHeading.current : null;
    isSurveyWanted.current = false;
    (wanted ?? heading.current)?.focus();
  }, [standing]);

  const withdraw = () => settle(api('POST /applications/mine/:id/withdraw', { params: { id } }));
  const askForAnswer = () => settle(api('POST /applications/mine/:id/remind', { params: { id } }));

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
          <OwnNextSteps application={application} onWithdraw={withdraw} />
        </>
      )}
      <UnsavedGuard
        what={isNaming ? 'det du har skrevet' : 'meldingen'}
        consequence={isNaming ? 'Det er ikke sendt, og går tapt.' : 'Den er ikke sendt, og går tapt.'}
        isChanged={isTyped || isNaming}
      />
    </section>
  );
}
