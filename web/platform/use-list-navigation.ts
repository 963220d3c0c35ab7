import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * A list whose address holds its search. What was just chosen shows at once, the list follows when it is there: `isBusy` until
 * then. Nothing jumps.
 */
export function useListNavigation<S>(loaded: S, write: (search: S) => string) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { key, pathname } = useLocation();
  const [wanted, setWanted] = useState<{ search: S; from: string } | null>(null);
  // Going back leads to the entry that it was chosen in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place forgets it
  useEffect(() => setWanted(null), [key]);
  const go = (search: S, { replace = false } = {}) => {
    setWanted({ search, from: key });
    navigate({ search: write(search) }, { replace, preventScrollReset: true });
  };
  return {
    search: wanted?.from === key ? wanted.search : loaded,
    isBusy: navigation.state === 'loading' && navigation.location.pathname === pathname,
    go,
  };
}
