import { Switch } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { formatCount } from '../../platform/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PartProps } from './business-settings.tsx';
import styles from './settings.module.css';

/** Asks first where job seekers would lose something. Not disabled while it is sent: the switch keeps the focus. */
export function ActiveSwitch({ business, act }: Pick<PartProps, 'business' | 'act'>) {
  const [isSending, setSending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id: businessId, businessName, isActive, isStopped, registerTroubleText, activePositions } = business;
  const isHeld = isStopped || (registerTroubleText !== null && !isActive);

  const toggle = async () => {
    setAsking(false);
    if (isSending) return;
    setSending(true);
    await act(
      () =>
        api('PUT /business-settings/:businessId/toggle-active', {
          params: { businessId },
          body: { isActive: !isActive },
        }),
      'Kunne ikke endre bedriftsstatus',
    );
    setSending(false);
  };

  return (
    <div className={`card ${styles.part}`}>
      <h3>Synlighet</h3>
      {registerTroubleText && (
        <Notice color="danger" title="Satt på pause">
          <p>{registerTroubleText} Bedriften kan ikke aktiveres før det er rettet i Enhetsregisteret.</p>
        </Notice>
      )}
      {isStopped && (
        <Notice color="danger" title="Vi har deaktivert bedriften">
          <p>Ta kontakt med oss hvis det er en feil.</p>
        </Notice>
      )}
      <Switch
        label="Bedriften er aktiv"
        description="Når bedriften ikke er aktiv, er den og stillingene skjult for jobbsøkere, og den kan ikke motta søknader. Ingenting slettes."
        checked={isActive}
        aria-busy={isSending}
        disabled={isHeld}
        onChange={() => (isActive && activePositions > 0 ? setAsking(true) : void toggle())}
      />
      <ConfirmDialog
        open={isAsking}
        title={`Deaktivere ${businessName}?`}
        confirmLabel="Deaktiver bedriften"
        onConfirm={() => void toggle()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {formatCount(activePositions, 'stilling', 'stillinger')} blir borte for jobbsøkere med en gang, og ingen kan
          søke. Ingenting slettes, og du kan aktivere bedriften igjen når du vil.
        </p>
      </ConfirmDialog>
    </div>
  );
}
