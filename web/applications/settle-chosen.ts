import { CallError, hasStatus } from '../../contract/call.ts';
import { loadStats } from './inbox-calls.ts';
import { asNow, type Now, type useChosen, type Written } from './use-chosen.ts';

export interface Settling {
  businessId: string;
  choosing: ReturnType<typeof useChosen>;
  reload: () => Promise<void>;
  /** The button that was pressed is gone: the focus goes where one can go on from. */
  onGone: () => void;
}

/** What becomes of those that are chosen, and of what was written for them, when something was done. */
export function settleChosen({ businessId, choosing, reload, onGone }: Settling) {
  const { chosen, chooseOnly, write, forget } = choosing;

  const clear = () => {
    forget();
    onGone();
  };

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

  const isStillTheirs = () =>
    loadStats(businessId).then(
      () => true,
      () => false,
    );

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

  return { clear, sent, keepStale, noneLeft };
}
