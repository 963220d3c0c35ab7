import { useEffect, useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import styles from './welcome.module.css';

const STAYS_MS = 10_000;

/** After the dialog has closed: that there is an account now, and what waits in its post. */
export function Welcome({ email }: { email: string | null }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = email ? setTimeout(() => setOver(true), STAYS_MS) : undefined;
    return () => clearTimeout(timer);
  }, [email]);
  return (
    <div className={`${styles.welcome} no-print`}>
      <Banner tone="success">
        {email && !isOver && `Kontoen er opprettet. Vi har sendt en lenke til ${email}, så du kan bekrefte adressen.`}
      </Banner>
    </div>
  );
}
