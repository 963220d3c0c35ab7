import { api } from '../../../platform/api.ts';

/** What `useDeactivation` asks and does where it is a position. */
export const deactivatePosition = {
  question: 'Er du sikker på at du vil deaktivere denne stillingen?',
  consequence: 'Stillingen skjules for alle andre enn dem som styrer den, og de kan ikke aktivere den igjen.',
  remove: (id: string, reason: string | undefined) =>
    api('DELETE /admin/positions/:id', { params: { id }, body: { reason } }),
  tellsOwner: true,
};
