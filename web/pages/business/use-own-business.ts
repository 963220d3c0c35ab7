import { useEffect, useState } from 'react';
import { useAccount } from '../../accounts/account.tsx';
import { api } from '../../platform/api.ts';
import { loadBusiness } from './load-business.ts';

type Loaded = Awaited<ReturnType<typeof loadBusiness>>;

const nothing: Loaded = { business: null, positions: [] };

/** What only those see who manage a business, loaded in the browser when the page for everybody has nothing. */
export function useOwnBusiness(organizationNumber: string, found: Loaded): Loaded & { isLoading: boolean } {
  const userId = useAccount().user?.id;
  const [own, setOwn] = useState<{ organizationNumber: string; loaded: Loaded } | null>(null);
  const isMissing = found.business === null;
  useEffect(() => {
    setOwn(null);
    if (!userId || !isMissing) return;
    let left = false;
    // Who cannot be told whether it is theirs sees what everybody sees.
    loadBusiness(api, organizationNumber).then(
      (loaded) => !left && setOwn({ organizationNumber, loaded }),
      () => !left && setOwn({ organizationNumber, loaded: nothing }),
    );
    return () => {
      left = true;
    };
  }, [organizationNumber, isMissing, userId]);
  const mine = isMissing && own?.organizationNumber === organizationNumber ? own.loaded : null;
  return { ...(mine ?? found), isLoading: isMissing && userId !== undefined && !mine };
}
