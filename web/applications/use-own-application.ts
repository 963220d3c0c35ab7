import { useCallback, useEffect, useState } from 'react';
import type { applications } from '../../contract/applications.ts';
import { hasStatus } from '../../contract/call.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { api } from '../platform/api.ts';
import { useReading } from '../platform/use-reading.ts';
import { useVisible } from '../platform/use-visible.ts';
import { useSayWhy } from '../ui/say.ts';

export type OwnDetail = Reply<typeof applications.readMine>['application'];

/** An application as its sender reads it, and what came of the last thing done with it. */
export function useOwnApplication(id: string, onChanged: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const [said, setSaid] = useState<string | null>(null);
  const read = useCallback(async () => (await api('GET /applications/mine/:id', { params: { id } })).application, [id]);
  const {
    data: application,
    isMissing,
    reload,
    retry,
  } = useReading<OwnDetail>(read, { failed: 'Kunne ikke laste søknader', tell: setProblem });

  const unseen = application && lastUnseen(application);
  const isVisible = useVisible();
  useEffect(() => {
    // Where it could not be marked, it is still new the next time.
    if (unseen && isVisible)
      markSeen(id, unseen).then(
        () => onChanged(),
        () => {},
      );
  }, [id, unseen, isVisible, onChanged]);

  const settle = async (call: Promise<{ message: string }>) => {
    setProblem(null);
    try {
      setSaid((await call).message);
      await reload();
      onChanged();
      return true;
    } catch (error) {
      // It is not as it was read.
      if (hasStatus(error, 409)) await reload();
      sayWhy(error);
      return false;
    }
  };
  return { application, isMissing, retry, problem, said, setProblem, settle };
}

/** When the last of what one has not seen had come. */
const lastUnseen = ({ unseenAnswerAt, tips }: OwnDetail) =>
  [unseenAnswerAt, ...tips.map(({ sentAt, seenAt }) => (seenAt ? null : sentAt))].toSorted().findLast(Boolean);

const markSeen = (id: string, until: string) =>
  api('PUT /applications/mine/:id/seen', { params: { id }, body: { until } });
