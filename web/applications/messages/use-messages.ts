import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '../../../contract/applications/application-messages.ts';
import { useReading } from '../../platform/use-reading.ts';
import { useVisible } from '../../platform/use-visible.ts';
import { addressAmong } from '../address-among.ts';
import { useSentFiles } from '../use-sent-files.ts';
import type { MessageCalls } from './message-calls.ts';

const LOOK_EVERY_MS = 30_000;

interface Options {
  calls: MessageCalls;
  isFromOthers: (message: Message) => boolean;
  /** Nothing moves what one is writing in. */
  isWriting: boolean;
  /** Another one whenever something was done beside it. */
  beside: unknown;
  /** What the others wrote is marked read. */
  onRead: () => void;
}

/** What was written, with what comes while it is in sight. */
export function useMessages({ calls, isFromOthers, isWriting, beside, onRead }: Options) {
  const { data: messages, problem, reload, retry } = useReading(calls.load, failed);
  const isVisible = useVisible();
  const isLooking = isVisible && !isWriting;
  // That it fails is said when somebody asks.
  const look = useCallback(() => void reload({ isQuiet: true }), [reload]);
  const wasAway = useRef(false);
  useEffect(() => {
    if (isLooking && wasAway.current) look();
    wasAway.current = !isLooking;
    if (!isLooking) return;
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isLooking, look]);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what is done beside it, something may show here
  useEffect(() => {
    if (!isFirst.current) look();
    isFirst.current = false;
  }, [beside, look]);

  const told = useRef(onRead);
  told.current = onRead;
  const isNew = (message: Message) => isFromOthers(message) && message.readAt === null;
  const newest = messages?.findLast(isNew)?.sentAt;
  useEffect(() => {
    // Where it could not be marked, it is still new the next time.
    if (newest && isVisible) calls.markRead(newest).then(() => told.current(), ignored);
  }, [calls, newest, isVisible]);

  const [notFetched, setNotFetched] = useState<string | null>(null);
  const files = useSentFiles({
    files: (messages ?? []).flatMap((message) => message.files),
    addressOf: async (fileId) =>
      addressAmong(
        (await calls.load()).flatMap((message) => message.files),
        fileId,
      ),
    onProblem: setNotFetched,
  });
  return { messages, isNew, files, problem: problem ?? notFetched, reload, retry };
}

const failed = { failed: 'Kunne ikke laste meldingene' };
const ignored = () => {};
