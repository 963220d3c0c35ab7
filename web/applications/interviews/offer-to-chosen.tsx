import { formatCount } from '../../platform/format.ts';
import type { OnRefused } from '../../ui/on-refused.ts';
import type { useBulk } from '../use-bulk.ts';
import { stillChosen } from '../use-chosen.ts';
import { OfferDialog } from './offer-dialog.tsx';

interface Props {
  open: boolean;
  bulk: ReturnType<typeof useBulk>;
  onClose: () => void;
  logInAgain: OnRefused;
}

/** The same times for all that are chosen in the list. */
export function OfferToChosen({ open, bulk, onClose, logInAgain }: Props) {
  const { latest, keepStale, tell } = bulk;
  return (
    <OfferDialog
      open={open}
      applications={latest}
      who={`Til ${formatCount(latest.length, 'søker', 'søkere')}.`}
      onClose={onClose}
      onSent={async (message, named) => {
        onClose();
        const stale = await keepStale(named);
        tell([message, ...(stale.length > 0 ? [stillChosen(stale)] : [])].join(' '));
      }}
      onStale={keepStale}
      logInAgain={logInAgain}
    />
  );
}
