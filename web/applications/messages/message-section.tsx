import { useEffect, useMemo, useState } from 'react';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { ReplyWordings } from '../reply-wordings.tsx';
import sections from '../sections.module.css';
import { callsOfEmployer } from './message-calls.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { useMessages } from './use-messages.ts';

interface Props {
  application: HandledApplication;
  /** What the applicant wrote is read now. */
  onRead: () => void;
  onTyped: (isTyped: boolean) => void;
  /** It is not there any more. */
  onStale: () => void;
}

/** What the employer and the applicant write each other. */
export function MessageSection({ application, onRead, onTyped, onStale }: Props) {
  const calls = useMemo(() => callsOfEmployer(application.id), [application.id]);
  const [isWriting, setWriting] = useState(false);
  useEffect(() => onTyped(isWriting), [onTyped, isWriting]);
  const conversation = useMessages({
    calls,
    isFromOthers: ({ isFromApplicant }) => isFromApplicant,
    isWriting,
    // Whose it is, a message to several.
    beside: application,
    onRead,
  });
  const { messages, isNew, files, problem, reload, retry } = conversation;
  return (
    <section
      className={`${sections.section} ${sections.part} ${messages?.length ? '' : 'no-print'}`}
      aria-labelledby="messages-heading"
    >
      <h3 id="messages-heading">Meldinger</h3>
      <Banner>{problem}</Banner>
      {!messages && <LoadingOrRetry retry={retry}>Laster meldingene …</LoadingOrRetry>}
      {messages?.length === 0 && (
        <p>Har søkeren en aktiv konto, kommer det du skriver på e-post med en gang, og du kan få svar her.</p>
      )}
      {messages && (
        <MessageList
          messages={messages}
          isOwn={({ isFromApplicant }) => !isFromApplicant}
          isNew={isNew}
          files={files}
        />
      )}
      <MessageForm
        label="Skriv til søkeren"
        send={calls.send}
        reload={reload}
        onTyped={setWriting}
        below={(field) => <ReplyWordings {...field} />}
        onStale={onStale}
      />
    </section>
  );
}
