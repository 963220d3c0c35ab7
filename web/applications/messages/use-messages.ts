import { useEffect, useRef, useState } from 'react';
import { useReading } from '../../platform/use-reading.ts';
import type { MessageCalls } from './message-calls.ts';

const LOOK_EVERY_MS = 30_000;

/** What was written, with what comes while it is in sight. What the other side wrote is marked read. */
export function useMessages(calls: MessageCalls, isFromOthers: boolean, onRead: () => void) {
  const { data: messages, problem, reload, retry } = useReading(calls.load, failed);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void reload();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);

  const told = useRef(onRead);
  told.current = onRead;
  const isNew = ({ isFromApplicant, readAt }: NonNullable<typeof messages>[number]) =>
    isFromApplicant === isFromOthers && readAt === null;
  const newest = messages?.findLast(isNew)?.sentAt;
  useEffect(() => {
    // Where it could not be marked, it is still new the next time.
    if (newest) calls.markRead(newest).then(() => told.current(), ignored);
  }, [calls, newest]);
  const [notFetched, setNotFetched] = useState<string | null>(null);
  const fetchFile = async (fileId: string) => {
    setNotFetched(null);
    try {
      const fresh = await calls.load();
      const file = fresh.flatMap(({ files }) => files).find(({ id }) => id === fileId);
      if (file?.url) location.assign(file.url);
      else setNotFetched('Filen finnes ikke lenger.');
    } catch (error) {
      setNotFetched((error as Error).message);
    }
  };
  return { messages, isNew, fetchFile, problem: problem ?? notFetched, reload, retry };
}

const failed = { failed: 'Kunne ikke laste meldingene' };
const ignored = () => {};
