import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { Banner } from '../ui/banner.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { AnonymousNotice } from './anonymous/anonymous-notice.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ListEntrySection } from './applicant-lists/list-entry-section.tsx';
import { ApplicationAnswers } from './application-answers.tsx';
import styles from './application-detail.module.css';
import { ApplicationHistory } from './application-history.tsx';
import { AssessmentSection } from './assessments/assessment-section.tsx';
import { HandleApplication } from './handle-application.tsx';
import { InterviewSection } from './interviews/interview-section.tsx';
import { MessageSection } from './messages/message-section.tsx';
import { nameOf } from './name-of.ts';
import { ReferenceSection } from './references/reference-section.tsx';
import { RemoveApplication } from './remove-application.tsx';
import type { Colleague } from './responsible/colleagues.ts';
import { TipSection } from './tips/tip-section.tsx';
import { useOpenApplication } from './use-open-application.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  id: string;
  /** Out of it and to those beside it, where they do not stand elsewhere. */
  ways?: ReactNode;
  /** What is known of it before it is there. */
  ahead?: HandledApplication | undefined;
  /** It is one of those that are gone through one by one. */
  sitting?: ComponentProps<typeof HandleApplication>['sitting'];
  colleagues: Colleague[];
  /** Those that the business uses. */
  labels: string[];
  /** Counts what was done from the list. */
  changes?: number;
  /** The list beside it shows what was changed here. */
  onChanged: () => void;
  /** As it was loaded or changed; nothing, where it is gone. */
  onShown?: (application: HandledApplication | null) => void;
  onRemoved: (message: string) => void;
}

export function ApplicationDetail({
  id,
  ways,
  ahead,
  sitting,
  colleagues,
  labels,
  changes = 0,
  onChanged,
  onShown,
  onRemoved,
}: Props) {
  const opened = useOpenApplication(id, changes, onChanged, ahead);
  const { application, problem, isMissing, said, isSaving } = opened;
  const { reload, change, giveTo, putLabel, takeLabel, takeBack, reveal, refresh, reread, remove } = opened;
  const { isTyped, onTyped } = useTyped('label', 'messages', 'interview', 'tip', 'assessment', 'list', 'references');
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const isThere = application?.id === id && !removed;
  // One that is gone takes its link out of the list.
  const isKnown = isThere || isMissing;
  useEffect(() => {
    if (isKnown) heading.current?.focus();
  }, [isKnown]);
  const shown = isMissing ? null : isThere && application.responses && application;
  useEffect(() => {
    if (shown !== undefined && shown !== false) onShown?.(shown);
  }, [shown, onShown]);
  // Nothing that was typed for it holds one back any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (removed) onRemoved(removed);
  }, [removed]);
  /** The button that was pressed goes away. */
  const loadAnew = () => {
    heading.current?.focus();
    reload();
  };
  const beside = {
    onDone: (message: string) => {
      // The button that was pressed may be gone, and the dialog is by then.
      void refresh(message).then(() => heading.current?.focus());
    },
    onStale: reread,
  };
  return (
    <div className={styles.detail} data-said={Boolean(problem || said) || undefined}>
      <div className={ways ? styles.head : styles.news}>
        {ways && <div className={styles.top}>{ways}</div>}
        <div id="application-said" className={styles.said}>
          <Banner>{problem}</Banner>
          <Banner tone="success">{said}</Banner>
        </div>
      </div>
      {/* The dialog of the board has a name before the applicant's is there. */}
      <h2 id="application-name" ref={heading} tabIndex={-1} className={isKnown ? undefined : 'visually-hidden'}>
        {isThere ? nameOf(application) : 'Søknaden'}
      </h2>
      {!isThere && !removed && !isMissing && (
        <LoadingOrRetry retry={problem ? reload : null}>Laster søknaden …</LoadingOrRetry>
      )}
      {isThere && (
        <>
          <ApplicantFacts application={application} />
          {application.isAnonymous && (
            <AnonymousNotice onReveal={() => void reveal().then(() => heading.current?.focus())} />
          )}
          <HandleApplication
            key={id}
            application={application}
            isSaving={isSaving}
            sitting={sitting}
            answers={
              application.responses ? (
                <ApplicationAnswers application={application} onStale={reread} />
              ) : (
                <LoadingOrRetry retry={problem ? loadAnew : null}>Laster svarene …</LoadingOrRetry>
              )
            }
            hasMore={isTyped}
            onChange={change}
            colleagues={colleagues}
            onGive={giveTo}
            labels={labels}
            onPutLabel={putLabel}
            onTakeLabel={takeLabel}
            onLabelTyped={onTyped.label}
            onUndo={() => {
              // The button for it goes away.
              heading.current?.focus();
              return takeBack();
            }}
          >
            <MessageSection application={application} onRead={onChanged} onTyped={onTyped.messages} onStale={reread} />
            {!application.isAnonymous && (
              <InterviewSection application={application} onTyped={onTyped.interview} {...beside} />
            )}
            {!application.isAnonymous && (
              <ReferenceSection application={application} onTyped={onTyped.references} {...beside} />
            )}
            {application.wantsTips && !application.isAnonymous && (
              <TipSection application={application} onTyped={onTyped.tip} {...beside} />
            )}
            <AssessmentSection application={application} onTyped={onTyped.assessment} {...beside} />
            <ListEntrySection application={application} onTyped={onTyped.list} {...beside} />
          </HandleApplication>
          <ApplicationHistory application={application} />
          <RemoveApplication
            application={application}
            onRemove={() => void remove().then((message) => setRemoved(message ?? null))}
          />
        </>
      )}
    </div>
  );
}
