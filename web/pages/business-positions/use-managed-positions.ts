import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { hasStatus, reasonOf } from '../../../contract/call.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { policy } from '../../../contract/policy.ts';
import type {
  ManagedPositionCard,
  ManagedState,
  managedPositions,
} from '../../../contract/positions/managed-positions.ts';
import { api } from '../../platform/api.ts';
import { useOnRefused } from '../../ui/on-refused.ts';
import { useSaid } from '../../ui/use-said.ts';

/** With what it answers. */
export type Listed = Reply<typeof managedPositions.list> & Shown;

/** What of the positions is asked for. */
interface Shown {
  search: string;
  state: ManagedState | '';
}

/** The positions of a business, what can be done with them, and what there is to say about it. */
export function useManagedPositions(businessId: string, isIn: boolean, { search, state }: Shown) {
  const [listed, setListed] = useState<Listed | null>(null);
  const [failure, setFailure] = useState<{ message: string; isMissing: boolean } | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const { said, say, sayWhy, hush } = useSaid({ failuresStay: true });

  const onRefused = useOnRefused();
  const { key } = useLocation();
  const wanted = `${state} ${search}`;
  const asked = useRef(wanted);
  const load = useCallback(
    async (page: number, isMore = false) => {
      const limit = isMore ? PAGE : (shownBefore.get(key) ?? PAGE);
      const query = { page, limit, ...(search && { search }), ...(state && { state }) };
      const next = await api('GET /business/:businessId/positions', { params: { businessId }, query });
      // Something else was asked for meanwhile.
      if (asked.current !== wanted) return;
      if (isMore) shownBefore.set(key, Math.min(page * PAGE, MOST));
      setListed((before) => ({
        ...next,
        search,
        state,
        positions: isMore && before ? withoutTwins([...before.positions, ...next.positions]) : next.positions,
      }));
    },
    [businessId, search, state, wanted, key],
  );

  const begin = useCallback(() => {
    asked.current = wanted;
    setFailure(null);
    hush();
    load(1).catch((error) => {
      setFailure({ message: reasonOf(error, LOAD_FAILED), isMissing: hasStatus(error, 404) });
      onRefused(error, begin);
    });
  }, [load, wanted, hush, onRefused]);
  useEffect(() => {
    if (isIn) begin();
  }, [isIn, begin]);

  /** Says what came of it; nothing of the page is lost when it fails. */
  const act = async (positionId: string, failed: string, call: () => Promise<{ message: string }>) => {
    setBusyId(positionId);
    hush();
    try {
      say('success', (await call()).message);
    } catch (error) {
      // A colleague deleted it.
      if (hasStatus(error, 404)) await load(1).catch(() => {});
      sayWhy(error, failed);
    } finally {
      setBusyId(null);
    }
  };

  const toggle = ({ id: positionId, isActive }: ManagedPositionCard) =>
    act(positionId, 'Feil ved endring av stillingsstatus', async () => {
      const reply = await api('PATCH /business/:businessId/positions/:positionId/toggle', {
        params: { businessId, positionId },
        body: { isActive: !isActive },
      });
      setListed(
        (before) => before && withChange(before, reply.stats, positionId, { isActive: reply.position.isActive }),
      );
      return reply;
    });

  const remove = ({ id: positionId }: ManagedPositionCard) =>
    act(positionId, 'Feil ved sletting av stilling', async () => {
      const reply = await api('DELETE /business/:businessId/positions/:positionId', {
        params: { businessId, positionId },
      });
      setListed((before) => before && withChange(before, reply.stats, positionId, null));
      return reply;
    });

  const isLoadingMore = useRef(false);
  const loadMore = async () => {
    if (isLoadingMore.current) return;
    isLoadingMore.current = true;
    try {
      const shown = listed?.positions.length ?? 0;
      const next = Math.floor(shown / PAGE) + 1;
      await load(next, true);
      // What was deleted drew the others to the page that was read already.
      if (shown % PAGE > 0) await load(next + 1, true);
    } catch (error) {
      sayWhy(error, LOAD_FAILED);
    } finally {
      isLoadingMore.current = false;
    }
  };

  return { listed, failure, retry: begin, busyId, said, toggle, remove, loadMore };
}

const PAGE = policy.pageSize.publicList;
/** Of whole pages, at once. */
const MOST = Math.floor(policy.pageSize.most / PAGE) * PAGE;

/** How many each entry of the history showed: who comes back finds them again. */
const shownBefore = new Map<string, number>();

const LOAD_FAILED = 'Feil ved henting av stillinger';

/** A new one, made elsewhere meanwhile, pushes the last of one page onto the next. */
const withoutTwins = (positions: ManagedPositionCard[]) => [...new Map(positions.map((one) => [one.id, one])).values()];

/** `null` takes it out. */
function withChange(listed: Listed, stats: Listed['stats'], id: string, change: Partial<ManagedPositionCard> | null) {
  const positions = listed.positions.flatMap((position) => {
    if (position.id !== id) return position;
    return change ? { ...position, ...change } : [];
  });
  const isGone = positions.length < listed.positions.length;
  const totalPositions = listed.pagination.totalPositions - (isGone ? 1 : 0);
  return { ...listed, positions, stats, pagination: { ...listed.pagination, totalPositions } };
}
