import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { undo } from './inbox-calls.ts';
import { isOutdated } from './is-outdated.ts';
import type { Settling } from './settle-chosen.ts';
import { toldAfterUndo } from './told-later.ts';
import { asNow, type Chosen, saysMore } from './use-chosen.ts';
import type { Done, useOutcome } from './use-outcome.ts';

interface Options extends Omit<Settling, 'businessId'> {
  outcome: ReturnType<typeof useOutcome>;
}

/** Takes back what was done last. */
export function takeBack({ choosing, outcome, reload, onGone }: Options) {
  const { chosen, chooseOnly, written, write } = choosing;
  const { done, once, setDone } = outcome;

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

  return once(async () => {
    if (!done) return;
    onGone();
    const { message, changed, applications } = await undo(done.changed).catch(undoLater).finally(reload);
    bringBack(done, applications);
    const undone = (done.before ?? []).filter(({ id }) => changed.includes(id));
    setDone({ message: `${message}. ${toldAfterUndo(undone)}`, changed: [] });
  });
}

const isAmong =
  (applications: Chosen) =>
  ({ id }: HandledApplication) =>
    applications.some((each) => each.id === id);
