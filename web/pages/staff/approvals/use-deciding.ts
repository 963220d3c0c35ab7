import { useEffect, useRef, useState } from 'react';
import { cardAfter, showCard } from '../../../approvals/card-keys.ts';
import { type Asked, keyOf } from '../../../approvals/reason-dialog.tsx';
import type { Action, Subject, useApprovals } from '../../../approvals/use-approvals.ts';
import { type Say, useSayFailed } from '../../../ui/say.ts';

const failures: Record<Action, string> = {
  approve: 'Feil ved godkjenning',
  reject: 'Feil ved avvisning',
  'ask-for-change': 'Feil ved sending',
  seen: 'Feil ved oppdatering',
};

type Approvals = Pick<ReturnType<typeof useApprovals>, 'decide' | 'takeBack' | 'reload'>;

/** One decision after the other: why is asked for where its owner reads it, and the focus goes on to the next card. */
export function useDeciding({ decide, takeBack, reload }: Approvals, say: Say) {
  const sayFailed = useSayFailed(say);
  const [busyIds, setBusyIds] = useState<string[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [decided, setDecided] = useState(0);
  const goOn = useRef<(() => void) | null>(null);
  /** The last decision that can be taken back. */
  const undo = useRef<(() => void) | null>(null);
  const reasons = useRef(new Map<string, string>());

  // Once the list is drawn without it: before, the next one would slide out of sight.
  useEffect(() => {
    if (decided > 0) goOn.current?.();
  }, [decided]);

  const undoIt = async (subject: Subject, id: string) => {
    undo.current = null;
    say(null);
    try {
      say(await takeBack(subject, id), 'success');
    } catch (error) {
      sayFailed(error, 'Feil ved angring');
    }
    goOn.current = () => showCard(id);
    setDecided((before) => before + 1);
  };

  const run = async (subject: Subject, id: string, action: Action, reason?: string) => {
    const next = cardAfter(id);
    const goToNext = () => {
      goOn.current = next;
      setDecided((before) => before + 1);
    };
    setBusyIds((before) => [...before, id]);
    say(null);
    try {
      const message = await decide(subject, id, action, reason);
      const back = canBeUndone(action) ? () => void undoIt(subject, id) : undefined;
      undo.current = back ?? null;
      say(message, 'success', back);
      goToNext();
      if (needsReason(action)) reasons.current.delete(keyOf({ id, action }));
    } catch (error) {
      sayFailed(error, failures[action]);
      await reload();
      // Where somebody else was first, one goes on as if one had decided oneself.
      setTimeout(() => {
        if (!document.querySelector(`[data-approval="${id}"]`)) goToNext();
      });
    } finally {
      setBusyIds((before) => before.filter((each) => each !== id));
    }
  };
  const act = (subject: Subject, id: string, name: string, action: Action) => {
    if (busyIds.includes(id)) return;
    if (needsReason(action)) setAsked({ subject, id, name, action });
    else void run(subject, id, action);
  };

  const dialog = {
    asked,
    kept: reasons.current,
    onCancel: () => setAsked(null),
    onSend: ({ subject, id, action }: Asked, reason: string) => {
      setAsked(null);
      void run(subject, id, action, reason);
    },
  };
  return { busyIds, decided, act, undoLast: () => undo.current?.(), undoIt, dialog };
}

const needsReason = (action: Action): action is Asked['action'] => action === 'reject' || action === 'ask-for-change';

/** What only asks, or only looked, is nothing that an owner sees. */
const canBeUndone = (action: Action) => action === 'approve' || action === 'reject';
