import { useEffect, useState } from 'react';
import type { applications } from '../../../contract/applications.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { useAccount } from '../../accounts/account.tsx';
import { api } from '../../platform/api.ts';

export type BegunApplication = Pick<Reply<typeof applications.form>, 'application' | 'draft'>;

/** What the user sent or began already, where one applies with a form. Not knowing it, the page asks to apply. */
export function useBegunApplication(positionId: string, hasForm: boolean) {
  const { user } = useAccount();
  const userId = user?.id ?? null;
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

  return begun;
}
