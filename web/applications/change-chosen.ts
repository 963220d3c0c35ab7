import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { revealApplicants, setResponsible, setStatuses } from './inbox-calls.ts';
import { type Settling, settleChosen } from './settle-chosen.ts';
import { toldLater } from './told-later.ts';
import { answerOf, asNow, stillChosen, type Written } from './use-chosen.ts';
import type { useOutcome } from './use-outcome.ts';

interface Options extends Settling {
  outcome: ReturnType<typeof useOutcome>;
}

/** What can be changed of all that are chosen at once. */
export function changeChosen(options: Options) {
  const { choosing, outcome, reload } = options;
  const { chosen, chooseOnly, written } = choosing;
  const { once, setDone, refuse } = outcome;
  const { sent, keepStale, noneLeft } = settleChosen(options);

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
      const before = chosen.filter(({ id }) => answer.changed.includes(id));
      const told = before.filter((each) => each.toldStatus !== status || isNews(each, written));
      const said = inWords(
        `${answer.message}.`,
        told.length > 0 && toldLater(told, status),
        stale.length > 0 && `${stillChosen(stale)} Trykk «Sett status» igjen for å endre likevel.`,
      );
      if (before.length === 0) return refuse(said);
      setDone({
        message: said,
        changed: answer.applications,
        before,
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
      const said = inWords(
        `${message}.`,
        stale.length > 0 &&
          `${stillChosen(stale, ({ responsible }) => responsible?.name ?? 'uten ansvarlig')} Trykk «Sett ansvarlig» igjen for å endre likevel.`,
      );
      if (applications.length === 0) return refuse(said);
      setDone({ message: said, changed: [] });
    });

  /** What was chosen stays so: most often it is called in next. */
  const reveal = () =>
    once(async () => {
      const { message } = await revealApplicants(chosen.filter((each) => each.isAnonymous)).catch(noneLeft);
      chooseOnly(chosen.map((each) => ({ ...each, isAnonymous: false })));
      await reload();
      setDone({ message, changed: [] });
    });

  return { set, giveTo, reveal };
}

const inWords = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');

/** Another message, or other reasons than those that were given. */
function isNews({ refusalReasons }: HandledApplication, written: Written) {
  const { message, refusalReasons: given } = answerOf(written);
  return message !== undefined || (given !== undefined && given.join() !== refusalReasons.join());
}
