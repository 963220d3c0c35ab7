import type { approvals } from '../../contract/approvals.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { api } from '../platform/api.ts';
import { useReading } from '../platform/use-reading.ts';

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

const read = async (): Promise<Lists> => {
  const [pending, changed] = await Promise.all([
    api('GET /admin/approvals/pending'),
    api('GET /admin/approvals/changed'),
  ]);
  return { pending, changed };
};

/** The three lists, deciding about what is in them, and taking that back. */
export function useApprovals(tell: (problem: string | null) => void) {
  const { data: lists, setData: setLists, reload, retry } = useReading(read, { tell });

  const decide = async (subject: Subject, id: string, action: Action, reason?: string) => {
    const { message } = await call(subject, id, action, lists ? readAs(lists, id) : {}, reason);
    if (action === 'ask-for-change') await reload();
    else setLists((before) => before && after(before, subject, id, action));
    return message;
  };

  const takeBack = async (subject: Subject, id: string) => {
    const params = { id };
    try {
      const { message } =
        subject === 'business'
          ? await api('POST /admin/approvals/business/:id/take-back', { params })
          : await api('POST /admin/approvals/position/:id/take-back', { params });
      return message;
    } finally {
      await reload();
    }
  };

  return { lists, reload, retry, decide, takeBack };
}

/** In which state the item was read that is decided about. */
function readAs({ pending: { data }, changed }: Lists, id: string) {
  const waiting = [...data.businesses, ...data.positions].find((item) => item.id === id)?.updatedAt;
  return { readAs: waiting ?? changed.changed.find((item) => item.id === id)?.changedAt };
}

function call(subject: Subject, id: string, action: Action, read: { readAs?: string | undefined }, reason = '') {
  const params = { id };
  const body = { reason, ...read };
  const isBusiness = subject === 'business';
  switch (action) {
    case 'approve':
      return isBusiness
        ? api('POST /admin/approvals/business/:id/approve', { params, body: read })
        : api('POST /admin/approvals/position/:id/approve', { params, body: read });
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
        ? api('POST /admin/approvals/business/:id/seen', { params, body: read })
        : api('POST /admin/approvals/position/:id/seen', { params, body: read });
  }
}

/** Without what was decided about. What belongs to a business knows of it: approved, it waits no more; rejected, nor do its ads. */
function after({ pending, changed }: Lists, subject: Subject, id: string, action: Action): Lists {
  if (action === 'seen') {
    const left = changed.changed.filter((item) => item.id !== id);
    return { pending, changed: { ...changed, changed: left, total: changed.total - 1 } };
  }
  const { data, totals } = pending;
  const isOf = (item: PendingPosition) => subject === 'business' && item.business.id === id;
  const businesses = data.businesses.filter((item) => item.id !== id);
  const positions = data.positions
    .filter((item) => item.id !== id && !(action === 'reject' && isOf(item)))
    .map((item) =>
      isOf(item) ? { ...item, business: { ...item.business, approvalStatus: 'approved' as const } } : item,
    );
  return {
    changed,
    pending: {
      ...pending,
      data: { ...data, businesses, positions },
      totals: {
        ...totals,
        businesses: totals.businesses - data.businesses.length + businesses.length,
        positions: totals.positions - data.positions.length + positions.length,
      },
    },
  };
}
