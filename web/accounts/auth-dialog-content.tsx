import { Button, Tabs } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusLater } from '../ui/focus-later.ts';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { type AuthTab, logIn, useAccount } from './account.tsx';
import { addressOfLink } from './address-of-link.ts';
import styles from './auth-dialog.module.css';
import { Invited } from './invited.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { keepRegistered, readRegistered } from './registered.ts';
import { Welcome } from './welcome.tsx';

const firstFields = { login: 'login-email', register: 'register-first-name' };
const headings = { login: 'Velkommen tilbake', register: 'Lag konto' };
const goingOn = {
  login: 'Når du har logget inn, går du rett videre.',
  register: 'Først trenger du en konto. Så går du rett videre.',
};
const again = { login: 'Du er logget ut. Logg inn igjen, så fortsetter du der du var.', register: null };
const doing = (goal: string) => ({
  login: `Logg inn for å ${goal}. Du trenger ikke trykke én gang til.`,
  register: `Lag konto for å ${goal}. Du trenger ikke trykke én gang til.`,
});

/** For an invitation that is followed while somebody is logged in there is no form to fill in. */
export default function AuthDialogContent() {
  const { state, authTab } = useAccount();
  const [invited, setInvited] = useState(() => (state === 'in' ? addressOfLink() : ''));
  useEffect(() => {
    if (!authTab) setInvited('');
  }, [authTab]);
  return invited ? <Invited address={invited} /> : <AuthForms />;
}

function AuthForms() {
  const { authTab, openAuth, closeAuth } = useAccount();
  // While it closes, the dialog goes on showing what it showed.
  const [shown, setShown] = useState<AuthTab>(authTab ?? 'login');
  useEffect(() => {
    if (authTab) setShown(authTab);
  }, [authTab]);
  const reason = useReason(authTab !== null)?.[shown];
  const goTo = useFocusInside(authTab, shown, openAuth);
  const typedToLogIn = useRef(null);
  const typedToRegister = useRef(null);
  const [registered, setRegistered] = useState<string | null>(null);
  useEffect(() => setRegistered(readRegistered()), []);
  const putAway = () => {
    keepRegistered(null);
    setRegistered(null);
    focusContent();
  };

  return (
    <>
      <Modal
        open={authTab !== null}
        onClose={closeAuth}
        labelledBy="auth-heading"
        describedBy={reason ? 'auth-reason' : undefined}
      >
        <div className={styles.content}>
          <h2 id="auth-heading" className={styles.heading} tabIndex={-1}>
            {headings[shown]}
          </h2>
          {reason && (
            <p id="auth-reason" className={`quiet ${styles.reason}`}>
              {reason}
            </p>
          )}
          <Tabs value={shown} onChange={(tab) => openAuth(tab as AuthTab)}>
            <Tabs.List aria-label="Konto">
              <Tabs.Tab value="login">Logg inn</Tabs.Tab>
              <Tabs.Tab value="register">Registrer</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="login">
              {shown === 'login' && (
                <>
                  <LoginForm kept={typedToLogIn} />
                  <OtherForm asks="Har du ikke konto?" label="Registrer deg" onClick={() => goTo('register')} />
                </>
              )}
            </Tabs.Panel>
            <Tabs.Panel value="register">
              {shown === 'register' && (
                <>
                  <RegisterForm kept={typedToRegister} onRegistered={setRegistered} />
                  <OtherForm asks="Har du allerede konto?" label="Logg inn" onClick={() => goTo('login')} />
                </>
              )}
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
      <Welcome email={registered} tell={setRegistered} onClose={putAway} />
    </>
  );
}

/** Why it came, for whoever did not ask for it; as it was then. */
function useReason(isOpen: boolean) {
  const { user } = useAccount();
  const goesOn = Boolean((useLocation().state as { next?: unknown } | null)?.next);
  const [why, setWhy] = useState<ReturnType<typeof doing> | typeof again | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: logging in changes who is there
  useEffect(() => {
    const { goal } = logIn;
    if (isOpen) setWhy(goal ? doing(goal) : user ? again : null);
  }, [isOpen]);
  return why ?? (goesOn ? goingOn : null);
}

const focusContent = () => document.getElementById('innhold')?.focus({ preventScroll: true });

const OtherForm = ({ asks, label, onClick }: { asks: string; label: string; onClick: () => void }) => (
  <p className={styles.switch}>
    {asks}{' '}
    <button type="button" className="ds-link" onClick={onClick}>
      {label}
    </button>
  </p>
);

/**
 * Opening it and following a link inside put the focus on the first field (on a touch screen on the heading, so that no
 * keyboard covers the dialog); closing it, when what opened it is gone, on the page.
 */
function useFocusInside(authTab: AuthTab | null, shown: AuthTab, openAuth: (tab: AuthTab) => void) {
  const moves = useRef(true);
  useEffect(() => {
    if (!authTab) {
      moves.current = true;
      // What is hidden with the dialog goes on having the focus until the browser draws.
      const isNowhere = document.activeElement?.matches('body, dialog:not([open]) *');
      if (isNowhere) focusContent();
      return;
    }
    if (!moves.current || authTab !== shown) return;
    moves.current = false;
    const hasMouse = matchMedia('(pointer: fine)').matches;
    focusLater(() => document.getElementById(hasMouse ? firstFields[shown] : 'auth-heading'));
  }, [authTab, shown]);
  return (tab: AuthTab) => {
    moves.current = true;
    openAuth(tab);
  };
}
