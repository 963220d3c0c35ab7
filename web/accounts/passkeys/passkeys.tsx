import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import type { Passkey } from '../../../contract/accounts/passkeys.ts';
import { policy } from '../../../contract/policy.ts';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { useSeenAgain } from '../../platform/use-seen-again.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { useSayWhy } from '../../ui/say.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import formStyles from '../auth-form.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { canHavePasskeys, isOurs } from './can-have-passkeys.ts';
import { PasskeyItem } from './passkey-item.tsx';
import styles from './passkeys.module.css';

const read = () => api('GET /auth/passkeys');

/** In the profile: what lets its owner in without the password. */
export default function Passkeys({ email }: { email: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const [said, setSaid] = useState<string | null>(null);
  const { data, reload, retry } = useReading(read, { failed: 'Kunne ikke hente passnøklene', tell: setProblem });
  useSeenAgain(reload);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Passkey | null>(null);
  const opener = useFocusBack(isAdding);
  const heading = useRef<HTMLHeadingElement>(null);
  const [turn, setTurn] = useState(0);
  // The button that was pressed is gone with its passkey or its form.
  useEffect(() => {
    if (turn > 0) heading.current?.focus();
  }, [turn]);

  const done = async (message: string) => {
    await reload({ isQuiet: true });
    setAdding(false);
    setSaid(message);
    setTurn((before) => before + 1);
  };
  const remove = async ({ id }: Passkey) => {
    setAsked(null);
    setSaid(null);
    setProblem(null);
    try {
      await done((await api('DELETE /auth/passkeys/:id', { params: { id } })).message);
    } catch (error) {
      sayWhy(error, 'Kunne ikke slette passnøkkelen');
      await reload({ isQuiet: true });
    }
  };

  const canAdd = data !== null && canHavePasskeys() && isOurs(data.rpId);
  // Where none can be used there is nothing to say about them.
  if (data && !canAdd && data.passkeys.length === 0) return null;
  return (
    <section className={formStyles.section} aria-label="Passnøkler">
      <h2 ref={heading} tabIndex={-1}>
        Passnøkler
      </h2>
      <Banner>{problem}</Banner>
      <Banner tone="success">{said}</Banner>
      {data === null && <LoadingOrRetry retry={retry}>Henter passnøklene …</LoadingOrRetry>}
      {data && (
        <p>
          Logg inn med fingeravtrykk, ansikt eller PIN i stedet for passord. En passnøkkel kan ikke gjettes eller lures
          fra deg, og du trenger ingen kode i tillegg.
        </p>
      )}
      {data && data.passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Passnøklene dine">
          {data.passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRenamed={() => reload({ isQuiet: true })}
              onRemove={() => setAsked(passkey)}
            />
          ))}
        </ul>
      )}
      {canAdd && isAdding && (
        <AddPasskey
          email={email}
          onAdded={done}
          onFailed={() => void reload({ isQuiet: true })}
          onCancel={() => setAdding(false)}
        />
      )}
      {canAdd && !isAdding && data.passkeys.length < policy.passkeys.most && (
        <Button
          ref={opener}
          variant="secondary"
          onClick={() => {
            setSaid(null);
            setProblem(null);
            setAdding(true);
          }}
        >
          Legg til passnøkkel
        </Button>
      )}
      {canAdd && data.passkeys.length >= policy.passkeys.most && (
        <p className="quiet">Du kan ha {policy.passkeys.most} passnøkler. Slett en for å legge til en ny.</p>
      )}
      <ConfirmDialog
        open={asked !== null}
        title="Slette passnøkkelen?"
        confirmLabel="Slett passnøkkelen"
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>
          «{asked?.name}» slipper deg ikke lenger inn. Slett den også der den ligger, i enheten eller
          passordbehandleren.
        </p>
      </ConfirmDialog>
    </section>
  );
}
