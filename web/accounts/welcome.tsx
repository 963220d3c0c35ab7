import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AddressText } from '../ui/address-text.tsx';
import { Closable } from '../ui/closable.tsx';
import { SaidLater } from '../ui/said-later.tsx';
import { keepRegistered } from './registered.ts';
import styles from './welcome.module.css';

interface Props {
  email: string | null;
  tell: (email: string | null) => void;
  onClose: () => void;
}

/**
 * After the dialog has closed, wherever it was opened: that there is an account now, and what waits in its post. Until it is
 * put away, or whoever saw it goes to another page. One that the log-in leads on to, without another press, is the first to show it.
 */
export function Welcome({ email, tell, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (email) place.current?.scrollIntoView({ block: 'nearest' });
  }, [email]);

  const { pathname } = useLocation();
  const pressedOn = useRef<string>(null);
  useEffect(() => {
    if (!email) return;
    if (pressedOn.current && pressedOn.current !== pathname) {
      keepRegistered(null);
      return tell(null);
    }
    const note = () => {
      pressedOn.current = pathname;
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, [email, tell, pathname]);

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
