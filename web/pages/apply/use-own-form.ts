import { useCallback, useEffect, useState } from 'react';
import { hasStatus, reasonOf } from '../../../contract/call.ts';
import { useAccount } from '../../accounts/account.tsx';
import type { AccountUser } from '../../accounts/read-account.ts';
import type { ApplyForm } from '../../applications/filled-in.ts';
import { api } from '../../platform/api.ts';

interface Own {
  form: ApplyForm;
  user: AccountUser;
  /** Taken away while it was filled in, with the draft if there was one: what was written stands only here. */
  isGone: boolean;
}

const goneForm = (form: ApplyForm): ApplyForm => ({
  ...form,
  draft: null,
  closed: 'Stillingen er trukket eller slettet.',
});

/** The form with the draft or the application of whoever is logged in. It stays when the log-in ends on the way. */
export function useOwnForm(positionId: string, userId: string | null) {
  const { user } = useAccount();
  const [own, setOwn] = useState<Own | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, not another object about the same one
  const load = useCallback(async () => {
    if (!user) return;
    setLoading(true);
    setFailure(null);
    try {
      const form = await api('GET /applications/form/:positionId', { params: { positionId } });
      setOwn({ form, user, isGone: false });
    } catch (error) {
      if (hasStatus(error, 404)) setOwn((before) => before && { ...before, form: goneForm(before.form), isGone: true });
      setFailure(error);
    } finally {
      setLoading(false);
    }
  }, [positionId, userId]);

  useEffect(() => {
    if (own?.user.id !== userId) void load();
  }, [load, userId, own?.user.id]);

  const isOthers = own !== null && userId !== null && own.user.id !== userId;
  const { form = null, user: owner = null, isGone = false } = (!isOthers && own) || {};
  const problem = failure ? reasonOf(failure, 'Kunne ikke laste søknadsskjema') : null;
  return { form, user: owner, isGone, isLoading, isNotFound: hasStatus(failure, 404), problem, reload: load };
}
