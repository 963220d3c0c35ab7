import { api } from '../platform/api.ts';
import { changeList } from './change-list.ts';
import { isSamePosition } from './follow-position.ts';
import { type FollowedPosition, followedPositions } from './lists.ts';

/** What one writes of it for oneself; nothing takes it away. */
export function notePosition(position: FollowedPosition, note: string): Promise<boolean> {
  const withNote = (note: string) => (items: FollowedPosition[]) =>
    items.map((item) => (isSamePosition(item, position) ? { ...item, note } : item));
  return changeList({
    list: followedPositions,
    apply: withNote(note),
    revert: withNote(position.note),
    send: () =>
      api('PUT /user/followed-positions/:id/note', { params: { id: position.uuid ?? position.id }, body: { note } }),
  });
}
