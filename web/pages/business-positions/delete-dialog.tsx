import { Link } from 'react-router';
import type { ManagedPositionCard } from '../../../contract/positions/managed-positions.ts';
import { formatCount } from '../../platform/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  position: ManagedPositionCard | null;
  onConfirm: () => void;
  onCancel: () => void;
}

export const DeleteDialog = ({ position, onConfirm, onCancel }: Props) => (
  <ConfirmDialog
    open={position !== null}
    title={`Slette «${position?.title ?? ''}»?`}
    confirmLabel="Slett stillingen"
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>{whatIsDeleted(position)} Dette kan ikke angres.</p>
    {position && position.statistics.waiting > 0 && (
      <p>
        <Link to={`/bedrift/${position.businessId}/stillinger/${position.id}/svar`}>Svar dem først</Link>
      </p>
    )}
  </ConfirmDialog>
);

function whatIsDeleted(position: ManagedPositionCard | null) {
  const { applications = 0, waiting = 0 } = position?.statistics ?? {};
  if (applications === 0) return 'Stillingen slettes for alle.';
  return [
    `Stillingen slettes for alle, og ${formatCount(applications, 'søknad', 'søknader')} slettes med den.`,
    ...(waiting > 0 ? [`${formatCount(waiting, 'søker', 'søkere')} har ikke fått svar.`] : []),
  ].join(' ');
}
