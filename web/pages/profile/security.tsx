import { Button } from '@digdir/designsystemet-react';
import { useEffect, useState } from 'react';
import { ChangePasswordForm } from '../../accounts/change-password-form.tsx';
import { Banner } from '../../ui/banner.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import styles from './profile.module.css';

const SAID_FOR_MS = 3000;

interface Props {
  email: string;
  /** The password is new, and every session is over. */
  onEnded: () => void;
}

export function Security({ email, onEnded }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  const [said, setSaid] = useState<string | null>(null);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(onEnded, SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said, onEnded]);

  return (
    <div className={styles.panel}>
      <section>
        <h2>Passord</h2>
        <Banner tone="success">{said}</Banner>
        {!said && !isOpen && (
          <>
            <p>Bruk et passord som du ikke bruker andre steder. En passordbehandler husker det for deg.</p>
            <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
              Endre passord
            </Button>
          </>
        )}
        {!said && isOpen && <ChangePasswordForm email={email} onChanged={setSaid} onCancel={() => setOpen(false)} />}
      </section>
    </div>
  );
}
