import { useState } from 'react';
import { statusNames } from '../../contract/application-words.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import type { HandledApplication } from '../../contract/handled-applications.ts';
import { exportApplications, setStatus, setStatuses, undo } from './inbox-calls.ts';
import type { InboxSearch } from './inbox-search.ts';
import { nameOf } from './use-inbox.ts';

interface Done {
  message: string;
  ids: string[];
  canUndo: boolean;
}

/** What is done from the list: with those that are chosen, or with a card of the board. */
export function useBulk(businessId: string, search: InboxSearch, reload: () => Promise<void>) {
  const [chosen, setChosen] = useState<Map<string, HandledApplication>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [isBusy, setBusy] = useState(false);

  const work = async (action: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    setDone(null);
    await action().catch((error: Error) => setProblem(error.message));
    setBusy(false);
  };

  const choose = (applications: HandledApplication[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const each of applications) isChosen ? after.set(each.id, each) : after.delete(each.id);
      return after;
    });

  const set = (status: ApplicationStatus, message: string) =>
    work(async () => {
      const applications = [...chosen.values()].map(({ id, version }) => ({ id, version }));
      const answer = await setStatuses(applications, { status, ...(message && { message }) });
      setChosen(new Map());
      await reload();
      setDone({ message: `${answer.message}.`, ids: answer.changed, canUndo: answer.changed.length > 0 });
    });

  /** The card comes up in another column; the focus goes with it. */
  const move = (application: HandledApplication, status: ApplicationStatus) =>
    work(async () => {
      const follows = document.activeElement?.matches(`[data-moves="${application.id}"]`);
      await setStatus(application, { status }).catch(async (error) => {
        await reload();
        throw error;
      });
      await reload();
      setDone({
        message: `${nameOf(application)} er flyttet til ${statusNames[status]}.`,
        ids: [application.id],
        canUndo: true,
      });
      if (follows) setTimeout(() => document.querySelector<HTMLElement>(`[data-moves="${application.id}"]`)?.focus());
    });

  const takeBack = () =>
    work(async () => {
      if (!done) return;
      const { message } = await undo(done.ids);
      await reload();
      setDone({ message: `${message}. Søkeren får ingen e-post om endringen.`, ids: [], canUndo: false });
    });

  const save = (format: 'csv' | 'zip', ids: string[] | null = null) =>
    work(() => exportApplications(businessId, format, search, ids));

  const clear = () => setChosen(new Map());

  return { chosen, problem, done, isBusy, choose, set, move, takeBack, save, clear };
}
