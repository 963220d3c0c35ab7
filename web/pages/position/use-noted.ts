import { useEffect, useRef, useState } from 'react';
import type { applicationsElsewhere } from '../../../contract/applications/applications-elsewhere.ts';
import { hasStatus, reasonOf } from '../../../contract/call.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { AdKind } from '../../../contract/values.ts';
import { useAccount } from '../../accounts/account.tsx';
import { useAfterLogIn } from '../../accounts/use-after-log-in.ts';
import { api } from '../../platform/api.ts';

type Noted = Reply<typeof applicationsElsewhere.ofAd>['noted'];

/** Whether one noted that one applied for an ad. Who is not logged in does so first, and it is noted then. */
export function useNoted(kind: AdKind, id: string) {
  const userId = useAccount().user?.id ?? null;
  const afterLogIn = useAfterLogIn();
  const [noted, setNoted] = useState<Noted>(null);
  /** Noted just now, and not before in another tab. */
  const [isNew, setNew] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** An attempt without an answer may have noted it: what is then there already is new all the same. */
  const mayBeThere = useRef(false);

  useEffect(() => {
    setNoted(null);
    setNew(false);
    setProblem(null);
    mayBeThere.current = false;
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
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await call();
    } catch (error) {
      if (hasStatus(error, 0)) mayBeThere.current = true;
      if (hasStatus(error, 401)) afterLogIn(() => attempt(call), null);
      else setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  const note = () =>
    afterLogIn(
      () =>
        attempt(async () => {
          const reply = await api('PUT /applications/elsewhere/ads/:kind/:id', { params: { kind, id } });
          setNoted(reply.noted);
          setNew(reply.isNew || mayBeThere.current);
        }),
      'notere at du har søkt',
    );
  const undo = () =>
    void attempt(async () => {
      if (!noted) return;
      const { id, updatedAt } = noted;
      await api('DELETE /applications/elsewhere/:id', { params: { id }, query: { updatedAt } }).catch((error) => {
        // Gone is gone, whoever took it away.
        if (!hasStatus(error, 404)) throw error;
      });
      mayBeThere.current = false;
      setNoted(null);
      setNew(false);
    });

  return { noted, isNew, isBusy, problem, note, undo };
}
