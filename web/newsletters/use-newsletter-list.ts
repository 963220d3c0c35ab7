import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
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

interface Read {
  list: Newsletter[] | null;
  pagination?: Reply<typeof newsletters.list>['pagination'];
  /** With the moment of reading: were the clock asked while drawing, React could draw once for nothing and lose the effects. */
  at: number;
}

/** A page of the newsletters, as the address says it, read anew as long as one of them goes out, and when the next one begins to. */
export function useNewsletterList(say: Say) {
  const [params, setParams] = useSearchParams();
  const page = params.get('page');
  const [{ list, pagination, at }, setRead] = useState<Read>({ list: null, at: 0 });
  const [failure, setFailure] = useState<unknown>(null);
  const [stats, setStats] = useState<Reply<typeof newsletters.stats>['stats'] | null>(null);

  const sayFailed = useSayFailed(say);

  const turnTo = useCallback(
    (target: number) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('page', `${target}`);
          return next;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setParams],
  );
  const reads = useRef(0);
  const load = useCallback(async () => {
    setFailure(null);
    reads.current += 1;
    const mine = reads.current;
    try {
      const { newsletters: list, pagination } = await api('GET /newsletter/admin/newsletters', {
        query: page ? { page } : {},
      });
      // Another page, this one anew, or another tab was asked for meanwhile.
      if (mine !== reads.current) return;
      const last = Math.max(1, pagination.totalPages);
      // Its last one may have gone from the page that one was on.
      if (pagination.page > last) return turnTo(last);
      setRead({ list, pagination, at: Date.now() });
    } catch (error) {
      if (mine !== reads.current) return;
      sayFailed(error, 'Feil ved henting av nyhetsbrev', () => void load());
      setFailure(error);
    }
    await api('GET /newsletter/admin/stats').then(
      (read) => setStats(read.stats),
      (error) => console.error(error),
    );
  }, [page, turnTo, sayFailed]);

  useEffect(() => {
    void load();
    return () => {
      reads.current += 1;
    };
  }, [load]);

  const moving = (list ?? []).filter((each) => isMoving(each, at));
  /** Only these: the others stay as they are. */
  const look = async () => {
    const now = new Map<string, Newsletter>();
    for (const { id, state } of moving) {
      const { newsletter } = await api('GET /newsletter/admin/:id', { params: { id } });
      if (newsletter.state !== state) return await load();
      now.set(id, newsletter);
    }
    setRead((before) => ({
      ...before,
      list: before.list?.map((each) => now.get(each.id) ?? each) ?? null,
      at: Date.now(),
    }));
  };
  // Who is asked to log in is not asked over and over.
  useLookAgain(moving.length > 0 && !hasStatus(failure, 401), () => look().catch(load));

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

  /** What was just made stands on the first page. */
  const showNewest = async () => (page && page !== '1' ? turnTo(1) : await load());

  return { list, pagination, stats, load, showNewest, retry: failure ? retry : null };
}

function useLookAgain(isWanted: boolean, look: () => Promise<void>) {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = () => {
      timer = setTimeout(async () => {
        await latest.current();
        if (!isOver) wait();
      }, LOOK_AGAIN_MS);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted]);
}
