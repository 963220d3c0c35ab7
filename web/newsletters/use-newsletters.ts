import { useState } from 'react';
import { hasStatus } from '../../contract/call.ts';
import type { Newsletter } from '../../contract/newsletters.ts';
import { api } from '../platform/api.ts';
import { formatNumber } from '../platform/format.ts';
import { type Say, useSayFailed } from '../ui/say.ts';
import type { Sent } from './composer.tsx';
import type { WholeNewsletter } from './newsletter-view.tsx';
import { useNewsletterList } from './use-newsletter-list.ts';

const idOf = ({ id }: Newsletter) => ({ params: { id } });

/** The list of newsletters, and what can be done with them. */
export function useNewsletters(say: Say) {
  const { list, pagination, stats, load, showNewest, retry } = useNewsletterList(say);
  const sayFailed = useSayFailed(say);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [viewed, setViewed] = useState<WholeNewsletter | null>(null);

  /** One thing at a time with each; what happened is said, and the list is read anew. */
  const doing = async (
    newsletter: Newsletter,
    failure: string,
    work: () => Promise<{ message: string; isStopped?: boolean }>,
  ) => {
    setBusyWith(newsletter.id);
    say(null);
    try {
      const { message, isStopped } = await work();
      if (isStopped) say(`${failure}: ${message}`);
      else say(message, 'success');
    } catch (error) {
      sayFailed(error, failure);
    } finally {
      setBusyWith(null);
      await load();
    }
  };
  const said = (newsletter: Newsletter, failure: string, call: Promise<{ message: string }>) =>
    doing(newsletter, failure, () => call);

  const act = {
    save: async (newsletter: Newsletter | null, body: Sent) => {
      const saving = newsletter
        ? api('PUT /newsletter/admin/:id', { ...idOf(newsletter), body })
        : api('POST /newsletter/admin/create', { body });
      const { message } = await saving.catch((error) => {
        // Sent, changed or deleted by a colleague: the list behind shows it as it is now.
        if (hasStatus(error, 404, 409)) void load();
        throw error;
      });
      say(message, 'success');
      await (newsletter ? load() : showNewest());
    },
    send: (newsletter: Newsletter) =>
      doing(newsletter, 'Feil ved sending', async () => {
        const { message, details, ...now } = await api('POST /newsletter/admin/:id/send', {
          ...idOf(newsletter),
          body: { updatedAt: newsletter.updatedAt },
        });
        const outcome = `${message} Sendt: ${formatNumber(details.sent)}. Feilet: ${formatNumber(details.failed)}.`;
        return { message: outcome, isStopped: now.newsletter.state === 'paused' };
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
        sayFailed(error, 'Feil ved henting av nyhetsbrev');
      }
    },
  };
  return { list, pagination, retry, stats, busyWith, viewed, act, closeView: () => setViewed(null) };
}
