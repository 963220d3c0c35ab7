import { useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useSayWhy } from '../ui/say.ts';

interface Props {
  open: boolean;
  /** Of an application that was sent, and stays. */
  isCorrection?: boolean;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before the draft of an application is thrown away. */
export function RemoveDraft({ open, isCorrection = false, remove, onRemoved, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const confirm = async () => {
    setProblem(null);
    try {
      await remove();
      onClose();
      onRemoved();
    } catch (error) {
      sayWhy(error, 'Kunne ikke slette utkastet');
    }
  };
  const cancel = () => {
    setProblem(null);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={isCorrection ? 'Forkaste endringene?' : 'Slette utkastet?'}
      confirmLabel={isCorrection ? 'Forkast endringene' : 'Slett utkastet'}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>
        {isCorrection
          ? 'Skjemaet viser da søknaden slik du sendte den. Det du har endret og lastet opp siden, blir borte. Det kan ikke angres.'
          : 'Svarene og filene du har lastet opp, blir borte. Det kan ikke angres.'}
      </p>
      <Banner>{problem}</Banner>
    </ConfirmDialog>
  );
}
