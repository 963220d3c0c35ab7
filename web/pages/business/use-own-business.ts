import { useEffect, useState } from 'react';
import { useAccount } from '../../accounts/account.tsx';
import { api } from '../../platform/api.ts';
import { loadBusiness } from './load-business.ts';

type Loaded = Awaited<ReturnType<typeof loadBusiness>>;

/**
 * What only those see who manage a business, loaded in the browser when the page for everybody has nothing. Where no answer came, the
 * page cannot be shown.
 */
export function useOwnBusiness(organizationNumber: string, found: Loaded): Loaded & { isLoading: boolean } {
  const userId = useAccount().user?.id;
  const [own, setOwn] = useState<{ organizationNumber: string; loaded: Loaded } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure) throw failure;
  const isMissing = found.business === null;
  useEffect(() => {
    setOwn(null);
    if (!userId || !isMissing) return;
    let left = false;
    loadBusiness(api, organizationNumber).then(
      (loaded) => !left && setOwn({ organizationNumber, loaded }),
      (error) => !left && setFailure(error),
    );
    return () => {
      left = true;
    };
  }, [organizationNumber, isMissing, userId]);
  const mine = isMissing && own?.organizationNumber === organizationNumber ? own.loaded : null;
  return { ...(mine ?? found), isLoading: isMissing && userId !== undefined && !mine };
}
