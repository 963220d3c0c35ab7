import { useEffect, useMemo, useState } from 'react';
import { CallError } from '../../../contract/call.ts';
import { Banner } from '../../ui/banner.tsx';
import { CautionsForApplicant, CautionsForReader } from '../../ui/cautions.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { useOnRefused } from '../../ui/on-refused.ts';
import type { OwnDetail } from '../use-own-application.ts';
import { type Attachment, isTaken, isUploading, useUploads } from '../use-uploads.ts';
import { callsOfApplicant, type MessageCalls } from './message-calls.ts';
import { MessageFiles, messageFiles } from './message-files.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import styles from './messages.module.css';
import { useMessages } from './use-messages.ts';

interface Props {
  application: OwnDetail;
  /** What the employer wrote is read now. */
  onRead: () => void;
  onTyped: (isTyped: boolean) => void;
}

/** What the applicant and the employer write each other. Nothing more is written about what was withdrawn. */
export function OwnMessages({ application, onRead, onTyped }: Props) {
  const onRefused = useOnRefused();
  const { id, business, withdrawnAt } = application;
  const calls = useMemo(() => callsOfApplicant(id), [id]);
  const [isTyped, setTyped] = useState(false);
  const [logIns, setLogIns] = useState(1);
  const uploads = useUploads({
    initial: {},
    person: logIns,
    onLoggedOut: (error) => onRefused(error, () => setLogIns((before) => before + 1)),
  });
  const attached = (uploads.attachments[messageFiles.id] ?? []).filter(isTaken);
  const isWriting = !withdrawnAt && (isTyped || attached.length > 0);
  useEffect(() => onTyped(isWriting), [onTyped, isWriting]);
  const conversation = useMessages({
    calls,
    isFromOthers: ({ isFromApplicant }) => !isFromApplicant,
    isWriting,
    beside: application,
    onRead,
  });
  const { messages, isNew, files: sent, problem, reload, retry } = conversation;
  // What was sent is in the conversation, also where the reply to that was lost.
  const { replace } = uploads;
  useEffect(() => {
    const sent = new Set(messages?.flatMap(({ files }) => files.map((file) => file.id)));
    const isSent = ({ file }: Attachment) => file !== null && sent.has(file.id);
    replace((now) => ({ [messageFiles.id]: (now[messageFiles.id] ?? []).filter((each) => !isSent(each)) }));
  }, [messages, replace]);
  const send: MessageCalls['send'] = (message, key) => {
    if (attached.some(isUploading)) throw notReady('En fil lastes fortsatt opp. Send meldingen når den er der.');
    if (attached.some(({ file }) => !file))
      throw notReady('Fjern filen som ikke kunne lastes opp, eller prøv den igjen.');
    const files = attached.flatMap(({ file }) => file?.id ?? []);
    return calls.send(message, key, files);
  };
  if (withdrawnAt && messages?.length === 0) return null;
  return (
    <section className={`card ${styles.own} ${messages?.length ? '' : 'no-print'}`} aria-labelledby="own-messages">
      <h3 id="own-messages">Meldinger</h3>
      <Banner>{problem}</Banner>
      {!messages && <LoadingOrRetry retry={retry}>Laster meldingene …</LoadingOrRetry>}
      {messages?.length === 0 && <p>Lurer du på noe, kan du spørre {business.name} her.</p>}
      {messages && (
        <MessageList
          messages={messages}
          isOwn={({ isFromApplicant }) => isFromApplicant}
          isNew={isNew}
          files={sent}
          caution={({ message }) => <CautionsForReader text={message} />}
        />
      )}
      {!withdrawnAt && (
        <MessageForm
          label={`Skriv til ${business.name}`}
          send={send}
          reload={reload}
          onTyped={setTyped}
          below={({ typed }) => (
            <>
              <CautionsForApplicant text={typed} />
              <MessageFiles uploads={uploads} />
            </>
          )}
        />
      )}
    </section>
  );
}

/** As the server would refuse it: the form shows the words of such an error, and of no other. */
const notReady = (said: string) => new CallError(400, said);
