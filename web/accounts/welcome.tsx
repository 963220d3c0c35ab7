import { useEffect, useRef } from 'react';
import { AddressText } from '../ui/address-text.tsx';
import { Closable } from '../ui/closable.tsx';
import { SaidLater } from '../ui/said-later.tsx';
import styles from './welcome.module.css';

/** After the dialog has closed, wherever it was opened: that there is an account now, and what waits in its post. */
export function Welcome({ email, onClose }: { email: string | null; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (email) place.current?.scrollIntoView({ block: 'nearest' });
  }, [email]);
  return (
    <div ref={place} className={`${styles.welcome} no-print`} role="status">
      {email && (
        <Closable tone="success" onClose={onClose}>
          <SaidLater key={email}>
            {/* With the comma, which would else begin the next line. */}
            Kontoen er opprettet. Vi har sendt en lenke til <AddressText>{`${email},`}</AddressText> så du kan bekrefte
            adressen.
          </SaidLater>
        </Closable>
      )}
    </div>
  );
}
