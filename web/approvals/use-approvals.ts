import { useCallback, useEffect, useState } from 'react';
import type { approvals } from '../../contract/approvals.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { api } from '../platform/api.ts';

type Pending = Reply<typeof approvals.pending>;
export type PendingBusiness = Pending['data']['businesses'][number];
export type PendingPosition = Pending['data']['positions'][number];
export type Changed = Reply<typeof approvals.changed>['changed'][number];
export type Subject = Changed['subject'];

/** What the panel can do with an item: the last part of the call's address. */
export type Action = 'approve' | 'reject' | 'ask-for-change' | 'seen';

interface Lists {
  pending: Pending;
  changed: Reply<typeof approvals.changed>;
}

/** The three lists, and deciding about what is in them. */
export function useApprovals(onProblem: (message: string) => void) {
  const [lists, setLists] = useState<Lists | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [pending, changed] = await Promise.all([
        api('GET /admin/approvals/pending'),
        api('GET /admin/approvals/changed'),
      ]);
      setLists({ pending, changed });
    } catch (error) {
      setFailed(true);
      onProblem((error as Error).message || 'En feil oppstod');
    }
  }, [onProblem]);
  useEffect(() => void load(), [load]);

  const decide = async (subject: Subject, id: string, action: Action, reason?: string) => {
    const { message } = await call(subject, id, action, reason);
    if (action === 'ask-for-change') await load();
    else setLists((before) => before && without(before, subject, id, action === 'seen'));
    return message;
  };

  return { lists, hasFailed, load, decide };
}

function call(subject: Subject, id: string, action: Action, reason = '') {
  const params = { id };
  const body = { reason };
  const isBusiness = subject === 'business';
  switch (action) {
    case 'approve':
      return isBusiness
        ? api('POST /admin/approvals/business/:id/approve', { params })
        : api('POST /admin/approvals/position/:id/approve', { params });
    case 'reject':
      return isBusiness
        ? api('POST /admin/approvals/business/:id/reject', { params, body })
        : api('POST /admin/approvals/position/:id/reject', { params, body });
    case 'ask-for-change':
      return isBusiness
        ? api('POST /admin/approvals/business/:id/ask-for-change', { params, body })
        : api('POST /admin/approvals/position/:id/ask-for-change', { params, body });
    case 'seen':
      return isBusiness
        ? api('POST /admin/approvals/business/:id/seen', { params })
        : api('POST /admin/approvals/position/:id/seen', { params });
  }
}

function without({ pending, changed }: Lists, subject: Subject, id: string, wasChanged: boolean): Lists {
  if (wasChanged) {
    const left = changed.changed.filter((item) => item.id !== id);
    return { pending, changed: { ...changed, changed: left, total: changed.total - 1 } };
  }
  const { data, totals } = pending;
  const list = subject === 'business' ? 'businesses' : 'positions';
  return {
    changed,
    pending: {
      ...pending,
      data: { ...data, [list]: data[list].filter((item) => item.id !== id) },
      totals: { ...totals, [list]: totals[list] - 1 },
    },
  };
}
