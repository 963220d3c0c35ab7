import { useState } from 'react';
import { reasonOf } from '../../../contract/call.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Applying } from './use-applying.ts';

interface Props {
  applying: Applying;
  open: boolean;
  onClose: () => void;
}

export function RemoveDraft({ applying, open, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setProblem(null);
    try {
      await applying.removeDraft();
      onClose();
      applying.startAgain();
    } catch (error) {
      setProblem(reasonOf(error, 'Kunne ikke slette utkastet'));
    }
  };
  const cancel = () => {
    setProblem(null);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Slette utkastet?"
      confirmLabel="Slett utkastet"
      onConfirm={remove}
      onCancel={cancel}
    >
      <p>Svarene og filene du har lastet opp, blir borte. Det kan ikke angres.</p>
      <Banner>{problem}</Banner>
    </ConfirmDialog>
  );
}
