import { useEffect, useState } from 'react';
import type { AdKind, applicationsElsewhere } from '../../../contract/applications-elsewhere.ts';
import { CallError } from '../../../contract/call.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { useAccount } from '../../accounts/account.tsx';
import { api } from '../../platform/api.ts';

type Noted = Reply<typeof applicationsElsewhere.ofAd>['noted'];

/** Whether one noted that one applied for an ad. Who is not logged in does so first, and it is noted then. */
export function useNoted(kind: AdKind, id: string) {
  const { state, user, authTab, openAuth } = useAccount();
  const userId = user?.id ?? null;
  const [noted, setNoted] = useState<Noted>(null);
  /** Noted just now, and not before in another tab. */
  const [isNew, setNew] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    setNoted(null);
    setNew(false);
    setProblem(null);
    if (!userId) return;
    let left = false;
    // Not knowing it, the page offers it: nothing is noted twice.
    api('GET /applications/elsewhere/ads/:kind/:id', { params: { kind, id } }).then(
      (found) => !left && setNoted((before) => before ?? found.noted),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [kind, id, userId]);

  const attempt = async (call: () => Promise<void>) => {
    setProblem(null);
    try {
      await call();
    } catch (error) {
      // Logged in again, one presses again.
      if (error instanceof CallError && error.status === 401) return openAuth('login');
      setProblem((error as Error).message);
    }
  };
  const note = () => {
    if (!userId) {
      setWanted(true);
      if (state === 'out') openAuth('login');
      return;
    }
    void attempt(async () => {
      const reply = await api('PUT /applications/elsewhere/ads/:kind/:id', { params: { kind, id } });
      setNoted(reply.noted);
      setNew(reply.isNew);
    });
  };
  const undo = () =>
    void attempt(async () => {
      if (!noted) return;
      await api('DELETE /applications/elsewhere/:id', { params: { id: noted.id } });
      setNoted(null);
      setNew(false);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it was pressed before it was known who is there
  useEffect(() => {
    if (isWanted && state === 'out') openAuth('login');
  }, [state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they logged in, or left the dialog
  useEffect(() => {
    if (!isWanted || (!userId && authTab)) return;
    setWanted(false);
    if (userId) note();
  }, [userId, authTab]);

  return { noted, isNew, problem, note, undo };
}
