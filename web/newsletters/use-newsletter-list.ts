import { useCallback, useEffect, useState } from 'react';
import { hasStatus } from '../../contract/call.ts';
import type { Reply } from '../../contract/endpoint.ts';
import type { Newsletter, newsletters } from '../../contract/newsletters.ts';
import { api } from '../platform/api.ts';
import { DAY_MS } from '../platform/format.ts';
import { type Say, useSayFailed } from '../ui/say.ts';

const LOOK_AGAIN_MS = 1500;
/** Paused, it still goes to those whom it was on its way to. */
const ARRIVES_FOR_MS = 60_000;
const isMoving = ({ state, updatedAt, scheduledFor }: Newsletter, at: number) =>
  state === 'sending' ||
  (state === 'scheduled' && scheduledFor !== null && Date.parse(scheduledFor) <= at) ||
  (state === 'paused' && at - Date.parse(updatedAt) < ARRIVES_FOR_MS);

/** The list of newsletters, read anew as long as one of them goes out, and when the next one begins to. */
export function useNewsletterList(say: Say) {
  // With the moment of reading: were the clock asked while drawing, React could draw once for nothing and lose the effects.
  const [{ list, at }, setRead] = useState<{ list: Newsletter[] | null; at: number }>({ list: null, at: 0 });
  const [failure, setFailure] = useState<unknown>(null);
  const [stats, setStats] = useState<Reply<typeof newsletters.stats>['stats'] | null>(null);

  const sayFailed = useSayFailed(say);

  const load = useCallback(async () => {
    setFailure(null);
    try {
      const read = await api('GET /newsletter/admin/newsletters');
      setRead({ list: read.newsletters, at: Date.now() });
    } catch (error) {
      sayFailed(error, 'Feil ved henting av nyhetsbrev', () => void load());
      setFailure(error);
    }
    await api('GET /newsletter/admin/stats').then(
      (read) => setStats(read.stats),
      (error) => console.error(error),
    );
  }, [sayFailed]);

  useEffect(() => void load(), [load]);

  const moving = (list ?? [])
    .filter((each) => isMoving(each, at))
    .map(({ id, state }) => `${id} ${state}`)
    .join();
  // Who is asked to log in is not asked over and over.
  const isLoggedOut = hasStatus(failure, 401);
  useEffect(() => {
    if (!moving || isLoggedOut) return;
    /** Only these: the others stay as they are. */
    const look = async () => {
      const now = new Map<string, Newsletter>();
      for (const [id = '', state] of moving.split(',').map((each) => each.split(' '))) {
        const { newsletter } = await api('GET /newsletter/admin/:id', { params: { id } });
        if (newsletter.state !== state) return await load();
        now.set(id, newsletter);
      }
      setRead((before) => ({
        list: before.list?.map((each) => now.get(each.id) ?? each) ?? null,
        at: Date.now(),
      }));
    };
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const lookAgain = () => {
      timer = setTimeout(async () => {
        await look().catch(load);
        if (!isOver) lookAgain();
      }, LOOK_AGAIN_MS);
    };
    lookAgain();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [moving, isLoggedOut, load]);

  const hours = (list ?? []).flatMap(({ scheduledFor }) => scheduledFor ?? []).sort();
  const next = hours.find((hour) => Date.parse(hour) > at);
  useEffect(() => {
    const waitMs = next ? Date.parse(next) - Date.now() : DAY_MS;
    // A page that stands open for longer is rare, and a timer does not count so far.
    if (waitMs >= DAY_MS) return;
    const timer = setTimeout(load, waitMs);
    return () => clearTimeout(timer);
  }, [next, load]);

  const retry = () => {
    say(null);
    void load();
  };

  return { list, stats, load, retry: failure ? retry : null };
}
