import { Switch } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { Notice } from '../../ui/notice.tsx';
import type { PartProps } from './business-settings.tsx';
import styles from './settings.module.css';

/** Not disabled while it is sent: the switch keeps the focus. */
export function ActiveSwitch({ business, act }: PartProps) {
  const [isSending, setSending] = useState(false);
  const { id: businessId, isActive, isStopped, registerTroubleText } = business;
  const isHeld = isStopped || (registerTroubleText !== null && !isActive);

  const toggle = async () => {
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
        onChange={toggle}
      />
    </div>
  );
}
