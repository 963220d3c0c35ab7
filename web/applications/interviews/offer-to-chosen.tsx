import { formatCount } from '../../platform/format.ts';
import type { useBulk } from '../use-bulk.ts';
import { stillChosen } from '../use-chosen.ts';
import { OfferDialog } from './offer-dialog.tsx';

interface Props {
  open: boolean;
  bulk: ReturnType<typeof useBulk>;
  onClose: () => void;
  onTyped: (isTyped: boolean) => void;
  /** What was pressed is gone. */
  onGone: () => void;
}

/** The same times for all that are chosen in the list. */
export function OfferToChosen({ open, bulk, onClose, onTyped, onGone }: Props) {
  const { chosen, keepStale, tell, missing } = bulk;
  return (
    <OfferDialog
      // What was typed was for those that were chosen.
      key={chosen.length > 0 ? 'some' : 'none'}
      open={open}
      applications={chosen}
      who={`Til ${formatCount(chosen.length, 'søker', 'søkere')}.`}
      onClose={onClose}
      onSent={async (message, named) => {
        onClose();
        const stale = await keepStale(named);
        // The dialog is closed by now.
        onGone();
        tell([message, ...(stale.length > 0 ? [stillChosen(stale)] : [])].join(' '));
      }}
      onStale={keepStale}
      onMissing={(error) => {
        onClose();
        void missing(error);
      }}
      onTyped={onTyped}
    />
  );
}
