import { useCallback, useEffect, useRef, useState } from 'react';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { CallError, hasStatus, reasonOf } from '../../contract/call.ts';
import { useOnRefused } from '../ui/on-refused.ts';
import {
  addLabel,
  markRead,
  openApplication,
  removeApplication,
  removeLabel,
  revealApplicants,
  type StatusChange,
  setResponsible,
  setStatus,
  undo,
} from './inbox-calls.ts';
import { goneNow } from './is-outdated.ts';
import { toldAfterUndo } from './told-later.ts';

/**
 * The application that is open, and what can be done with it. Opening it marks it read. `changes` counts what is done from
 * the list beside it, which may be done with this one.
 */
export function useOpenApplication(id: string, changes: number, onChanged: () => void) {
  const onRefused = useOnRefused();
  const [application, setApplication] = useState<HandledApplication | null>(null);
  const [failure, setFailure] = useState<{ problem: string; isMissing: boolean } | null>(null);
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
      setApplication((before) => (before && before.version > found.version ? before : found));
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

  /** Whether it was saved. */
  const change = async (wanted: StatusChange) => {
    const saved = await work(async () => {
      if (!application) return;
      const { application: found, message } = await setStatus(application, wanted);
      show(found, message);
      changed.current();
      return found;
    });
    return saved !== undefined;
  };

  /** As it is by now, with what was done. */
  const reopen = async (message: string) => {
    const found = await openApplication(id);
    show(found, message);
    changed.current();
    return found;
  };

  /** Whether it was taken back. */
  const takeBack = async () => {
    const before = await work(async () => {
      if (!application) return;
      await undo([{ id, version: application.version }]);
      const found = await openApplication(id);
      show(found, `Statusen er som før. ${toldAfterUndo([found])}`);
      changed.current();
      return found;
    });
    return before !== undefined;
  };

  /** Nobody is put in the place of somebody whom one has not seen. */
  const giveTo = (responsibleId: string | null) =>
    work(async () => {
      if (!application) return;
      const { staleApplications, message } = await setResponsible([application], responsibleId);
      if (staleApplications.length > 0) throw new CallError(409, `${message}.`);
      await reopen(`${message}.`);
    });

  /** Whether it was done. */
  const label = async (call: typeof addLabel, label: string) => {
    const changed = await work(async () => reopen(`${(await call([{ id }], label)).message}.`));
    return changed !== undefined;
  };
  const putLabel = (text: string) => label(addLabel, text);
  const takeLabel = (text: string) => label(removeLabel, text);

  const reveal = () => work(async () => reopen((await revealApplicants([{ id }])).message));

  /** What was done beside it. */
  const refresh = (message: string) => work(() => reopen(message));

  /** As it is by now; what was typed beside it stays. */
  const reread = () => void load().then(changed.current, (error) => failed(error, goneNow));

  const remove = () => work(async () => (await removeApplication(id)).message);

  /** Of one that is missing, trying again cannot help. */
  const { problem, isMissing } = failure ?? { problem: null, isMissing: false };
  const shownNow = { application, problem, isMissing, said, isSaving };
  return { ...shownNow, reload, change, giveTo, putLabel, takeLabel, takeBack, reveal, refresh, reread, remove };
}

const isGone = (error: unknown) => hasStatus(error, 404);
