import { useCallback, useEffect, useRef, useState } from 'react';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { hasStatus, reasonOf } from '../../contract/call.ts';
import { useOnRefused } from '../ui/on-refused.ts';
import { changeApplication } from './change-application.ts';
import { markRead, openApplication } from './inbox-calls.ts';
import { goneNow } from './is-outdated.ts';

/**
 * The application that is open, and what can be done with it. Opening it marks it read. `changes` counts what is done from
 * the list beside it, which may be done with this one. `ahead` is what is known of it before.
 */
export function useOpenApplication(
  id: string,
  changes: number,
  onChanged: () => void,
  ahead: HandledApplication | null = null,
) {
  const onRefused = useOnRefused();
  const [loaded, setApplication] = useState<HandledApplication | null>(null);
  const [failure, setFailure] = useState<{ problem: string; isMissing: boolean } | null>(null);
  const application = loaded?.id === id || failure?.isMissing ? loaded : (ahead ?? loaded);
  const [said, setSaid] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const changed = useRef(onChanged);
  changed.current = onChanged;
  const shown = useRef(id);
  shown.current = id;

  /** An answer that comes when another one is open already says nothing here, nor does one that a later one overtook. */
  const show = useCallback(
    (found: HandledApplication, message: string | null = null) => {
      if (shown.current !== id) return;
      setApplication((before) => (before?.id === id && before.version > found.version ? before : found));
      setSaid(message);
    },
    [id],
  );

  const load = useCallback(async () => {
    const found = await openApplication(id);
    show(found);
    if (found.isRead) return;
    show(await markRead(id));
    changed.current();
  }, [id, show]);

  const failed = useCallback(
    (error: unknown, saidOfGone = reasonOf(error)) => {
      if (shown.current !== id) return;
      onRefused(error, () => again.current());
      setFailure({ problem: isGone(error) ? saidOfGone : reasonOf(error), isMissing: isGone(error) });
      if (isGone(error)) changed.current();
    },
    [id, onRefused],
  );

  const reload = useCallback(() => {
    setFailure(null);
    setSaid(null);
    load().catch((error) => failed(error));
  }, [failed, load]);
  const again = useRef(reload);
  again.current = reload;
  useEffect(reload, [reload]);

  const seenChanges = useRef(changes);
  useEffect(() => {
    if (seenChanges.current === changes) return;
    seenChanges.current = changes;
    // That it cannot be read now is said with what is done next.
    load().catch(() => {});
  }, [changes, load]);

  /** One thing at a time; what somebody else changed meanwhile is shown with the refusal. */
  const work = async <T>(action: () => Promise<T>): Promise<T | undefined> => {
    setSaving(true);
    setFailure(null);
    setSaid(null);
    try {
      return await action();
    } catch (error) {
      onRefused(error, () => setFailure(null));
      const isMissing = isGone(error);
      if (shown.current === id) setFailure({ problem: isMissing ? goneNow : reasonOf(error), isMissing });
      // That this could not be read either adds nothing to the refusal.
      if (hasStatus(error, 409)) await load().then(changed.current, () => {});
      if (isMissing) changed.current();
      return undefined;
    } finally {
      setSaving(false);
    }
  };

  /** As it is by now; what was typed beside it stays. */
  const reread = () => void load().then(changed.current, (error) => failed(error, goneNow));

  /** Of one that is missing, trying again cannot help. */
  const { problem, isMissing } = failure ?? { problem: null, isMissing: false };
  const acts = changeApplication({ id, application, work, show, onChanged: () => changed.current() });
  return { application, problem, isMissing, said, isSaving, reload, reread, ...acts };
}

const isGone = (error: unknown) => hasStatus(error, 404);
