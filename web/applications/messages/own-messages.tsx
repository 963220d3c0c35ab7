import { useMemo, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import type { OwnDetail } from '../own-application-detail.tsx';
import { Cautions } from './cautions.tsx';
import { callsOfApplicant } from './message-calls.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import styles from './messages.module.css';
import { useMessages } from './use-messages.ts';

interface Props {
  application: OwnDetail;
  /** What the employer wrote is read now. */
  onRead: () => void;
}

/** What the applicant and the employer write each other. Nothing more is written about what was withdrawn. */
export function OwnMessages({ application: { id, business, withdrawnAt }, onRead }: Props) {
  const calls = useMemo(() => callsOfApplicant(id), [id]);
  const { messages, isNew, problem, reload, retry } = useMessages(calls, false, onRead);
  const [isTyped, setTyped] = useState(false);
  if (withdrawnAt && messages?.length === 0) return null;
  return (
    <section className={`card ${styles.own}`} aria-labelledby="own-messages">
      <h3 id="own-messages">Meldinger</h3>
      <Banner>{problem}</Banner>
      {!messages && <LoadingOrRetry retry={retry}>Laster meldingene …</LoadingOrRetry>}
      {messages?.length === 0 && <p>Lurer du på noe, kan du spørre {business.name} her.</p>}
      {messages && (
        <MessageList
          messages={messages}
          isOwn={({ isFromApplicant }) => isFromApplicant}
          isNew={isNew}
          caution={({ message }) => (
            <Cautions message={message} of="advice" suggestion="Er du i tvil, kan du spørre oss før du svarer." />
          )}
        />
      )}
      {!withdrawnAt && (
        <MessageForm
          label={`Skriv til ${business.name}`}
          send={calls.send}
          onSent={reload}
          onTyped={setTyped}
          caution={(message) => (
            <Cautions message={message} of="advice" suggestion="Send det bare hvis du vet hvem som får det." />
          )}
        />
      )}
      <UnsavedGuard what="meldingen" consequence="Den er ikke sendt, og går tapt." isChanged={isTyped} />
    </section>
  );
}
