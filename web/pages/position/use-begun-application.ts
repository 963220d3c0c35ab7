import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { applications } from '../../../contract/applications.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { useAccount } from '../../accounts/account.tsx';
import { api } from '../../platform/api.ts';

export type BegunApplication = Pick<Reply<typeof applications.form>, 'application' | 'draft'>;

/**
 * What the user sent or began already, where one applies with a form. Not knowing it, the page asks to apply: who comes from sending
 * brings along what was sent.
 */
export function useBegunApplication(positionId: string, hasForm: boolean) {
  const { user } = useAccount();
  const userId = user?.id ?? null;
  const { state } = useLocation();
  const sent = (state as { sent?: BegunApplication['application'] } | null)?.sent;
  const [begun, setBegun] = useState<BegunApplication | null>(null);

  useEffect(() => {
    setBegun(null);
    if (!userId || !hasForm) return;
    let left = false;
    api('GET /applications/form/:positionId', { params: { positionId } }).then(
      (found) => !left && setBegun(found),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [positionId, userId, hasForm]);

  return begun ?? (userId && sent ? { application: sent, draft: null } : null);
}
