import { createHash } from 'node:crypto';
import { osloIso } from '../oslo-time.ts';
import type { NavAd, NavEvent } from './nav-ad.ts';

/** One row of the feed: what its line said when it entered. It never changes afterwards. */
export interface EventRow {
  id: string;
  uuid: string;
  at: Date;
  micros: number;
  status: 'ACTIVE' | 'INACTIVE';
  title: string;
  businessName: string;
  municipal: string;
}

export interface Entry {
  uuid: string;
  ad_content?: NavAd;
  sistEndret: string;
  status: 'ACTIVE' | 'INACTIVE';
}

export interface Page {
  id: string;
  nextId: string | null;
  rows: EventRow[];
  /** The last row shown, or the row behind it when that is all there is: the ETag and Last-Modified come from it. */
  last: EventRow;
}

/** NAV's event log: rows in the order they came in, and the newest state of each ad. */
export function createEventLog(now: () => Date) {
  const rows: EventRow[] = [];
  const positions = new Map<string, number>();
  const ads = new Map<string, NavEvent>();
  const entries = new Map<string, Entry>();

  function append(event: NavEvent): void {
    ads.set(event.ad.uuid, event);
    // FINN's ads are in NAV's database, but neither the feed nor the entries show them.
    if (event.ad.source === 'FINN') return;
    const at = event.at ?? now();
    entries.set(event.ad.uuid, entryOf(event, at));
    const row = rowOf(event, rows.length, at);
    positions.set(row.id, rows.length);
    rows.push(row);
  }

  /** Cut as NAV cuts: the anchor and what follows, where the last one shown begins the next page. */
  function page(id: string, pageSize: number, since?: Date): Page | undefined {
    const position = positions.get(id);
    const anchor = position === undefined ? undefined : rows[position];
    if (position === undefined || !anchor) return undefined;
    const following: EventRow[] = [];
    for (let index = position + 1; index < rows.length && following.length < pageSize; index += 1) {
      const row = rows[index] as EventRow;
      if (!since || row.at >= since) following.push(row);
    }
    const next = following.length > 1 ? following[following.length - 2] : undefined;
    const shown = next ? following.slice(0, -1) : following;
    return { id, nextId: next?.id ?? null, rows: [anchor, ...shown], last: next ?? following[0] ?? anchor };
  }

  return {
    append,
    page,
    first: () => rows[0],
    newest: () => rows[rows.length - 1],
    firstAfter: (cutoff: Date) => rows.find((row) => row.at > cutoff),
    entry: (uuid: string) => entries.get(uuid),
    known: (uuid: string) => ads.get(uuid),
    /** The text of an ad changes without an event, which happens at NAV too. */
    amend: (ad: NavAd) => {
      const entry = entries.get(ad.uuid);
      if (entry?.ad_content) entries.set(ad.uuid, { ...entry, ad_content: ad });
    },
    count: () => rows.length,
  };
}

const isMasked = (event: NavEvent) =>
  ['STOPPED', 'DELETED', 'REJECTED'].includes(event.status ?? 'ACTIVE') || event.isPublic === false;

const isActive = (event: NavEvent) =>
  (event.status ?? 'ACTIVE') === 'ACTIVE' && event.isPublic !== false && event.ad.source !== 'DIR';

function rowOf(event: NavEvent, sequence: number, at: Date): EventRow {
  const { ad } = event;
  const place = ad.workLocations[0]?.municipal ?? '?';
  const shown =
    ad.source === 'DIR'
      ? { title: '?', businessName: '?', municipal: '?' }
      : isMasked(event)
        ? { title: '...', businessName: '', municipal: place }
        : { title: ad.title || '?', businessName: ad.employer.name || '?', municipal: place };
  const micros = Number.parseInt(rowId(sequence, ad.uuid).slice(0, 3), 16) % 1000;
  return { id: rowId(sequence, ad.uuid), uuid: ad.uuid, at, micros, status: activity(event), ...shown };
}

/** The same events give the same page ids, so a restarted stand-in knows a stored cursor. */
function rowId(sequence: number, uuid: string) {
  const hex = createHash('sha1').update(`${sequence} ${uuid}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-9${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function entryOf(event: NavEvent, at: Date): Entry {
  const active = isActive(event);
  const content = active || event.keepsContent ? { ad_content: event.ad } : {};
  // The entry tells when the ad changed at NAV, some seconds before the event reached the feed.
  const changedAt = new Date(at.getTime() - 5_542);
  return { uuid: event.ad.uuid, ...content, sistEndret: osloIso(changedAt), status: activity(event) };
}

const activity = (event: NavEvent) => (isActive(event) ? 'ACTIVE' : 'INACTIVE');
