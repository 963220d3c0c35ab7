import { statusNames } from '../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { CallError, hasStatus } from '../../contract/call.ts';
import { policy } from '../../contract/policy.ts';
import {
  exportApplications,
  loadList,
  loadStats,
  revealApplicants,
  setResponsible,
  setStatuses,
  undo,
} from './inbox-calls.ts';
import type { InboxSearch } from './inbox-search.ts';
import { isOutdated } from './is-outdated.ts';
import { nameOf } from './name-of.ts';
import { toldAfterUndo, toldLater } from './told-later.ts';
import {
  answerOf,
  asNow,
  type Chosen,
  type Now,
  saysMore,
  stillChosen,
  useChosen,
  type Written,
} from './use-chosen.ts';
import { useFollowMoved } from './use-follow-moved.ts';
import { type Done, useOutcome } from './use-outcome.ts';

interface Options {
  businessId: string;
  businessName: string;
  search: InboxSearch;
  listed: HandledApplication[];
  reload: () => Promise<void>;
  /** The button that was pressed is gone: the focus goes where one can go on from. */
  onGone: () => void;
}

/** What is done from the list: with those that are chosen, or with a card of the board. */
export function useBulk({ businessId, businessName, search, listed, reload, onGone }: Options) {
  const { chosen, choose, chooseOnly, written, write, forget } = useChosen(listed);
  const { problem, done, isBusy, work, once, setDone, refuse, tell } = useOutcome();
  const followMoved = useFollowMoved();

  /** Of every page, as many as can be changed at once. */
  const chooseFirst = () =>
    once(async () => {
      const { applications } = await loadList(businessId, { ...search, page: 1 }, policy.pageSize.most);
      chooseOnly(applications);
      onGone();
    });

  const set = () =>
    once(async () => {
      const { status, message, refusalReasons } = written;
      if (!status) return;
      const applications = chosen.map(({ id, version }) => ({ id, version }));
      const answer = await setStatuses(applications, answerOf({ ...written, status })).catch(noneLeft);
      const changed = answer.applications.map((each) => ({ ...each, status }));
      const stale = asNow(chosen, answer.staleApplications);
      // Who takes care of them is chosen for all, and not said by this.
      await keepStale(written.responsible && stale.length === 0 ? changed : answer.staleApplications);
      if (stale.length === 0) sent({ status: '', message: '', refusalReasons: [] });
      const told = chosen.filter(
        (each) => answer.changed.includes(each.id) && (each.toldStatus !== status || isNews(each, written)),
      );
      const said = [
        `${answer.message}.`,
        told.length > 0 && toldLater(told, status),
        stale.length > 0 && `${stillChosen(stale)} Trykk «Sett status» igjen for å endre likevel.`,
      ];
      const outcome = said.filter(Boolean).join(' ');
      if (answer.changed.length === 0) return refuse(outcome);
      setDone({
        message: outcome,
        changed: answer.applications,
        before: chosen.filter(({ id }) => answer.changed.includes(id)),
        of: { applications: chosen, written: { status, message, refusalReasons } },
      });
    });

  const giveTo = (responsibleId: string | null) =>
    once(async () => {
      const { applications, staleApplications, message } = await setResponsible(chosen, responsibleId).catch(noneLeft);
      const stale = asNow(chosen, staleApplications);
      // What is written for all of them is not sent by this.
      await keepStale(written.status ? [...applications, ...staleApplications] : staleApplications);
      if (stale.length === 0) sent({ responsible: '' });
      const said = [
        `${message}.`,
        stale.length > 0 &&
          `${stillChosen(stale, ({ responsible }) => responsible?.name ?? 'uten ansvarlig')} Trykk «Sett ansvarlig» igjen for å endre likevel.`,
      ];
      const outcome = said.filter(Boolean).join(' ');
      if (applications.length === 0) return refuse(outcome);
      setDone({ message: outcome, changed: [] });
    });

  /** Its button can no longer be pressed. */
  const sent = (part: Partial<Written>) => {
    write((before) => ({ ...before, ...part }));
    onGone();
  };

  /** Whoever was second sees what the others are now, and can still mean it. */
  const keepStale = async (named: Now[]) => {
    const stale = asNow(chosen, named);
    if (stale.length === 0) clear();
    else chooseOnly(stale);
    await reload();
    return stale;
  };

  const noneLeft = async (error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
    // Where one has no access any more, what was written stays.
    if (await isStillTheirs()) clear();
    await reload();
    throw new CallError(
      404,
      'Det du valgte, finnes ikke lenger. Det er trukket eller slettet, eller eieren har fjernet tilgangen din.',
    );
  };

  /** The same of what a dialog was told. */
  const missing = (error: CallError) => work(() => noneLeft(error));

  const isStillTheirs = () =>
    loadStats(businessId).then(
      () => true,
      () => false,
    );

  /** What was chosen stays so: most often it is called in next. */
  const reveal = () =>
    once(async () => {
      const { message } = await revealApplicants(chosen.filter((each) => each.isAnonymous)).catch(noneLeft);
      chooseOnly(chosen.map((each) => ({ ...each, isAnonymous: false })));
      await reload();
      setDone({ message, changed: [] });
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

  const takeBack = () =>
    once(async () => {
      if (!done) return;
      onGone();
      const { message, changed, applications } = await undo(done.changed).catch(undoLater).finally(reload);
      bringBack(done, applications);
      const undone = (done.before ?? []).filter(({ id }) => changed.includes(id));
      setDone({ message: `${message}. ${toldAfterUndo(undone)}`, changed: [] });
    });

  /** Without a connection it is not too late: the same is asked for again. */
  const undoLater = (error: unknown) => {
    if (!isOutdated(error)) setDone(done);
    throw error;
  };

  /** What was written comes back with those it was for: most often it is taken back to be written better. */
  const bringBack = ({ of }: Done, undone: Done['changed']) => {
    if (!of || !saysMore(of.written)) return;
    // Those whose status was set are still chosen for something else.
    const isKept = chosen.length === of.applications.length && chosen.every(isAmong(of.applications));
    if (written.status || (chosen.length > 0 && !isKept)) return;
    write((before) => ({ ...before, ...of.written }));
    chooseOnly(asNow(of.applications, undone));
  };

  const save = (format: 'csv' | 'zip', ids: string[] | null = null): Promise<void> =>
    once(
      async () => {
        setDone({ message: 'Filen lages. Er det mange søknader, kan det ta noen minutter.', changed: [] });
        await exportApplications(businessId, businessName, format, search, ids).finally(() => setDone(null));
        setDone({ message: 'Filen er lastet ned.', changed: [] });
      },
      () => void save(format, ids),
    );

  const clear = () => {
    forget();
    onGone();
  };

  const choosing = { chosen, choose, chooseFirst, written, write, clear };
  return { ...choosing, problem, done, isBusy, tell, set, giveTo, reveal, move, takeBack, save, keepStale, missing };
}

/** Another message, or other reasons than those that were given. */
function isNews({ refusalReasons }: HandledApplication, written: Written) {
  const { message, refusalReasons: given } = answerOf(written);
  return message !== undefined || (given !== undefined && given.join() !== refusalReasons.join());
}

const isAmong =
  (applications: Chosen) =>
  ({ id }: HandledApplication) =>
    applications.some((each) => each.id === id);
