import { api } from '../../platform/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  positionId: string;
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveDraft({ positionId, open, onClose, onRemoved }: Props) {
  const remove = async () => {
    onClose();
    onRemoved();
    // One that could not be removed now ends by itself a month later.
    await api('DELETE /applications/draft/:positionId', { params: { positionId } }).catch(() => {});
  };
  return (
    <ConfirmDialog
      open={open}
      title="Slette utkastet?"
      confirmLabel="Slett utkastet"
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>Svarene og filene du har lastet opp, blir borte. Det kan ikke angres.</p>
    </ConfirmDialog>
  );
}
