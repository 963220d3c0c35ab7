import { statusNames } from '../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import type { CallError } from '../../contract/call.ts';
import { policy } from '../../contract/policy.ts';
import { changeChosen } from './change-chosen.ts';
import { exportApplications, loadList, setStatuses } from './inbox-calls.ts';
import type { InboxSearch } from './inbox-search.ts';
import { nameOf } from './name-of.ts';
import { type Settling, settleChosen } from './settle-chosen.ts';
import { takeBack } from './take-back.ts';
import { toldLater } from './told-later.ts';
import { useChosen } from './use-chosen.ts';
import { useFollowMoved } from './use-follow-moved.ts';
import { useOutcome } from './use-outcome.ts';

interface Options extends Omit<Settling, 'choosing'> {
  businessName: string;
  search: InboxSearch;
  listed: HandledApplication[];
}

/** What is done from the list: with those that are chosen, or with a card of the board. */
export function useBulk({ businessId, businessName, search, listed, reload, onGone }: Options) {
  const choosing = useChosen(listed);
  const outcome = useOutcome();
  const followMoved = useFollowMoved();
  const { chosen, choose, chooseOnly, written, write } = choosing;
  const { problem, done, isBusy, work, once, setDone, refuse, tell } = outcome;
  const parts = { businessId, choosing, outcome, reload, onGone };
  const { clear, keepStale, noneLeft } = settleChosen(parts);

  /** Of every page, as many as can be changed at once. */
  const chooseFirst = () =>
    once(async () => {
      const { applications } = await loadList(businessId, { ...search, page: 1 }, policy.pageSize.most);
      chooseOnly(applications);
      onGone();
    });

  /**
   * The card comes up in another column; the focus goes with it. Changed as several are: the answer to one has what the applicant
   * wrote, and would count as opened.
   */
  const move = (application: HandledApplication, status: ApplicationStatus) =>
    work(async () => {
      const follows = document.activeElement?.matches(`[data-moves="${application.id}"]`);
      const { id, version, toldStatus } = application;
      const { applications, message } = await setStatuses([{ id, version }], { status }).finally(reload);
      if (applications.length === 0) return refuse(`${message}.`);
      const told = toldStatus === status ? '' : ` ${toldLater([application], status)}`;
      setDone({
        message: `${nameOf(application)} er flyttet til ${statusNames[status]}.${told}`,
        changed: applications,
        before: [application],
      });
      if (follows) followMoved(id);
    });

  const save = (format: 'csv' | 'zip', ids: string[] | null = null): Promise<void> =>
    once(
      async () => {
        setDone({ message: 'Filen lages. Er det mange søknader, kan det ta noen minutter.', changed: [] });
        await exportApplications(businessId, businessName, format, search, ids).finally(() => setDone(null));
        setDone({ message: 'Filen er lastet ned.', changed: [] });
      },
      () => void save(format, ids),
    );

  return {
    chosen,
    choose,
    chooseFirst,
    written,
    write,
    clear,
    problem,
    done,
    isBusy,
    tell,
    ...changeChosen(parts),
    move,
    takeBack: () => takeBack(parts),
    save,
    keepStale,
    /** What a dialog was told of those it was for. */
    missing: (error: CallError) => work(() => noneLeft(error)),
  };
}
