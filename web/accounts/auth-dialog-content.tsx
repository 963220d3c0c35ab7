import { Button, Tabs } from '@digdir/designsystemet-react';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { type AuthTab, useAccount } from './account.tsx';
import styles from './auth-dialog.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const headings = { login: 'Velkommen tilbake', register: 'Lag konto' };

export default function AuthDialogContent() {
  const { authTab, openAuth, closeAuth } = useAccount();
  // While it closes, the dialog goes on showing what it showed.
  const [shown, setShown] = useState<AuthTab>(authTab ?? 'login');
  useEffect(() => {
    if (authTab) setShown(authTab);
  }, [authTab]);

  return (
    <Modal open={authTab !== null} onClose={closeAuth} labelledBy="auth-heading">
      <div className={styles.content}>
        <h2 id="auth-heading" className={styles.heading} tabIndex={-1} data-autofocus>
          {headings[shown]}
        </h2>
        <Tabs value={shown} onChange={(tab) => openAuth(tab as AuthTab)}>
          <Tabs.List>
            <Tabs.Tab value="login">Logg inn</Tabs.Tab>
            <Tabs.Tab value="register">Registrer</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="login">
            <LoginForm />
            <p className={styles.switch}>
              Har du ikke konto?{' '}
              <button type="button" className="ds-link" onClick={() => openAuth('register')}>
                Registrer deg
              </button>
            </p>
          </Tabs.Panel>
          <Tabs.Panel value="register">
            <RegisterForm />
            <p className={styles.switch}>
              Har du allerede konto?{' '}
              <button type="button" className="ds-link" onClick={() => openAuth('login')}>
                Logg inn
              </button>
            </p>
          </Tabs.Panel>
        </Tabs>
        <Button
          className={styles.close}
          icon
          variant="tertiary"
          data-color="neutral"
          aria-label="Lukk"
          onClick={closeAuth}
        >
          <Icon name="close" />
        </Button>
      </div>
    </Modal>
  );
}
