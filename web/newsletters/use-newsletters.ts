import { useCallback, useEffect, useState } from 'react';
import type { CallError } from '../../contract/call.ts';
import type { Reply } from '../../contract/endpoint.ts';
import type { Newsletter, newsletters } from '../../contract/newsletters.ts';
import { api } from '../platform/api.ts';
import { DAY_MS, formatNumber } from '../platform/format.ts';
import type { Sent } from './composer.tsx';
import type { WholeNewsletter } from './newsletter-view.tsx';

type Say = (message: string | null, tone?: 'danger' | 'success') => void;

const LOOK_AGAIN_MS = 1500;
/** Paused, it still goes to those whom it was on its way to. */
const ARRIVES_FOR_MS = 60_000;
const isMoving = ({ state, updatedAt, scheduledFor }: Newsletter, at: number) =>
  state === 'sending' ||
  (state === 'scheduled' && scheduledFor !== null && Date.parse(scheduledFor) <= at) ||
  (state === 'paused' && at - Date.parse(updatedAt) < ARRIVES_FOR_MS);
const idOf = ({ id }: Newsletter) => ({ params: { id } });

/** The list of newsletters, what can be done with them, and how a sending goes on. */
export function useNewsletters(say: Say) {
  // With the moment of reading: were the clock asked while drawing, React could draw once for nothing and lose the effects.
  const [{ list, at }, setRead] = useState<{ list: Newsletter[] | null; at: number }>({ list: null, at: 0 });
  const [hasFailed, setFailed] = useState(false);
  const [stats, setStats] = useState<Reply<typeof newsletters.stats>['stats'] | null>(null);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [viewed, setViewed] = useState<WholeNewsletter | null>(null);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const read = await api('GET /newsletter/admin/newsletters');
      setRead({ list: read.newsletters, at: Date.now() });
    } catch (error) {
      say(`Feil ved henting av nyhetsbrev: ${(error as Error).message}`);
      setFailed(true);
    }
    await api('GET /newsletter/admin/stats').then(
      (read) => setStats(read.stats),
      (error) => console.error(error),
    );
  }, [say]);

  useEffect(() => void load(), [load]);

  const moving = (list ?? [])
    .filter((each) => isMoving(each, at))
    .map(({ id, state }) => `${id} ${state}`)
    .join();
  useEffect(() => {
    if (!moving) return;
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
  }, [moving, load]);

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

  /** One thing at a time with each; what happened is said, and the list is read anew. */
  const doing = async (newsletter: Newsletter, failure: string, work: () => Promise<string>) => {
    setBusyWith(newsletter.id);
    say(null);
    try {
      say(await work(), 'success');
    } catch (error) {
      say(`${failure}: ${(error as Error).message}`);
    } finally {
      setBusyWith(null);
      await load();
    }
  };
  const said = (newsletter: Newsletter, failure: string, call: Promise<{ message: string }>) =>
    doing(newsletter, failure, async () => (await call).message);

  const act = {
    save: async (newsletter: Newsletter | null, body: Sent) => {
      const saving = newsletter
        ? api('PUT /newsletter/admin/:id', { ...idOf(newsletter), body })
        : api('POST /newsletter/admin/create', { body });
      const { message } = await saving.catch((error: CallError) => {
        // Sent, changed or deleted by a colleague: the list behind shows it as it is now.
        if (error.status === 404 || error.status === 409) void load();
        throw error;
      });
      say(message, 'success');
      await load();
    },
    send: (newsletter: Newsletter) =>
      doing(newsletter, 'Feil ved sending', async () => {
        const { message, details, ...now } = await api('POST /newsletter/admin/:id/send', {
          ...idOf(newsletter),
          body: { updatedAt: newsletter.updatedAt },
        });
        const outcome = `${message} Sendt: ${formatNumber(details.sent)}. Feilet: ${formatNumber(details.failed)}.`;
        if (now.newsletter.state === 'paused') throw new Error(outcome);
        return outcome;
      }),
    remove: (newsletter: Newsletter) =>
      said(newsletter, 'Feil ved sletting', api('DELETE /newsletter/admin/:id', idOf(newsletter))),
    schedule: (newsletter: Newsletter, sendAt: string | null) =>
      said(
        newsletter,
        'Feil ved lagring',
        api('PUT /newsletter/admin/:id/schedule', {
          ...idOf(newsletter),
          body: { sendAt, updatedAt: newsletter.updatedAt },
        }),
      ),
    unschedule: (newsletter: Newsletter) => act.schedule(newsletter, null),
    test: (newsletter: Newsletter) =>
      said(newsletter, 'Feil ved sending', api('POST /newsletter/admin/:id/test', idOf(newsletter))),
    pause: (newsletter: Newsletter) =>
      said(newsletter, 'Feil ved oppdatering', api('POST /newsletter/admin/:id/pause', idOf(newsletter))),
    resume: (newsletter: Newsletter) =>
      said(newsletter, 'Feil ved oppdatering', api('POST /newsletter/admin/:id/resume', idOf(newsletter))),
    read: async (newsletter: Newsletter) => (await api('GET /newsletter/admin/:id', idOf(newsletter))).newsletter,
    view: async (newsletter: Newsletter) => {
      try {
        setViewed(await act.read(newsletter));
      } catch (error) {
        say(`Feil ved henting av nyhetsbrev: ${(error as Error).message}`);
      }
    },
  };
  return { list, retry: hasFailed ? retry : null, stats, busyWith, viewed, act, closeView: () => setViewed(null) };
}
