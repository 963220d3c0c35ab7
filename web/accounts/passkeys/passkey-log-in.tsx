import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { CallError, reasonOf } from '../../../contract/call.ts';
import { api } from '../../platform/api.ts';
import { Banner } from '../../ui/banner.tsx';
import styles from '../auth-form.module.css';
import { canHavePasskeys, isOurs } from './can-have-passkeys.ts';

interface Props {
  isOpen: boolean;
  /** The password is, instead. */
  isOtherTried: boolean;
  onEntered: (token: string) => Promise<void>;
}

/** What the server wants signed is good for five minutes; then the browser's offer is made anew. */
const OFFERED_ANEW_MS = 4 * 60_000;

/** Comes when it is wanted: only browsers that can have passkeys fetch it. */
const load = () => import('@simplewebauthn/browser');

type Asked = Parameters<Awaited<ReturnType<typeof load>>['startAuthentication']>[0]['optionsJSON'];

const ask = async () => (await api('POST /auth/passkeys/log-in/begin')).options as unknown as Asked;

/** A button, and the browser's own offer at the field for the address. Where there can be no passkeys there is nothing. */
export function PasskeyLogIn({ isOpen, isOtherTried, onEntered }: Props) {
  const [isOffered, setOffered] = useState(canHavePasskeys);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const offerAnew = () => setTurn((before) => before + 1);

  useEffect(() => {
    if (isOpen || isOtherTried) setProblem(null);
  }, [isOpen, isOtherTried]);

  const finish = async (useBrowserAutofill: boolean, optionsJSON: Asked) => {
    const { startAuthentication } = await load();
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill });
    setBusy(true);
    try {
      await onEntered((await api('POST /auth/passkeys/log-in', { body: { credential } })).token);
    } finally {
      setBusy(false);
    }
  };
  /** The press that the browser's dialog is open for: a new offer would close it. */
  const asking = useRef<symbol | null>(null);
  const isBeginning = useRef(false);
  const latest = useRef(finish);
  latest.current = finish;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is another offer
  useEffect(() => {
    if (!isOpen || !canHavePasskeys()) return;
    let isOver = false;
    let isTaken = false;
    const offer = async () => {
      const [{ browserSupportsWebAuthnAutofill }, options] = await Promise.all([load(), ask()]);
      if (isOver) return;
      if (!isOurs(options.rpId)) return setOffered(false);
      if (!(await browserSupportsWebAuthnAutofill()) || isOver) return;
      isTaken = true;
      await latest.current(true, options);
    };
    // Nobody asked for the browser's offer: only what became of a passkey that was chosen there is said.
    offer().catch((error) => {
      if (isOver || !(error instanceof CallError)) return;
      if (isTaken) {
        setProblem(reasonOf(error, 'Innlogging feilet'));
        offerAnew();
      } else if (error.status === 409) setOffered(false);
    });
    const timer = setTimeout(() => asking.current || offerAnew(), OFFERED_ANEW_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [isOpen, turn]);

  const press = async () => {
    if (isBusy || isBeginning.current) return;
    // Where the browser's dialog hangs, pressing again opens another in its place.
    const press = Symbol();
    asking.current = press;
    isBeginning.current = true;
    setProblem(null);
    try {
      const options = await ask().finally(() => {
        isBeginning.current = false;
      });
      await finish(false, options);
    } catch (error) {
      if (asking.current !== press) return;
      // Whoever closed the browser's dialog knows.
      if (error instanceof CallError) setProblem(reasonOf(error, 'Innlogging feilet'));
      offerAnew();
    } finally {
      if (asking.current === press) asking.current = null;
    }
  };

  if (!isOffered) return null;
  return (
    <div className={styles.passkey}>
      <Button type="button" variant="secondary" aria-disabled={isBusy} onClick={press}>
        {isBusy ? 'Logger inn...' : 'Logg inn med passnøkkel'}
      </Button>
      <Banner>{problem}</Banner>
    </div>
  );
}
