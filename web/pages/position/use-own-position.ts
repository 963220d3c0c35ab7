import { useEffect, useState } from 'react';
import { hasStatus } from '../../../contract/call.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { positions } from '../../../contract/positions.ts';
import { useAccount } from '../../accounts/account.tsx';
import { api } from '../../platform/api.ts';

type Position = Reply<typeof positions.read>['position'];
type Approval = Omit<Reply<typeof positions.status>, 'success'>;

/**
 * Where the approval stands, and what only those see who manage the position. Staff sees the position too, for deciding about
 * it. Everybody else is refused and sees what all see, which is of active businesses. Where no answer came, the page cannot be shown.
 */
export function useOwnPosition(id: string, found: Position | null) {
  const { state, activeBusinesses } = useAccount();
  const mayManage = state === 'in' && (!found || activeBusinesses.includes(found.businessId));
  const [own, setOwn] = useState<{ id: string; position: Position | null; approval: Approval | null } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure) throw failure;

  useEffect(() => {
    if (state !== 'in') return setOwn(null);
    let left = false;
    const load = async () => {
      const [approval, position] = await Promise.all([
        mayManage ? api('GET /positions/:id/status', { params: { id } }).catch(() => null) : null,
        found ??
          api('GET /positions/:id', { params: { id } }).then(
            (reply) => reply.position,
            (error) => {
              if (hasStatus(error, 401, 403, 404)) return null;
              throw error;
            },
          ),
      ]);
      if (!left) setOwn({ id, position, approval });
    };
    load().catch((error) => !left && setFailure(error));
    return () => {
      left = true;
    };
  }, [id, found, state, mayManage]);

  const mine = own?.id === id ? own : null;
  const isLoading = !found && state === 'in' && !mine;
  return { position: found ?? mine?.position ?? null, approval: mine?.approval ?? null, isLoading };
}
