import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { AnonymousNotice } from './anonymous/anonymous-notice.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ListEntrySection } from './applicant-lists/list-entry-section.tsx';
import styles from './application-detail.module.css';
import { ApplicationHistory } from './application-history.tsx';
import { AssessmentSection } from './assessments/assessment-section.tsx';
import { HandleApplication } from './handle-application.tsx';
import { InterviewSection } from './interviews/interview-section.tsx';
import { MessageSection } from './messages/message-section.tsx';
import { nameOf } from './name-of.ts';
import { NeighbourLinks } from './neighbour-links.tsx';
import { ReferenceSection } from './references/reference-section.tsx';
import { RemoveApplication } from './remove-application.tsx';
import type { Colleague } from './responsible/colleagues.ts';
import { TipSection } from './tips/tip-section.tsx';
import type { useNeighbours } from './use-neighbours.ts';
import { useOpenApplication } from './use-open-application.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  id: string;
  neighbours: ReturnType<typeof useNeighbours>;
  colleagues: Colleague[];
  /** Those that the business uses. */
  labels: string[];
  /** Counts what was done from the list. */
  changes: number;
  /** The list beside it shows what was changed here. */
  onChanged: () => void;
  onRemoved: (message: string) => void;
  onClose: () => void;
}

export function ApplicationDetail({
  id,
  neighbours,
  colleagues,
  labels,
  changes,
  onChanged,
  onRemoved,
  onClose,
}: Props) {
  const opened = useOpenApplication(id, changes, onChanged);
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
  // Nothing that was typed for it holds one back any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (removed) onRemoved(removed);
  }, [removed]);
  const beside = {
    onDone: (message: string) => {
      // The button that was pressed may be gone, and the dialog is by then.
      void refresh(message).then(() => heading.current?.focus());
    },
    onStale: reread,
  };
  return (
    <div className={styles.detail} data-said={Boolean(problem || said) || undefined}>
      <div className={styles.head}>
        <div className={styles.top}>
          <Button variant="tertiary" data-size="sm" onClick={onClose}>
            <Icon name="close" />
            <span>
              Lukk<span className={styles.what}> søknaden</span>
            </span>
          </Button>
          <NeighbourLinks {...neighbours} />
        </div>
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
            onStale={reread}
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
