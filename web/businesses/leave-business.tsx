import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { api } from '../platform/api.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** The way out for whom a business was shared with. */
export function LeaveBusiness({ businessName, onLeave }: { businessName: string; onLeave: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    onLeave();
  };
  return (
    <div>
      <Button variant="tertiary" data-color="danger" data-size="sm" onClick={() => setAsking(true)}>
        Forlat bedriften<span className="visually-hidden"> {businessName}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Forlate bedriften?"
        confirmLabel="Forlat bedriften"
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        <p>
          Du kan ikke lenger arbeide med {businessName}, og eieren får beskjed på e-post. Stillinger og søknader er som
          før. Eieren kan dele bedriften med deg på nytt.
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** Gives up the access to a business of somebody else. */
export const giveUpAccess = (businessId: string) =>
  api('DELETE /business-settings/:businessId/access', { params: { businessId } });

export const cannotLeave = 'Kunne ikke forlate bedriften';
