import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { HandledApplication } from '../../contract/handled-applications.ts';
import { formatDate, formatMoment } from '../platform/format.ts';
import { mailLink } from '../platform/mail-link.ts';
import { Banner } from '../ui/banner.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { Tag } from '../ui/tag.tsx';
import { AnonymousNotice } from './anonymous/anonymous-notice.tsx';
import { ListEntrySection } from './applicant-lists/list-entry-section.tsx';
import styles from './application-detail.module.css';
import { ApplicationHistory } from './application-history.tsx';
import { AssessmentSection } from './assessments/assessment-section.tsx';
import { HandleApplication } from './handle-application.tsx';
import { InterviewSection } from './interviews/interview-section.tsx';
import { MessageSection } from './messages/message-section.tsx';
import { nameOf } from './name-of.ts';
import { StatusTag } from './status-tag.tsx';
import type { useNeighbours } from './use-neighbours.ts';
import { useOpenApplication } from './use-open-application.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  id: string;
  neighbours: ReturnType<typeof useNeighbours>;
  /** Counts what was done from the list. */
  changes: number;
  /** The list beside it shows what was changed here. */
  onChanged: () => void;
  onRemoved: (message: string) => void;
  onClose: () => void;
}

export function ApplicationDetail({ id, neighbours, changes, onChanged, onRemoved, onClose }: Props) {
  const opened = useOpenApplication(id, changes, onChanged);
  const { application, problem, isMissing, said, isSaving } = opened;
  const { reload, change, takeBack, reveal, refresh, reread, remove } = opened;
  const [asked, setAsked] = useState(false);
  const { isTyped, onTyped } = useTyped('messages', 'interview', 'assessment', 'list');
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const isThere = application?.id === id && !removed;
  // One that is gone takes its link out of the list.
  const isKnown = isThere || isMissing;
  useEffect(() => {
    if (isKnown) heading.current?.focus();
  }, [isKnown]);
  const confirmed = async () => {
    setAsked(false);
    setRemoved((await remove()) ?? null);
  };
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
      <div className={styles.top}>
        <Button variant="tertiary" data-size="sm" onClick={onClose}>
          <Icon name="close" />
          Lukk søknaden
        </Button>
        {Object.values(neighbours).some(Boolean) && (
          <nav aria-label="Andre søknader">
            <Neighbour search={neighbours.before} label="Forrige" icon="arrow-left" />
            <Neighbour search={neighbours.after} label="Neste" icon="arrow-right" />
            <Neighbour search={neighbours.nextPage} hash="soknader" label="Neste side" icon="arrow-right" />
          </nav>
        )}
      </div>
      <div className={styles.said}>
        <Banner>{problem}</Banner>
        <Banner tone="success">{said}</Banner>
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
          <Applicant application={application} />
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
            <AssessmentSection application={application} onTyped={onTyped.assessment} {...beside} />
            <ListEntrySection application={application} onTyped={onTyped.list} {...beside} />
          </HandleApplication>
          <ApplicationHistory application={application} />
          <Button variant="secondary" data-color="danger" className={styles.remove} onClick={() => setAsked(true)}>
            <Icon name="trash" />
            Slett søknaden
          </Button>
          <ConfirmDialog
            open={asked}
            title="Slette søknaden?"
            confirmLabel="Slett søknaden"
            onConfirm={confirmed}
            onCancel={() => setAsked(false)}
          >
            <p>
              Søknaden fra {nameOf(application)} slettes med svar, filer og notater. Søkeren får beskjed. Dette kan ikke
              angres.
            </p>
          </ConfirmDialog>
        </>
      )}
    </div>
  );
}

interface NeighbourProps {
  search: string | undefined;
  /** Where to begin there. */
  hash?: string;
  label: string;
  icon: IconName;
}

function Neighbour({ search, hash, label, icon }: NeighbourProps) {
  if (search === undefined) return null;
  return (
    <Button asChild variant="tertiary" data-size="sm">
      <Link to={{ search, hash }} preventScrollReset={!hash}>
        <Icon name={icon} />
        {label}
      </Link>
    </Button>
  );
}

function Applicant({ application }: { application: HandledApplication }) {
  const { applicantInfo, positionId, status, submittedAt, firstOpenedAt, answerBy, remindedAt, deletedAfter } =
    application;
  const { email, phone, emailConfirmed } = applicantInfo;
  const links = {
    position: <Link to={`/stilling/${positionId.id}`}>{positionId.title}</Link>,
    email: email && <a href={mailLink(email)}>{email}</a>,
    phone: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
  };
  const facts: Fact[] = [
    ['Stilling', links.position],
    ['E-post', links.email],
    ['Telefon', links.phone],
    ['Sendt', formatMoment(submittedAt)],
    ['Først åpnet', firstOpenedAt && `${formatMoment(firstOpenedAt)}. Søkeren kan se det.`],
    ['Svarfrist', status === 'pending' && answerBy && formatDate(answerBy)],
    ['Ba om svar', remindedAt && formatMoment(remindedAt)],
    ['Slettes', deletedAfter && `${formatDate(deletedAfter)}, fordi stillingen er lukket`],
  ];
  return (
    <>
      <p className={styles.tags}>
        <StatusTag status={status} />
        {email && !emailConfirmed && <Tag color="warning">E-posten er ikke bekreftet</Tag>}
      </p>
      <FactList facts={facts} />
    </>
  );
}
