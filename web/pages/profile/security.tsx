import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { ChangePasswordForm } from '../../accounts/change-password-form.tsx';
import { Banner } from '../../ui/banner.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useLastWord } from '../../ui/use-last-word.ts';
import styles from './profile.module.css';

interface Props {
  email: string;
  /** The password is new, and every session is over. */
  onEnded: () => void;
}

export function Security({ email, onEnded }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  const { said, say, heading } = useLastWord(onEnded);

  return (
    <div className={styles.panel}>
      <section>
        <h2 ref={heading} tabIndex={-1}>
          Passord
        </h2>
        <Banner tone="success">{said}</Banner>
        {!said && !isOpen && (
          <>
            <p>Bruk et passord som du ikke bruker andre steder. En passordbehandler husker det for deg.</p>
            <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
              Endre passord
            </Button>
          </>
        )}
        {!said && isOpen && <ChangePasswordForm email={email} onChanged={say} onCancel={() => setOpen(false)} />}
      </section>
    </div>
  );
}
