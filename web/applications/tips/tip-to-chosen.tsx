import { formatCount } from '../../platform/format.ts';
import type { useBulk } from '../use-bulk.ts';
import { TipDialog } from './tip-dialog.tsx';

interface Props {
  open: boolean;
  bulk: ReturnType<typeof useBulk>;
  reload: () => Promise<void>;
  onClose: () => void;
  onTyped: (isTyped: boolean) => void;
  /** What was pressed is gone. */
  onGone: () => void;
}

/** The same position for all that are chosen in the list and want to hear of any. */
export function TipToChosen({ open, bulk, reload, onClose, onTyped, onGone }: Props) {
  const { chosen, keepStale, tell, missing } = bulk;
  const willing = chosen.filter(({ wantsTips }) => wantsTips);
  const left = chosen.length - willing.length;
  return (
    <TipDialog
      // What was typed was for those that were chosen.
      key={chosen.length > 0 ? 'some' : 'none'}
      open={open}
      applications={willing}
      who={`Til ${formatCount(willing.length, 'søker', 'søkere')}${left > 0 ? `. De andre ${left} du har valgt, har ikke sagt ja til tips` : ''}.`}
      onClose={(wasRefused) => {
        onClose();
        if (wasRefused) void reload();
      }}
      onSent={async (message) => {
        onClose();
        await keepStale([]);
        // The dialog is closed by now.
        onGone();
        tell(message);
      }}
      onMissing={(error) => {
        onClose();
        void missing(error);
      }}
      onTyped={onTyped}
    />
  );
}
