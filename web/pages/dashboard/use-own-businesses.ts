import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OwnBusiness } from '../../businesses/business-list.tsx';
import { api } from '../../platform/api.ts';
import { useSayWhy } from '../../ui/say.ts';

/**
 * What the user owns or shares. Who arrives with nothing but inactive ones is sent to the profile, which says so, unless
 * its owner asks for the settings: who has access is decided there.
 */
export function useOwnBusinesses(state: 'loading' | 'out' | 'in') {
  const [businesses, setBusinesses] = useState<OwnBusiness[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const navigate = useNavigate();
  const location = useLocation();
  const arrival = useRef(location);

  const load = useCallback(async () => {
    setProblem(null);
    try {
      const found = (await api('GET /business/my-businesses')).businesses;
      setBusinesses(found);
      return found;
    } catch (error) {
      sayWhy(error, 'Feil ved henting av bedrifter', () => void load());
      return null;
    }
  }, [sayWhy]);

  const enter = useCallback(async () => {
    const found = await load();
    const isAnyActive = !found || found.length === 0 || found.some(({ isActive }) => isActive);
    const { search, state: said } = arrival.current;
    const isForSettings =
      new URLSearchParams(search).get('tab') === 'settings' && found?.some(({ isOwner }) => isOwner);
    // What the page before had to say goes along.
    if (!isAnyActive && !isForSettings) navigate('/profil', { replace: true, state: said });
  }, [load, navigate]);
  useEffect(() => {
    if (state === 'in') void enter();
  }, [state, enter]);

  return { businesses, problem, retry: enter, reload: load };
}
